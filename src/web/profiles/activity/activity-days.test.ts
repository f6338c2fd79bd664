import { expect, test } from 'vitest'
import { cellsOf, longestRun, monthsOf, WEEKS } from './activity-days.ts'

const TODAY = '2026-11-17'

test('the last cell is today, the first a Monday, and each day has its place', () => {
  const cells = cellsOf([], TODAY)
  expect(cells[0]).toEqual({ day: '2025-11-17', count: 0, week: 0, row: 0, strength: 0 })
  // A Tuesday.
  expect(cells.at(-1)).toMatchObject({ day: TODAY, week: WEEKS - 1, row: 1 })
  expect(cells).toHaveLength((WEEKS - 1) * 7 + 2)
})

test('more in a day is stronger', () => {
  const counts = [1, 2, 3, 4, 6, 7, 90]
  const active = counts.map((count, place) => ({ day: `2026-11-0${place + 1}`, count }))
  const strengths = cellsOf(active, TODAY)
    .filter(({ count }) => count > 0)
    .map(({ strength }) => strength)
  expect(strengths).toEqual([1, 2, 2, 3, 3, 4, 4])
})

test('the longest run of days is found across the end of a month, the first of equal ones', () => {
  const days = [
    '2026-01-05',
    '2026-01-30',
    '2026-01-31',
    '2026-02-01',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ]
  expect(longestRun(days.map((day) => ({ day, count: 1 })))).toEqual({ days: 3, end: '2026-02-01' })
  expect(longestRun([])).toBeNull()
})

test('the months add up to the whole', () => {
  const active = [
    { day: '2026-09-30', count: 2 },
    { day: '2026-10-01', count: 3 },
    { day: '2026-10-31', count: 4 },
  ]
  const months = monthsOf(cellsOf(active, TODAY))
  expect(months).toHaveLength(13)
  expect(months.filter(({ count }) => count > 0)).toEqual([
    { day: '2026-09-01', count: 2 },
    { day: '2026-10-01', count: 7 },
  ])
})
