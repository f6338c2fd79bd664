import { HOUR_MS, MINUTE_MS, addMs } from '../platform/clock.ts'

export interface QuietHours {
  timeZone: string
  /** Whole hours of the day there; the same number twice means that no hour is quiet. */
  quietFrom: number
  quietUntil: number
}

/** All offsets of time zones are multiples of it. */
const STEP_MS = 15 * MINUTE_MS
const MOST_STEPS = (26 * HOUR_MS) / STEP_MS

/** When the quiet hours end that it is in now; null when it is not quiet. By steps, since a day may have 23 hours or 25. */
export function endOfQuiet(now: Date, { timeZone, quietFrom, quietUntil }: QuietHours): Date | null {
  const hourAt = zonedHour(timeZone)
  const isQuiet = (at: Date) => isBetween(hourAt(at), quietFrom, quietUntil)
  if (!isQuiet(now)) return null
  let at = new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS)
  for (let step = 0; step < MOST_STEPS && isQuiet(at); step++) at = addMs(at, STEP_MS)
  return at
}

/** Where most of our people are. */
const DEFAULT_ZONE = 'Asia/Jakarta'

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Tells the hour of the day in a time zone. */
function zonedHour(timeZone: string): (at: Date) => number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_ZONE,
    hour: 'numeric',
    hourCycle: 'h23',
  })
  return (at) => Number(clock.format(at))
}

function isBetween(hour: number, from: number, until: number): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until
}
