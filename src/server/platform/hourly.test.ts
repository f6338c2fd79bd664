import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from './clock.ts'
import { startHourly } from './hourly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is to be done every hour is done at the start already, and never twice at a time', async () => {
  let runs = 0
  let finish = (): void => {}
  const hourly = startHourly(() => {
    runs++
    return new Promise((resolve) => (finish = resolve))
  })
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(runs, 'the first one is still at work').toBe(1)
  finish()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(runs).toBe(2)
  let isStopped = false
  const stopped = hourly.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect([runs, isStopped], 'stopping waits for what is at work').toEqual([2, false])
  finish()
  await stopped
})
