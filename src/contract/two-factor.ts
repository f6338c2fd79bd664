import * as z from 'zod/mini'
import { User } from './auth.ts'
import { text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './objects.ts'

export const APP_CODE_LENGTH = 6
export const RECOVERY_CODES = 10
/** How long somebody may look for their phone between the two steps. */
export const SECOND_STEP_MINUTES = 10

/** Where the second step is taken by whoever took the first one elsewhere, at a provider. */
export const SECOND_STEP_PATH = '/auth?step=code'

export const AppCode = z.string().check(z.regex(new RegExp(`^[0-9]{${APP_CODE_LENGTH}}$`)))

/** Without these letters nothing that is read off paper is mistaken for another. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A recovery code as it is stored and compared, whatever case, blanks and hyphens it was typed with. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
}

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/two-factor',
  access: 'member',
  /** `since` is null while it is off. */
  response: z.object({ since: z.nullable(Time), recoveryCodesLeft: z.number() }),
})

/** Begins a set-up; a begun one is replaced. The secret is told this once, as text, as a link and as a drawing. */
export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/api/two-factor/start',
  access: 'member',
  isRepeatable: false,
  response: z.object({
    /** The secret as it is typed into an app. */
    key: z.string(),
    uri: z.string(),
    /** A square of so many units, and the path of what is dark in it. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
})

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Turns it on with a first code of the app. */
export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/two-factor/confirm',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({ code: AppCode }),
  response: RecoveryCodes,
})

/** The ones before stop working. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/two-factor/recovery-codes',
  access: 'member',
  isRepeatable: false,
  response: RecoveryCodes,
})

export const endTwoFactor = endpoint({
  method: 'DELETE',
  path: '/api/two-factor',
  access: 'member',
  isRepeatable: false,
  response: Done,
})

/** The second step of signing in, in the browser that has done the first. */
export const passSecondStep = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'public',
  isRepeatable: false,
  body: z.union([
    z.strictObject({ code: AppCode }),
    z.strictObject({ recoveryCode: text({ min: 1, max: 60 }) }),
  ]),
  response: z.object({ user: User }),
})
