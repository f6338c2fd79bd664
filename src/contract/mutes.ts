import * as z from 'zod/mini'
import { Id, line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams } from './objects.ts'
import { Person } from './people.ts'

export const MUTES_MAX = 500
export const MUTED_TEXT_MAX = 50
export const MUTE_KINDS = ['person', 'word', 'tag'] as const
export type MuteKind = (typeof MUTE_KINDS)[number]
export const MUTE_EFFECTS = ['fold', 'hide'] as const
export type MuteEffect = (typeof MUTE_EFFECTS)[number]
/** For how many days; null is until it is taken back. */
export const MUTE_DAYS = [1, 7, 30, null] as const
export type MuteDays = (typeof MUTE_DAYS)[number]

/** What a reader does not want to read; nobody else knows of it. `person` is for a person, `text` for the others. */
export const Mute = z.object({
  id: Id,
  kind: z.enum(MUTE_KINDS),
  person: z.nullable(Person),
  /** In lower case. */
  text: z.string(),
  effect: z.enum(MUTE_EFFECTS),
  expiresAt: z.nullable(Time),
})
export type Mute = z.infer<typeof Mute>

/** All of the viewer's that count now, the latest first. */
export const listMutes = endpoint({
  method: 'GET',
  path: '/api/mutes',
  access: 'member',
  response: z.object({ items: z.array(Mute) }),
})

/** Muting the same again changes effect and expiry. */
export const createMute = endpoint({
  method: 'POST',
  path: '/api/mutes',
  access: 'member',
  body: z.strictObject({
    kind: z.enum(MUTE_KINDS),
    personId: z.optional(Id),
    text: z.optional(line({ min: 1, max: MUTED_TEXT_MAX })),
    effect: z.enum(MUTE_EFFECTS),
    days: z.nullable(z.literal([1, 7, 30])),
  }),
  response: Mute,
})

export const deleteMute = endpoint({
  method: 'DELETE',
  path: '/api/mutes/:id',
  access: 'member',
  params: IdParams,
  response: Done,
})

const Muting = z.object({ isMuted: z.boolean() })

/** The short way to mute a person: folded, until it is taken back. Who is muted already stays muted as they are. */
export const muteUser = endpoint({
  method: 'PUT',
  path: '/api/users/:id/mute',
  access: 'member',
  params: IdParams,
  response: Muting,
})

export const unmuteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/mute',
  access: 'member',
  params: IdParams,
  response: Muting,
})
