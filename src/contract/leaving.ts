import * as z from 'zod/mini'
import { Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { PAID_PLANS } from './plans.ts'

/** How long signing in takes it back; then the account is erased. */
export const LEAVING_DAYS = 14

export const LEAVING_CHOICES = ['everything', 'keep-articles'] as const
export type LeavingChoice = (typeof LEAVING_CHOICES)[number]

/** What somebody should know before they close their account; `staff` and `export` have to be settled first. */
export const LeavingNote = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff') }),
  z.object({ kind: z.literal('export') }),
  /** What they pay for. */
  z.object({ kind: z.literal('plan'), plan: z.enum(PAID_PLANS) }),
  /** A guild of theirs, and who owns it then; null when nobody is there, and it is deleted. */
  z.object({ kind: z.literal('guild'), id: z.number(), name: z.string(), heir: z.nullable(z.string()) }),
])
export type LeavingNote = z.infer<typeof LeavingNote>

export const getLeaving = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  access: 'member',
  response: z.object({
    notes: z.array(LeavingNote),
    /** When they last closed it and took that back by signing in. */
    returnedAt: z.nullable(Time),
  }),
})

/** Signs out everywhere. Needs a fresh proof of who they are. */
export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  access: 'member',
  body: z.strictObject({ choice: z.enum(LEAVING_CHOICES) }),
  isRepeatable: false,
  response: z.object({ erasesAt: Time }),
})
