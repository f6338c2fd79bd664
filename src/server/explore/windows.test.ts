import { expect, test } from 'vitest'
import { windowsOf } from './windows.ts'

const days = { first: '2023-05-02', last: '2026-11-18' }

test('time is cut into months, then quarters, then years, and none is left out', () => {
  const windows = windowsOf('newest', days, null)
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
  expect(windowsOf('newest', days, after)[0]).toBe("(' m 2025-01')")
  expect(windowsOf('updated', days, after)[0]).toBe("(' um 2025-01')")
  expect(windowsOf('oldest', days, after)[0]).toBe("(' y 2025')")
  expect(windowsOf('likes', days, { key: 5, id: 1 })).toEqual([
    "(' k 2'&!' k 3')",
    "(' k 1'&!' k 2')",
    "(' k 0'&!' k 1')",
    "!' k 0'",
  ])
  expect(windowsOf('comments', days, { key: 0, id: 1 })).toEqual(["!' n 0'"])
  expect(windowsOf('likes', days, { key: -4, id: 1 })).toEqual(["!' k 0'"])
})
