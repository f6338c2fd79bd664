import { addMs, DAY_MS } from '../platform/clock.ts'

/** Days are those of UTC, as the reads of a day are counted. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

export interface ReadDay {
  day: string
  reads: number
}

/** One entry a day up to today, `count` of them at most, from the day an article was published. */
export function fillDays(
  known: readonly ReadDay[],
  { count, since, now }: { count: number; since: Date | null; now: Date },
): ReadDay[] {
  const byDay = new Map(known.map(({ day, reads }) => [day, reads]))
  const first = since === null ? dayOf(now) : dayOf(since)
  const days = Array.from({ length: count }, (_, back) => dayOf(addMs(now, (back + 1 - count) * DAY_MS)))
  return days
    .filter((day) => day >= first || byDay.has(day))
    .map((day) => ({ day, reads: byDay.get(day) ?? 0 }))
}
