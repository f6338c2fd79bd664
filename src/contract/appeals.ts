import * as z from 'zod/mini'
import { Id, Time, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { ModeratedPerson, ModerationReason } from './moderation.ts'
import { APPEAL_MAX, APPEAL_MIN, APPEALABLE_ACTIONS, COMMUNITY_RULES } from './moderation-rules.ts'
import { Cursor, Done, IdParams, ObjectType } from './objects.ts'
import { Person } from './people.ts'

const Appeal = z.object({
  id: Id,
  text: z.string(),
  createdAt: Time,
  state: z.enum(['open', 'upheld', 'overturned']),
  decidedAt: z.nullable(Time),
  /** What the author is told of the decision. */
  answer: z.string(),
})

/** Something that was done about the reader or what they wrote; who did it is not said. */
export const OwnAction = z.object({
  id: Id,
  createdAt: Time,
  action: z.enum(APPEALABLE_ACTIONS),
  rule: z.enum(COMMUNITY_RULES),
  reason: z.string(),
  /** The beginning of what it was about, for them alone. */
  excerpt: z.string(),
  objectType: ObjectType,
  objectId: Id,
  /** Null where it is not to be read any more. */
  path: z.nullable(z.string()),
  days: z.nullable(z.number()),
  /** Of a silence or a suspension, unless it is for good. */
  until: z.nullable(Time),
  /** It holds now. */
  isActive: z.boolean(),
  /** Null without an appeal. */
  appeal: z.nullable(Appeal),
  /** Until then one may be made; null when there is one, or it is too late. */
  appealableUntil: z.nullable(Time),
})
export type OwnAction = z.infer<typeof OwnAction>

/** What was done about the reader, the latest first. Open to the suspended. */
export const listOwnActions = endpoint({
  method: 'GET',
  path: '/api/appeals',
  access: 'member',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(OwnAction), nextCursor: z.nullable(z.string()) }),
})

/** One of them, by the number of the action. 404 for everybody but the person it is about. */
export const getOwnAction = endpoint({
  method: 'GET',
  path: '/api/appeals/:id',
  access: 'member',
  params: IdParams,
  response: OwnAction,
})

/** One for each action, within 30 days. Open to the suspended. */
export const makeAppeal = endpoint({
  method: 'POST',
  path: '/api/appeals',
  access: 'member',
  body: z.strictObject({ actionId: Id, text: text({ min: APPEAL_MIN, max: APPEAL_MAX }) }),
  response: OwnAction,
})

/** How the reader stands now. Open to the suspended; `GET /api/auth/user` has `isRestricted` only when one holds. */
export const getSanctions = endpoint({
  method: 'GET',
  path: '/api/account/sanctions',
  access: 'member',
  response: z.object({
    silence: z.nullable(OwnAction),
    suspension: z.nullable(OwnAction),
  }),
})

const OpenAppeal = z.object({
  id: Id,
  createdAt: Time,
  text: z.string(),
  person: ModeratedPerson,
  actionId: Id,
  action: z.enum(APPEALABLE_ACTIONS),
  actedAt: Time,
  rule: z.enum(COMMUNITY_RULES),
  reason: z.string(),
  days: z.nullable(z.number()),
  objectType: ObjectType,
  objectId: Id,
  excerpt: z.string(),
  path: z.nullable(z.string()),
  actedBy: z.nullable(Person),
  /** False for whoever did it, unless there is nobody else and 24 hours have passed: then from `decidableFrom`. */
  canDecide: z.boolean(),
  decidableFrom: z.nullable(Time),
})

/** Open ones, the oldest first. */
export const listAppeals = endpoint({
  method: 'GET',
  path: '/api/moderation/appeals',
  access: 'moderator',
  isUnseen: true,
  showsHidden: true,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(OpenAppeal), nextCursor: z.nullable(z.string()), waiting: z.number() }),
})

/** Overturning undoes what was done. */
export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/moderation/appeals/:id',
  access: 'moderator',
  isUnseen: true,
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ isOverturned: z.boolean(), answer: ModerationReason }),
  response: Done,
})
