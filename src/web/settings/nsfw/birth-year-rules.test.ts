import { expect, test } from 'vitest'
import { isUnderAge, readYear } from './birth-year-rules.ts'

const NOW = new Date('2026-11-15T12:00:00Z')

test.each([
  ['1990', 1990],
  [' 2026 ', 2026],
  ['', null],
  ['   ', null],
  ['1899', undefined],
  ['2027', undefined],
  ['90', undefined],
  ['1990.5', undefined],
  ['1e3', undefined],
  ['-1990', undefined],
  ['١٩٩٠', undefined],
])('%o is read as %o', (typed, year) => {
  expect(readYear(typed, NOW)).toBe(year)
})

test('nobody counts as 18 before the year after', () => {
  expect(isUnderAge(2007, NOW)).toBe(false)
  expect(isUnderAge(2008, NOW)).toBe(true)
  expect(isUnderAge(2015, NOW)).toBe(true)
})
