import * as z from 'zod/mini'
import { Id, IdInPath, Time, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LANGUAGES } from './messages.ts'
import {
  COMMUNITY_RULES,
  MODERATION_ACTIONS,
  MODERATION_REASON_MAX,
  MODERATION_REASON_MIN,
} from './moderation-rules.ts'
import { Cursor, Done, IdParams, ObjectType } from './objects.ts'
import { Person } from './people.ts'
import { GUILD_RULE, REPORT_REASONS } from './reports.ts'

/**
 * The staff's own calls. To everybody else all of them are the ordinary 404, also to visitors: nothing shows that they
 * exist. Reported messages are read and closed by the calls of `message-acts.ts`; what is done about their sender is an
 * action on the person.
 */
const Rule = z.enum(COMMUNITY_RULES)
const Action = z.enum(MODERATION_ACTIONS)
export const ModerationReason = text({ min: MODERATION_REASON_MIN, max: MODERATION_REASON_MAX })

/** Somebody whom something is about, and what was done about them before. */
export const ModeratedPerson = z.extend(Person, {
  joinedAt: Time,
  /** In which they are told why. */
  language: z.enum(LANGUAGES),
  role: z.enum(['user', 'moderator', 'operator']),
  /** Now, else null; a suspension for good has `isSuspended` and no end. */
  silencedUntil: z.nullable(Time),
  isSuspended: z.boolean(),
  suspendedUntil: z.nullable(Time),
  /** How often something was done that counts against them; what was overturned is not among it. */
  history: z.object({
    removed: z.number(),
    marked: z.number(),
    warned: z.number(),
    silenced: z.number(),
    suspended: z.number(),
    overturned: z.number(),
  }),
  /** Their own reports of others. */
  reported: z.object({ confirmed: z.number(), rejected: z.number() }),
})
export type ModeratedPerson = z.infer<typeof ModeratedPerson>

export const CaseReport = z.object({
  id: Id,
  reason: z.enum([...REPORT_REASONS, GUILD_RULE]),
  ruleNumber: z.nullable(z.number()),
  text: z.string(),
  weight: z.number(),
  createdAt: Time,
  /** Null when they have left. */
  reporter: z.nullable(Person),
})

/** One that is being dealt with by somebody. */
const Claim = z.object({ by: Person, isMine: z.boolean(), until: Time })

/** A suspension that waits for a second moderator. */
const Proposal = z.object({
  id: Id,
  by: Person,
  isMine: z.boolean(),
  days: z.nullable(z.number()),
  rule: Rule,
  reason: z.string(),
  createdAt: Time,
})

/** One object with all that was reported about it. */
export const ModerationCase = z.object({
  objectType: ObjectType,
  objectId: Id,
  /** What it is called: a title, a name, the beginning of its words. */
  title: z.string(),
  /** The beginning of its words, at most 500 characters of plain text. */
  excerpt: z.string(),
  /** Where it can be read; null when that is nowhere any more. */
  path: z.nullable(z.string()),
  /** What it was said about: of a comment its object, of an answer its question. */
  context: z.nullable(
    z.object({ objectType: ObjectType, objectId: Id, title: z.string(), path: z.nullable(z.string()) }),
  ),
  author: z.nullable(ModeratedPerson),
  /** `hidden`: reports hid it, nobody has judged yet; `removed`: by the staff; `gone`: deleted by its author, or erased. */
  state: z.enum(['visible', 'hidden', 'removed', 'gone']),
  isNsfw: z.boolean(),
  /** Reports marked it as adult, and nobody has judged yet. */
  isMarkedByReports: z.boolean(),
  /** The latest 20, the heaviest first. */
  reports: z.array(CaseReport),
  reportCount: z.number(),
  weight: z.number(),
  /** Of the oldest open report. */
  since: Time,
  isEscalated: z.boolean(),
  claim: z.nullable(Claim),
  proposal: z.nullable(Proposal),
  /** What this moderator may do with it now. */
  actions: z.array(Action),
  /** Sent back with the action: somebody else who has acted meanwhile makes it 409. */
  version: z.number(),
})
export type ModerationCase = z.infer<typeof ModerationCase>

