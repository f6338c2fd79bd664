import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'

/** What moderators see of one kind of content, and what they can do with it. What a kind does not have is null. */
export interface Moderated {
  /** Whatever became of them; those that are erased are left out. */
  describe: (db: Db, ids: number[]) => Promise<Described[]>
  takeDown: TakingDown | null
  /** Marks it as adult, or takes the mark back. False when nothing changed. */
  mark: ((trx: Db, id: number, isNsfw: boolean) => Promise<boolean>) | null
  withholding: Withholding | null
}

export interface Described {
  id: number
  /** Empty where it has none. */
  title: string
  /** The beginning of its words. */
  excerpt: string
  authorId: number | null
  /** `removed`: by the staff; `gone`: deleted by its author, or never public. */
  state: 'visible' | 'hidden' | 'removed' | 'gone'
  isNsfw: boolean
  /** Reports say so, and no moderator. */
  isMarkedByReports: boolean
  /** `place`: where on the page of it, after its path: '?comment=12'. */
  parent: { type: ObjectType; id: number; place?: string } | null
}

/** All in the transaction of the action; each locks the row itself. These are false when nothing changed. */
export interface TakingDown {
  remove: (trx: Db, id: number, now: Date) => Promise<boolean>
  /** What a suspended person wrote comes back with them. */
  giveBack: (trx: Db, id: number, now: Date) => Promise<boolean>
  /** Somebody appeals: it is erased that much later, so that there is something to give back. */
  putOff: (trx: Db, id: number, now: Date) => Promise<void>
}

/** What somebody wrote leaves while they are suspended, and comes back; some at a time, with the ids of those. */
export interface Withholding {
  withhold: (trx: Db, authorId: number, limit: number, now: Date) => Promise<number[]>
  release: (trx: Db, authorId: number, limit: number, now: Date) => Promise<number[]>
}

export const EXCERPT_LENGTH = 500

const SEEN: Record<string, Described['state']> = {
  published: 'visible',
  visible: 'visible',
  // It comes back with its author; to moderators it is there.
  withheld: 'visible',
  hidden: 'hidden',
  removed: 'removed',
}

/** How moderators call a stored state. */
export function describedState(state: string): Described['state'] {
  return SEEN[state] ?? 'gone'
}
