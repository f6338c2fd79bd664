import type { Interval } from '../../../contract/market.ts'

const MONTHS: Record<Interval, number> = { month: 1, year: 12 }

/** When what is bought now is paid again: after the trial, if there is one; the last day of a shorter month. */
export function renewalAfter(now: Date, interval: Interval, trialDays: number): string {
  const at = new Date(now)
  if (trialDays > 0) at.setUTCDate(at.getUTCDate() + trialDays)
  else {
    const day = at.getUTCDate()
    at.setUTCDate(1)
    at.setUTCMonth(at.getUTCMonth() + MONTHS[interval])
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
    at.setUTCDate(Math.min(day, last))
  }
  return at.toISOString()
}
