import { HONOR_DAY_OFFSET_HOURS } from '../../contract/honor-rules.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'

const OFFSET_MS = HONOR_DAY_OFFSET_HOURS * HOUR_MS

/** Days since 1970, each beginning at the midnight of Honor. */
export function honorDay(at: Date): number {
  return Math.floor((at.getTime() + OFFSET_MS) / DAY_MS)
}

/** When a day begins. */
export function startOfDay(day: number): Date {
  return new Date(day * DAY_MS - OFFSET_MS)
}

/** Weeks begin on Mondays; the first day of 1970 was a Thursday. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7)
}
