import * as z from 'zod/mini'
import { VerificationCode } from './auth.ts'
import { text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { PASSWORD_MAX } from './limits.ts'
import { Done } from './objects.ts'

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
