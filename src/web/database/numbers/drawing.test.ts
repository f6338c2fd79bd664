import { expect, test } from 'vitest'
import { widthOf } from './bar-list.tsx'
import { monthName } from './month-name.ts'
import { pointsOf } from './sparkline.tsx'

test('a line of days begins at zero and reaches its best day', () => {
  expect(pointsOf([0, 5, 10])).toBe('0,27 60,14 120,1')
  expect(pointsOf([0, 0])).toBe('0,27 120,27')
  expect(pointsOf([4])).toBe('0,1')
})

test('bars are true to their numbers, and what is there is seen', () => {
  expect(widthOf(0, 10)).toBe(0)
  expect(widthOf(5, 10)).toBe(50)
  expect(widthOf(10, 10)).toBe(100)
  expect(widthOf(1, 1_000_000)).toBeGreaterThan(0)
})

test('a month is named in each language', () => {
  expect((['en', 'id', 'my'] as const).map((language) => monthName('2026-03', language))).toEqual([
    'Mar 2026',
    'Mar 2026',
    'Mac 2026',
  ])
  expect(monthName('2011-11', 'id')).toBe('Nov 2011')
})
