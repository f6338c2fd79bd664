import { POST_SILENT_EDIT_MS } from '../../contract/limits.ts'
import type { POLL_RESULTS } from '../../contract/page-posts.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'

export type PollResults = (typeof POLL_RESULTS)[number]

export interface Poll {
  question: string
  options: string[]
  /** Null for one that stays open. */
  endsAt: Date | null
  results: PollResults
  total: number
  /** Votes for each option. Not for everybody: see `countsFor`. */
  counts: number[]
}

type Counted = Pick<Poll, 'endsAt' | 'results' | 'counts'>

/** Zero days are for ever. */
export function endOf(days: number, now: Date): Date | null {
  return days === 0 ? null : addMs(now, days * DAY_MS)
}

export function isOpen({ endsAt }: Pick<Poll, 'endsAt'>, now: Date): boolean {
  return endsAt === null || now < endsAt
}

/**
 * The votes for each option as far as they may be seen: by everybody always or after the end, before it also by people
 * who have voted. The public answer is calculated as for somebody who has not.
 */
export function countsFor(poll: Counted, hasVoted: boolean, now: Date): number[] | null {
  const isShown =
    poll.results === 'always' || !isOpen(poll, now) || (poll.results === 'after_vote' && hasVoted)
  return isShown ? poll.counts : null
}

/** A vote must not become one for something else, so options are fixed once somebody could have voted. */
export function canEditPoll({ total }: Pick<Poll, 'total'>, postedAt: Date, now: Date): boolean {
  return total === 0 && now.getTime() - postedAt.getTime() <= POST_SILENT_EDIT_MS
}
