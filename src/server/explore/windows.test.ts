import { expect, test } from 'vitest'
import type { ExploreSort } from '../../contract/explore-rules.ts'
import type { Position } from './sorts.ts'
import { cut, labelOf, monthOf } from './stretches.ts'
import { windowsOf } from './windows.ts'

const days = { first: '2023-05-02', last: '2026-11-18' }
const queriesOf = (sort: ExploreSort, after: Position | null = null) =>
  windowsOf(sort, days, after).map(({ query }) => query)

test('time is cut into years, quarters and months, and none is left out', () => {
  expect(cut(monthOf('2023-05-02'), monthOf('2025-02-01')).map((stretch) => labelOf(stretch))).toEqual([
    ' m 2023-05',
    ' m 2023-06',
    ' q 2023-3',
    ' q 2023-4',
    ' y 2024',
    ' m 2025-01',
    ' m 2025-02',
  ])
  expect(queriesOf('newest').slice(0, 6)).toEqual([
    "' m 2026-11'",
    "' m 2026-10'",
    "' q 2026-3'",
    "' q 2026-2'",
    "' q 2026-1'",
    "' y 2025'",
  ])
  expect(queriesOf('oldest')).toEqual(queriesOf('newest').toReversed())
})

test('what follows a position begins in its window', () => {
  const after = { key: '2025-01-31T00:00:00.000Z', id: 1 }
  expect(queriesOf('newest', after).slice(0, 2)).toEqual(["' m 2025-01'", "' y 2024'"])
  expect(queriesOf('updated', after)[0]).toBe("' um 2025-01'")
  expect(queriesOf('oldest', after)[0]).toBe("' y 2025'")
  expect(queriesOf('likes', { key: 5, id: 1 })).toEqual(["' lk 2'", "' lk 1'", "' lk 0'", "' lk -1'"])
  expect(queriesOf('likes', { key: 100_000, id: 1 })[0]).toBe("' lk 9'")
  expect(queriesOf('comments', { key: 0, id: 1 })).toEqual(["' lc -1'"])
  expect(queriesOf('likes', { key: -4, id: 1 })).toEqual(["' lk -1'"])
})

test('each begins where the one before ends, and so do its parts', () => {
  const [, october, third] = windowsOf('newest', days, null)
  expect(october?.start).toEqual({ key: '2026-11-01T00:00:00.000Z', id: 0 })
  expect(third?.parts().map(({ query, start }) => [query, start?.key])).toEqual([
    ["' m 2026-09'", '2026-10-01T00:00:00.000Z'],
    ["' m 2026-08'", '2026-09-01T00:00:00.000Z'],
    ["' m 2026-07'", '2026-08-01T00:00:00.000Z'],
  ])
  expect(october?.parts()).toEqual([])
  expect(windowsOf('likes', days, { key: 5, id: 1 }).map(({ start }) => start?.key)).toEqual([8, 4, 2, 1])
  expect(windowsOf('title', days, null)).toMatchObject([{ query: '', start: null }])
})
