import { ADULT_AGE } from '../../../contract/limits.ts'

export const FIRST_YEAR = 1900

/** A year as it was typed; null where the field was left empty, undefined where it is no year somebody was born in. */
export function readYear(typed: string, now: Date): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN
  return year >= FIRST_YEAR && year <= now.getUTCFullYear() ? year : undefined
}

/** As the server counts: the day is not asked, so nobody is 18 before the year after. */
export function isUnderAge(year: number, now: Date): boolean {
  return now.getUTCFullYear() - year <= ADULT_AGE
}
