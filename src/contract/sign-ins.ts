import * as z from 'zod/mini'
import { VerificationCode } from './auth.ts'
import { Id, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { PASSWORD_MAX } from './limits.ts'
import { Cursor, Done, IdParams } from './objects.ts'

/** How somebody proves again who they are, before what a stolen session must not do. */
export const REAUTHENTICATION_WAYS = ['password', 'mail'] as const
export type ReauthenticationWay = (typeof REAUTHENTICATION_WAYS)[number]

/** The ways that this person has: a mailed code is for those without a password. */
export const getReauthentication = endpoint({
  method: 'GET',
  path: '/api/auth/reauthenticate',
  access: 'member',
  response: z.object({ ways: z.array(z.enum(REAUTHENTICATION_WAYS)), isFresh: z.boolean() }),
})

/** Exactly one of them. */
export const reauthenticate = endpoint({
  method: 'POST',
  path: '/api/auth/reauthenticate',
  access: 'member',
  body: z
    .strictObject({
      password: z.optional(text({ min: 1, max: PASSWORD_MAX })),
      mailCode: z.optional(VerificationCode),
    })
    .check(z.refine((given) => Object.values(given).filter((one) => one !== undefined).length === 1)),
  isRepeatable: false,
  response: Done,
})

export const sendReauthenticationCode = endpoint({
  method: 'POST',
  path: '/api/auth/reauthenticate/code',
  access: 'member',
  isRepeatable: false,
  response: Done,
})

/** A browser and a system by their names, as far as the browser says; the address without its end, for 30 days. */
const DeviceFacts = {
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
}

export const Session = z.object({
  id: Id,
  ...DeviceFacts,
  startedAt: Time,
  /** Known to the hour. */
  lastSeenAt: Time,
  isThisOne: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** Where the person is signed in: this session first, then the one used last. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'member',
  response: z.object({ items: z.array(Session) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'member',
  params: IdParams,
  isRepeatable: false,
  response: Done,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  access: 'member',
  isRepeatable: false,
  response: z.object({ ended: z.number() }),
})

/** How somebody got in, or tried to: `code` and `recovery` are second steps, `reset` is a new password by a mailed link. */
export const SIGN_IN_WAYS = [
  'password',
  'google',
  'discord',
  'passkey',
  'code',
  'recovery',
  'reset',
  'signup',
] as const
export type SignInWay = (typeof SIGN_IN_WAYS)[number]
export const SIGN_IN_HISTORY_DAYS = 90

export const PastSignIn = z.object({
  id: Id,
  way: z.enum(SIGN_IN_WAYS),
  isSuccess: z.boolean(),
  ...DeviceFacts,
  at: Time,
})
export type PastSignIn = z.infer<typeof PastSignIn>

/** The sign-ins of the last 90 days and the tries that failed, the latest first. */
export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/account/sign-ins',
  access: 'member',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(PastSignIn), nextCursor: z.nullable(z.string()) }),
})
