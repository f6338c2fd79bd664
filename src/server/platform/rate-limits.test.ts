import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, testClock, type TestApp } from '../testing/test-app.ts'
import { MINUTE_MS } from './clock.ts'
import type { Refusal } from './errors.ts'
import { enforceRateLimits, RATE_LIMITS, refuseTooMany, createRateLimits } from './rate-limits.ts'
import { memoryLimits } from './memory-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { hits, windowMs } = RATE_LIMITS.signInsPerMinute

test('the shared count lets the limit through and refuses the next, until the window ends', async () => {
  const limits = createRateLimits(app.db, app.clock, 1)
  for (let hit = 1; hit <= hits; hit++)
    expect(await limits.hit('signInsPerMinute', 'a')).toMatchObject({ exceeded: false, hits: hit })
  app.clock.advance(20_000)
  expect(await limits.hit('signInsPerMinute', 'a')).toMatchObject({
    exceeded: true,
    hits: hits + 1,
    retryAfterSeconds: 40,
  })
  app.clock.advance(windowMs - 20_000)
  expect(await limits.hit('signInsPerMinute', 'a')).toMatchObject({ exceeded: false, hits: 1 })
})

test('two nodes count together, and two hits at once are two', async () => {
  const [one, other] = [createRateLimits(app.db, app.clock, 1), createRateLimits(app.db, app.clock, 1)]
  const counts = await Promise.all(
    Array.from({ length: 40 }, (_, i) => (i % 2 ? one : other).hit('signInsPerMinute', 'shared')),
  )
  expect(counts.map((count) => count.hits).sort((less, more) => less - more)).toEqual(
    Array.from({ length: 40 }, (_, i) => i + 1),
  )
  expect(counts.filter((count) => count.exceeded)).toHaveLength(10)
})

test('keys and limits do not touch each other', async () => {
  const limits = createRateLimits(app.db, app.clock, 1)
  await limits.hit('resendGap', 'one')
  expect((await limits.hit('resendGap', 'one')).exceeded).toBe(true)
  expect((await limits.hit('resendGap', 'two')).exceeded).toBe(false)
  expect((await limits.hit('codesPerHour', 'one')).exceeded).toBe(false)
})

test('peeking returns what the next hit would be and counts nothing', async () => {
  const limits = createRateLimits(app.db, app.clock, 1)
  expect(await limits.peek('resetsPerAddress', 'p')).toMatchObject({ exceeded: false, hits: 1 })
  for (let i = 0; i < RATE_LIMITS.resetsPerAddress.hits; i++) await limits.hit('resetsPerAddress', 'p')
  expect(await limits.peek('resetsPerAddress', 'p')).toMatchObject({ exceeded: true, hits: 4 })
  expect(await limits.peek('resetsPerAddress', 'p')).toMatchObject({ exceeded: true, hits: 4 })
})

test('RATE_LIMIT_SCALE multiplies every limit', async () => {
  const limits = createRateLimits(app.db, app.clock, 3)
  for (let i = 0; i < 3; i++) expect((await limits.hit('resendGap', 'scaled')).exceeded).toBe(false)
  expect((await limits.hit('resendGap', 'scaled')).exceeded).toBe(true)
})

test('when the count can’t be made, nobody passes', async () => {
  const limits = createRateLimits(app.db, app.clock, 1)
  // A key that no index takes stands for a database that does not answer.
  const tooLong = randomBytes(9000).toString('base64')
  await expect(enforceRateLimits(limits, [['signInsPerMinute', tooLong]])).rejects.toThrow()
})

test('the memory count has the same rules and expires when the window ends', () => {
  const clock = testClock()
  const limits = memoryLimits(clock, 1)
  for (let i = 0; i < RATE_LIMITS.memberCalls.hits; i++)
    expect(limits.hit('memberCalls', '1').exceeded).toBe(false)
  expect(limits.hit('memberCalls', '1')).toMatchObject({ exceeded: true, retryAfterSeconds: 300 })
  expect(limits.hit('memberCalls', '2').exceeded).toBe(false)
  clock.advance(5 * MINUTE_MS)
  expect(limits.hit('memberCalls', '1')).toMatchObject({ exceeded: false, hits: 1 })
})

test('the refusal says how long to wait, in its message and in Retry-After', () => {
  const refusalAfter = (seconds: number) => {
    try {
      return refuseTooMany(seconds)
    } catch (error) {
      const refusal = error as Refusal
      return [
        refusal.body('en').message,
        refusal.body('id').message,
        refusal.body('my').message,
        refusal.details.retryAfterSeconds,
      ]
    }
  }
  expect(refusalAfter(1)).toEqual([
    'Too many attempts. Please try again in 1 second.',
    'Terlalu banyak percobaan. Silakan coba lagi dalam 1 detik.',
    'Terlalu banyak percubaan. Sila cuba lagi dalam 1 saat.',
    1,
  ])
  expect(refusalAfter(89)?.[0]).toBe('Too many attempts. Please try again in 89 seconds.')
  expect(refusalAfter(3541)?.[0]).toBe('Too many attempts. Please try again in 60 minutes.')
})
