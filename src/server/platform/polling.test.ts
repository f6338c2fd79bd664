import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPolling, type Polling } from './polling.ts'

let looks: number
let polling: Polling
const health = { failed: () => {}, worked: () => {} }

beforeEach(() => {
  vi.useFakeTimers()
  looks = 0
  polling = createPolling({ look: async () => (looks++, false), health })
})
afterEach(async () => {
  await polling.stop()
  vi.useRealTimers()
})

test('it looks every second', async () => {
  polling.start()
  await vi.advanceTimersByTimeAsync(3500)
  expect(looks).toBe(4)
})

test('a poller that is woken a hundred times in a moment polls once, and soon', async () => {
  polling.start()
  await vi.advanceTimersByTimeAsync(500)
  for (let i = 0; i < 100; i++) polling.wake()
  await vi.advanceTimersByTimeAsync(19)
  expect(looks).toBe(1)
  // A poll is not delayed by further wakes.
  polling.wake()
  await vi.advanceTimersByTimeAsync(1)
  expect(looks).toBe(2)
})

test('a poller that is woken during a poll polls again', async () => {
  let finish = (_isMore: boolean): void => {}
  polling = createPolling({ look: () => (looks++, new Promise((resolve) => (finish = resolve))), health })
  polling.start()
  polling.wake()
  finish(false)
  await vi.advanceTimersByTimeAsync(20)
  expect(looks).toBe(2)
  finish(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(looks, 'there was more to find').toBe(3)
  finish(false)
})

test('it rests longer than its polls take, whoever wakes it', async () => {
  const look = async () => {
    looks++
    await new Promise((resolve) => setTimeout(resolve, 50))
    return false
  }
  polling = createPolling({ look, health, restFactor: 4 })
  polling.start()
  polling.wake()
  await vi.advanceTimersByTimeAsync(249)
  polling.wake()
  expect(looks).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(looks).toBe(2)
  // The poll that began is waited for.
  await vi.advanceTimersByTimeAsync(50)
})

test('before its start and after its end nothing wakes it', async () => {
  polling.wake()
  await vi.advanceTimersByTimeAsync(5000)
  expect(looks).toBe(0)
  polling.start()
  await polling.stop()
  polling.wake()
  await vi.advanceTimersByTimeAsync(5000)
  expect(looks).toBe(1)
})
