import * as z from 'zod/mini'
import { Id, line, text, Time } from './common.ts'
import { endpoint, navigation } from './endpoint.ts'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, VERIFICATION_CODE_LENGTH } from './limits.ts'
import { THEMES } from './plans.ts'

/**
 * One address, ASCII local part, no quotes, no spaces, no line breaks. Deliberately narrower than RFC 5322:
 * what is refused here (quoted local parts, comments) is used by nobody but attackers.
 */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** The same rule for a form in the browser, where there are no schemas. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}

export const Email = z.string().check(z.trim(), z.maxLength(EMAIL_MAX), z.regex(EMAIL))
export const NewPassword = text({ min: PASSWORD_MIN, max: PASSWORD_MAX })
export const VerificationCode = z.string().check(z.regex(new RegExp(`^[0-9]{${VERIFICATION_CODE_LENGTH}}$`)))

/** What only some people may do; the web offers it to nobody else. */
export const CAPABILITIES = ['moderate', 'operate'] as const
export type Capability = (typeof CAPABILITIES)[number]

export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  aliasName: z.string(),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  fame: z.number(),
  iqTestTaken: z.boolean(),
  iqScore: z.nullable(z.number()),
  selectedTheme: z.enum(THEMES),
  isTopaz: z.boolean(),
  isAgate: z.boolean(),
  isAqua: z.boolean(),
  isFree: z.boolean(),
  /** Whether comments and posts of theirs may link to other sites. */
  canLink: z.boolean(),
  /** Missing for people without a role. */
  capabilities: z.optional(z.array(z.enum(CAPABILITIES))),
  /** Only in somebody's first hour, while there is something to ask at `/api/welcome`. */
  isNew: z.optional(z.literal(true)),
  /** Only while one holds: they may not write, or nothing but appeal, export and leave. `until` is null for good. */
  sanction: z.optional(
    z.object({
      kind: z.enum(['silence', 'suspension']),
      until: z.nullable(Time),
      reason: z.string(),
      /** To be read and appealed at `/api/appeals/:id`. */
      actionId: Id,
    }),
  ),
})
export type User = z.infer<typeof User>

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'member',
  response: User,
})

/** How many zero bits SHA-256 of `challenge:nonce` begins with: some ten thousand tries, a second or two of a phone. */
export const SIGN_UP_PROOF_BITS = 16

export const SignUpProof = z.strictObject({
  challenge: z.string().check(z.maxLength(120)),
  nonce: z.string().check(z.regex(/^\d{1,12}$/)),
})
export type SignUpProof = z.infer<typeof SignUpProof>

/** Asked for when a sign-up was answered `proof_of_work_required`; it counts once and for five minutes. */
export const startSignUpProof = endpoint({
  method: 'POST',
  path: '/api/auth/signup/proof',
  access: 'public',
  isRepeatable: false,
  response: z.object({ challenge: z.string(), bits: z.number() }),
})

export const signup = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  body: z.strictObject({
    email: Email,
    password: NewPassword,
    firstName: line({ min: 1, max: NAME_MAX }),
    lastName: line({ min: 1, max: NAME_MAX }),
    /** A field that people never see: whoever fills it in is a program that fills in everything. */
    website: z.optional(z.string().check(z.maxLength(500))),
    /** While very many sign up: what was asked for at `/api/auth/signup/proof`. */
    proof: z.optional(SignUpProof),
  }),
  response: z.object({ email: z.string() }),
})

export const signin = endpoint({
  method: 'POST',
  path: '/api/auth/signin',
  access: 'public',
  // A password is verified as received: only its length is bounded, so that no rule can be read off the answer.
  body: z.strictObject({ email: Email, password: text({ min: 1, max: PASSWORD_MAX }) }),
  response: z.object({ user: User }),
})

export const verify = endpoint({
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  body: z.strictObject({ code: VerificationCode, email: Email }),
  /** `resetToken` is there when the address is proven but this browser did not make the sign-up. */
  response: z.object({ email: z.string(), resetToken: z.nullable(z.string()) }),
})

const EmailOnly = z.strictObject({ email: Email })
const Accepted = z.object({ email: z.string() })

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  body: EmailOnly,
  response: Accepted,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  body: EmailOnly,
  response: Accepted,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)), password: NewPassword }),
  response: Accepted,
})

/** By itself, so that the service worker gets nothing else with it. */
export const LOGOUT_PATH = '/api/auth/logout'
export const logout = navigation({ path: LOGOUT_PATH })
export const startGoogle = navigation({ path: '/api/auth/google' })
export const startDiscord = navigation({ path: '/api/auth/discord' })

/** What a provider appends to its answer; everything is judged by the server, nothing is trusted. */
const ProviderAnswer = z.record(z.string(), z.string())
export const finishGoogle = navigation({ path: '/api/auth/google/callback', query: ProviderAnswer })

/** Why signing in with a provider ended without a session; the auth screen shows it, as `?providerError=`. */
export const PROVIDER_ERRORS = ['denied', 'expired', 'unverified', 'unavailable'] as const
export type ProviderError = (typeof PROVIDER_ERRORS)[number]
