import type { PagePost, PagePostMarks } from '../../../contract/page-posts.ts'

export interface PollFacts {
  /** Votes for each option; null where this reader may not know them yet. */
  counts: number[] | null
  total: number
  mine: number | null
}

/** A poll as one reader may see it: what everybody knows, and what their own vote opened to them. */
export function factsOf(
  { votingCounts, votingTotal }: Pick<PagePost, 'votingCounts' | 'votingTotal'>,
  marks: Pick<PagePostMarks, 'votingCounts' | 'votedOption'>,
): PollFacts {
  const counts = votingCounts ?? marks.votingCounts
  return {
    counts,
    total: counts === null ? votingTotal : counts.reduce((sum, count) => sum + count, 0),
    mine: marks.votedOption,
  }
}

/** Whole percents that make 100 together: what rounding leaves over goes to the largest remainders. */
export function percentsOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count / total) * 100)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((share, place) => ({ place, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest || one.place - other.place)
  for (const { place } of byRemainder.slice(0, left)) whole[place] = (whole[place] ?? 0) + 1
  return whole
}

/** The counts after a vote that is still on its way. */
export function withVote(
  counts: readonly number[] | null,
  from: number | null,
  to: number | null,
): number[] | null {
  return counts?.map((count, option) => count + Number(option === to) - Number(option === from)) ?? null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a poll is still open, about, in the largest unit that is at least one. */
export function timeLeft(
  endsAt: string,
  now: number,
): { unit: 'days' | 'hours' | 'minutes'; count: number } | null {
  const left = new Date(endsAt).getTime() - now
  if (left <= 0) return null
  if (left >= DAY) return { unit: 'days', count: Math.round(left / DAY) }
  if (left >= HOUR) return { unit: 'hours', count: Math.round(left / HOUR) }
  return { unit: 'minutes', count: Math.max(1, Math.round(left / MINUTE)) }
}
