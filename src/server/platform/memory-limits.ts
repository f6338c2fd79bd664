import type { Clock } from './clock.ts'
import { countOf, RATE_LIMITS, type Count, type RateLimitName } from './rate-limits.ts'

const MOST_COUNTS = 100_000
/** The general limit of one process, in memory: it must cost nothing, and may be lost. */
export function memoryLimits(clock: Clock, scale: number) {
  const counts = new Map<string, { hits: number; resetsAt: number }>()
  return {
    hit(name: RateLimitName, key: string, amount = 1): Count {
      const now = clock.elapsedMs()
      const id = `${name}:${key}`
      let count = counts.get(id)
      if (count === undefined || count.resetsAt <= now) {
        if (counts.size > MOST_COUNTS) dropOldest(counts)
        count = { hits: 0, resetsAt: now + RATE_LIMITS[name].windowMs }
        counts.set(id, count)
      }
      count.hits += amount
      return countOf(name, scale, count.hits, count.resetsAt - now)
    },
    clear(name: RateLimitName, key: string): void {
      counts.delete(`${name}:${key}`)
    },
  }
}

/** A map keeps the order of insertion. Clearing it would free everybody at once. */
function dropOldest(counts: Map<string, unknown>): void {
  for (const oldest of counts.keys()) {
    counts.delete(oldest)
    return
  }
}
