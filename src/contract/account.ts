import * as z from 'zod/mini'
import { Email, NewPassword } from './auth.ts'
import { line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { NAME_MAX, PASSWORD_MAX } from './limits.ts'
import { Done } from './objects.ts'

export const ALIAS_MIN = 3
export const ALIAS_MAX = 30
/** How long an alias stays before it can be changed again, and how long the one before leads to its person. */
export const ALIAS_REST_DAYS = 30
export const ALIAS_KEPT_DAYS = 90
export const EMAIL_CHANGE_HOURS = 24

export const SIGN_IN_PROVIDERS = ['google', 'discord'] as const
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]

export type AliasFault = 'length' | 'letters' | 'hyphens'

/** What is wrong with an alias by its form alone; whether it is free only the server knows. */
export function aliasFault(alias: string): AliasFault | null {
  if (!/^[A-Za-z0-9-]*$/.test(alias)) return 'letters'
  if (alias.length < ALIAS_MIN || alias.length > ALIAS_MAX) return 'length'
  return alias.startsWith('-') || alias.endsWith('-') || alias.includes('--') ? 'hyphens' : null
}

const EmailChange = z.object({
  newEmail: z.string(),
  isOldProven: z.boolean(),
  isNewProven: z.boolean(),
  expiresAt: Time,
})

/** What somebody can change about their own account; nobody else ever gets it. */
export const Account = z.object({
  firstName: z.string(),
  lastName: z.string(),
  alias: z.string(),
  /** Null: at once. */
  aliasChangeableAt: z.nullable(Time),
  email: z.string(),
  emailChange: z.nullable(EmailChange),
  hasPassword: z.boolean(),
  /** Those of the site, and those that are linked; `linkedAt` is null where one is not. */
  providers: z.array(
    z.object({ provider: z.enum(SIGN_IN_PROVIDERS), linkedAt: z.nullable(Time), isOffered: z.boolean() }),
  ),
})
export type Account = z.infer<typeof Account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'member',
  response: Account,
})

export const saveNames = endpoint({
  method: 'PATCH',
  path: '/api/account/names',
  access: 'member',
  body: z.strictObject({
    firstName: line({ min: 1, max: NAME_MAX }),
    lastName: line({ min: 1, max: NAME_MAX }),
  }),
  response: z.object({ firstName: z.string(), lastName: z.string() }),
})

/** Judged by `aliasFault`, so that each fault is told in a sentence of its own. */
export const saveAlias = endpoint({
  method: 'PUT',
  path: '/api/account/alias',
  access: 'member',
  body: z.strictObject({ alias: text({ max: 200 }) }),
  response: z.object({ alias: z.string(), aliasChangeableAt: z.nullable(Time) }),
})

const GivenPassword = z.optional(text({ min: 1, max: PASSWORD_MAX }))

/** The answer is the same whether or not the new address has an account. */
export const startEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'member',
  body: z.strictObject({ newEmail: Email, password: GivenPassword }),
  isRepeatable: false,
  response: EmailChange,
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'member',
  response: Done,
})

/** For whoever reads the mail, signed in or not. `isDone`: both addresses are proven, and the account has the new one. */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  isRepeatable: false,
  response: z.object({ proven: z.enum(['old', 'new']), isDone: z.boolean() }),
})

export const savePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'member',
  body: z.strictObject({ current: GivenPassword, password: NewPassword }),
  isRepeatable: false,
  response: Done,
})

export const unlinkProvider = endpoint({
  method: 'DELETE',
  path: '/api/account/providers/:provider',
  access: 'member',
  params: z.strictObject({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  response: Done,
})

/** Where the browser goes to link a provider; its answer comes back to where sign-ins come back to. */
export const linkProvider = endpoint({
  method: 'POST',
  path: '/api/account/providers/:provider/link',
  access: 'member',
  params: z.strictObject({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  isRepeatable: false,
  response: z.object({ url: z.string() }),
})

/** How linking ended; the settings show it, as `?linked=` or `?linkError=`. */
export const LINK_ERRORS = ['denied', 'expired', 'taken', 'unavailable'] as const
export type LinkError = (typeof LINK_ERRORS)[number]
