/** The server's only source of time, a parameter so that tests can move it. */
export interface Clock {
  /** The time of day, for what is stored or shown. It may be set back, so no lifetime in memory depends on it. */
  now(): Date
  /** Monotonic milliseconds, for lifetimes and limits in memory. They mean nothing to another process. */
  elapsedMs(): number
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() }

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export function addMs(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds)
}
