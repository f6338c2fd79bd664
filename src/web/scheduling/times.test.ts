import { expect, test } from 'vitest'
import { SCHEDULE_DAYS_MAX } from '../../contract/limits.ts'
import { bounds, formatMoment, readTime, suggestTime, toInput, zoneName } from './times.ts'

const NOW = new Date(2026, 11, 1, 21, 14, 30).getTime()

test('a moment goes into the field and out of it by the same clock', () => {
  const at = new Date(2026, 11, 3, 8, 5)
  expect(toInput(at)).toBe('2026-12-03T08:05')
  expect(readTime(toInput(at), NOW)).toEqual(at)
})

test('what can be chosen begins at a whole minute that the server takes, and ends after a year', () => {
  const { min, max } = bounds(NOW)
  expect(min).toBe('2026-12-01T21:16')
  expect(readTime(min, NOW)).toBeInstanceOf(Date)
  expect(readTime('2026-12-01T21:15', NOW)).toBe('timeSoon')
  expect(readTime(max, NOW)).toBeInstanceOf(Date)
  expect(new Date(max).getTime() - NOW).toBeLessThanOrEqual(SCHEDULE_DAYS_MAX * 24 * 3_600_000)
  expect(readTime('2027-12-01T21:15', NOW)).toBe('timeFar')
})

test('an unfinished field, the past and a distant year are told apart', () => {
  expect(readTime('', NOW)).toBe('timeMissing')
  expect(readTime('2026-11-30T08:00', NOW)).toBe('timeSoon')
  expect(readTime('0002-01-01T08:00', NOW)).toBe('timeSoon')
  expect(readTime('2999-01-01T08:00', NOW)).toBe('timeFar')
})

test('tomorrow at eight is offered, also on the last day of a year', () => {
  expect(toInput(suggestTime(NOW))).toBe('2026-12-02T08:00')
  expect(toInput(suggestTime(new Date(2026, 11, 31, 23).getTime()))).toBe('2027-01-01T08:00')
})

test('a moment is told in the words of the reader, and their clock by name and place', () => {
  const at = new Date(2026, 11, 3, 8, 0).toISOString()
  expect(formatMoment(at, 'en')).toMatch(/^December 3, 2026, 8:00.AM$/)
  expect(formatMoment(at, 'id')).toBe('3 Desember 2026, 08.00')
  expect(formatMoment(at, 'my')).toMatch(/^3 Disember 2026, 8:00/)
  const place = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(zoneName('en', new Date(at))).toContain(place)
})
