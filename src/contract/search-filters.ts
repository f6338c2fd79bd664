import * as z from 'zod/mini'
import { line } from './common.ts'
import { NAME_MAX } from './limits.ts'

/** A day of the calendar, as `2026-11-18`; days begin and end at midnight UTC. */
export function isDay(value: string): boolean {
  // The year 0 is one to JavaScript, and none to PostgreSQL.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '0001') return false
  const date = new Date(`${value}T00:00:00Z`)
  // The 30th of February is a date in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export const Day = z.string().check(z.refine(isDay))

/** Who wrote it, by alias, and between which days, both included. Nobody of that alias: nothing is found. */
export const WrittenFilters = {
  author: z.optional(line({ min: 1, max: NAME_MAX })),
  from: z.optional(Day),
  to: z.optional(Day),
}
