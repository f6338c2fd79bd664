import type { HonorReason } from '../../contract/honor-rules.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'

/**
 * What a feature pays Honor for, declared in its `feature.ts` by the kind of the follow-up that a write appends; several
 * features may listen to one kind, and notifications may too: `{ 'notify-like': { … } }`.
 */
export type HonorSources = Readonly<Record<string, HonorSource>>

export interface HonorSource {
  /** All that it may ever say. Of these, what is in the ledger about a subject and no longer true is taken back. */
  reasons: readonly HonorReason[]
  /** What a subject is about. */
  scopeOf: (subject: string) => HonorScope
  /** What is true now about some subjects, however often it is asked. */
  listFacts: (trx: Db, subjects: string[], now: Date) => Promise<HonorFact[]>
}

export interface HonorScope {
  objectType: ObjectType
  objectId: number
  /** Only what this person gave; if missing, what anybody did. */
  actorId?: number
}

/** Somebody earns something: what it is worth, and whether it is paid, is decided by the rules of Honor. */
export interface HonorFact {
  userId: number
  reason: HonorReason
  objectType: ObjectType
  objectId: number
  /** Who gave it; null for the site, and for those who have left. */
  actorId: number | null
  /** When it was done: the limits of that day count. */
  at: Date
  /** Of a like: which one it is of those that its giver gave on that day. */
  nrOfDay?: number
}

/** The follow-up of every change of the state of content; subjects are 'article 7'. Triggers append it. */
export const STATE_CHANGED = 'notify-state'
/** Of somebody who became a member, or completed their profile; subjects are ids. */
export const MEMBER_CHANGED = 'notify-member'

/** Of subjects like 'article 7', or 'article 7 42' for what person 42 gave. */
export function objectScope(subject: string): HonorScope {
  const [objectType = '', objectId, actorId] = subject.split(' ')
  return {
    objectType: objectType as ObjectType,
    objectId: Number(objectId),
    ...(actorId !== undefined && { actorId: Number(actorId) }),
  }
}

export function memberScope(subject: string): HonorScope {
  return { objectType: 'person', objectId: Number(subject) }
}
