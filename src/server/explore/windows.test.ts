import { expect, test } from 'vitest'
import type { ExploreSort } from '../../contract/explore-rules.ts'
import type { Position } from './sorts.ts'
import { windowsOf } from './windows.ts'

const queriesOf = (...[sort, after]: [ExploreSort, Position | null]) =>
  windowsOf(sort, days, after).map(({ query }) => query)
const days = { first: '2023-05-02', last: '2026-11-18' }

test('time is cut into months, then quarters, then years, and none is left out', () => {
  const windows = queriesOf('newest', null)
  expect(windows.slice(0, 2)).toEqual(["(' m 2026-11')", "(' m 2026-10')"])
  expect(windows[6]).toBe("(' m 2026-03'|' m 2026-04'|' m 2026-05')")
  const months = windows.flatMap((window) =>
    [...window.matchAll(/ ([my]) ([\d-]+)/g)].map(([, , of = '']) => of),
  )
  expect(new Set(months).size).toBe(months.length)
  expect(windows.at(-1)).toContain("' m 2023-05'")
})

test('what follows a position begins in its window', () => {
  const after = { key: '2025-01-31T00:00:00.000Z', id: 1 }
  expect(queriesOf('newest', after)[0]).toBe("(' m 2025-01')")
  expect(queriesOf('updated', after)[0]).toBe("(' um 2025-01')")
  expect(queriesOf('oldest', after)[0]).toBe("(' y 2025')")
  expect(queriesOf('likes', { key: 5, id: 1 })).toEqual([
    "(' k 2'&!' k 3')",
    "(' k 1'&!' k 2')",
    "(' k 0'&!' k 1')",
    "!' k 0'",
  ])
  expect(queriesOf('comments', { key: 0, id: 1 })).toEqual(["!' n 0'"])
  expect(queriesOf('likes', { key: -4, id: 1 })).toEqual(["!' k 0'"])
})

test('each begins where the one before ends', () => {
  expect(windowsOf('newest', days, null)[1]?.start).toEqual({ key: '2026-11-01T00:00:00.000Z', id: 0 })
  expect(windowsOf('oldest', days, null)[1]?.start).toEqual({ key: '2024-01-01T00:00:00.000Z', id: 0 })
  expect(windowsOf('likes', days, { key: 5, id: 1 })[0]?.start).toEqual({ key: 8, id: 0 })
  expect(windowsOf('title', days, null)).toEqual([{ query: '', start: null }])
})
