import * as z from 'zod/mini'
import { Id, line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams } from './objects.ts'

/** What a token may be used for. `token-scopes.ts` says which call needs which. */
export const SCOPES = [
  'read',
  'write:articles',
  'write:posts',
  'write:questions',
  'write:comments',
  'write:collections',
  'write:media',
  'write:activity',
  'messages',
] as const
export type Scope = (typeof SCOPES)[number]
export const Scope = z.enum(SCOPES)

/** Found by those who look for secrets in public code, and told apart from the token of a session. */
export const TOKEN_PREFIX = 'cdk_'
export const TOKENS_MAX = 20
export const TOKEN_NAME_MAX = 60
export const TOKEN_DAYS = [30, 90, 365] as const
export type TokenDays = (typeof TOKEN_DAYS)[number] | null

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(Scope),
  createdAt: Time,
  /** Null: it works until it is revoked. */
  expiresAt: z.nullable(Time),
  /** To within some minutes; null when it was never used. */
  lastUsedAt: z.nullable(Time),
})
export type ApiToken = z.infer<typeof ApiToken>

export const listApiTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  access: 'member',
  response: z.object({ items: z.array(ApiToken), most: z.number() }),
})

/** Only just after the person has confirmed who they are. `token` is shown this once: only its hash is stored. */
export const createApiToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  access: 'member',
  // The answer holds the token, and answers of repeatable calls are stored for a day.
  isRepeatable: false,
  body: z.strictObject({
    name: line({ min: 1, max: TOKEN_NAME_MAX }),
    scopes: z.array(Scope).check(
      z.minLength(1),
      z.refine((list) => new Set(list).size === list.length),
    ),
    /** Null: until it is revoked. */
    days: z.nullable(z.literal(TOKEN_DAYS)),
  }),
  response: z.extend(ApiToken, { token: z.string() }),
})

/** It ends at once. The same twice. */
export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: '/api/tokens/:id',
  access: 'member',
  params: IdParams,
  response: Done,
})