/** Escalated ones first for operators, then what is hidden, then the heaviest; of equals the oldest first. */
export const listModerationQueue = endpoint({
  method: 'GET',
  path: '/api/moderation/queue',
  access: 'moderator',
  isUnseen: true,
  showsHidden: true,
  query: z.strictObject({ cursor: z.optional(Cursor), type: z.optional(ObjectType) }),
  response: z.object({
    items: z.array(ModerationCase),
    nextCursor: z.nullable(z.string()),
    /** Objects that wait, of all types. */
    waiting: z.number(),
  }),
})

/** One of them, also when nothing about it is open: for a link from a person's history. */
export const getModerationCase = endpoint({
  method: 'GET',
  path: '/api/moderation/case',
  access: 'moderator',
  isUnseen: true,
  showsHidden: true,
  query: z.strictObject({ objectType: ObjectType, objectId: IdInPath }),
  response: ModerationCase,
})

const Named = z.strictObject({ objectType: ObjectType, objectId: Id })

/** Keeps others from acting on it for ten minutes; again by the same person, for ten more. 409 when another has it. */
export const claimModerationCase = endpoint({
  method: 'POST',
  path: '/api/moderation/claim',
  access: 'moderator',
  isUnseen: true,
  isRepeatable: false,
  body: Named,
  response: z.object({ until: Time }),
})

export const releaseModerationCase = endpoint({
  method: 'POST',
  path: '/api/moderation/release',
  access: 'moderator',
  isUnseen: true,
  isRepeatable: false,
  body: Named,
  response: Done,
})

/**
 * 404 when the object is gone for good, 409 when another has claimed it or has acted meanwhile, 403 for one's own, for
 * another member of the staff (operators may act on moderators), and `reauthentication_required` before a suspension.
 */
export const actOnCase = endpoint({
  method: 'POST',
  path: '/api/moderation/actions',
  access: 'moderator',
  isUnseen: true,
  isRepeatable: false,
  body: z.strictObject({
    objectType: ObjectType,
    objectId: Id,
    action: Action,
    /** With `silence` one of SILENCE_DAYS, with `suspend` one of SUSPENSION_DAYS; with nothing else. */
    days: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(365)))),
    rule: Rule,
    /** What the author is told, in the author's language. */
    reason: ModerationReason,
    version: z.number().check(z.int(), z.minimum(0)),
  }),
  response: z.object({
    /** Null when it is only proposed. */
    actionId: z.nullable(Id),
    /** True when a second moderator has to confirm it first (`decideProposal`). */
    isProposed: z.boolean(),
    closed: z.number(),
    version: z.number(),
  }),
})

/** Confirms somebody else's proposal to suspend; or turns it down, also one's own. */
export const decideProposal = endpoint({
  method: 'POST',
  path: '/api/moderation/proposals/:id',
  access: 'moderator',
  isUnseen: true,
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ isConfirmed: z.boolean() }),
  response: Done,
})

export const PastAction = z.object({
  id: Id,
  createdAt: Time,
  action: Action,
  rule: z.nullable(Rule),
  days: z.nullable(z.number()),
  objectType: ObjectType,
  objectId: Id,
  /** What the author was told; empty once it was erased. */
  reason: z.string(),
  /** Null for what the site did by itself, and for somebody who has left. */
  by: z.nullable(Person),
  appeal: z.nullable(z.enum(['open', 'upheld', 'overturned'])),
})

/** Somebody's whole history, the latest first. */
export const getModeratedPerson = endpoint({
  method: 'GET',
  path: '/api/moderation/people/:id',
  access: 'moderator',
  isUnseen: true,
  showsHidden: true,
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    person: ModeratedPerson,
    actions: z.array(PastAction),
    nextCursor: z.nullable(z.string()),
    /** Open reports about them and what they wrote. */
    openReports: z.number(),
  }),
})

/** Everybody may read what was done by the staff: never who, to whom, or what was written. */
export const listModerationLog = endpoint({
  method: 'GET',
  path: '/api/moderation-log',
  access: 'public',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(
      z.object({
        id: Id,
        createdAt: Time,
        action: Action,
        rule: z.nullable(Rule),
        objectType: ObjectType,
        days: z.nullable(z.number()),
        /** Done by the rules about reports, before anybody looked. */
        isAutomatic: z.boolean(),
        isOverturned: z.boolean(),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})
