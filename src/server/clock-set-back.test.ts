import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPagePosts } from '../contract/page-posts.ts'
import { getNsfw } from '../contract/nsfw.ts'
import { createDocumentCache } from './documents/document-cache.ts'
import { insertPost } from './testing/insert-post.ts'
import { testApp, testClock, type TestApp } from './testing/test-app.ts'
import { HOUR_MS, MINUTE_MS, systemClock } from './platform/clock.ts'
import { memoryLimits } from './platform/memory-limits.ts'
import { RATE_LIMITS, createRateLimits } from './platform/rate-limits.ts'

/** What happens when the time of day is set back an hour under a running site. */
let app: TestApp
let site: string
beforeAll(async () => {
  app = await testApp()
  site = await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test('polled lists go on changing, in the framework and before it', async () => {
  const { userId: authorId } = await app.signIn('alice')
  const visitor = app.visitor()
  const cachedCount = async () => {
    const response = await fetch(site + listPagePosts.path, { headers: { 'user-agent': 'a reader' } })
    return ((await response.json()) as unknown[]).length
  }
  const counts = async () => [(await visitor.call(listPagePosts)).length, await cachedCount()]
  const createdAt = new Date(app.clock.now().getTime() - 2 * HOUR_MS)
  expect(await counts()).toEqual([0, 0])
  await insertPost(app, { authorId, createdAt })
  app.clock.setBack(HOUR_MS)
  expect(await counts(), 'still kept for a moment').toEqual([0, 0])
  app.clock.advance(2000)
  expect(await counts()).toEqual([1, 1])
})

test('documents are rendered again', async () => {
  const clock = testClock()
  const cache = createDocumentCache(clock)
  let drawn = 0
  const get = async () => {
    const { document } = await cache.get(
      '/',
      async () => ({ status: 200, html: String(++drawn), policy: '' }),
      false,
    )
    return document.plain.toString()
  }
  expect(await get()).toBe('1')
  clock.setBack(HOUR_MS)
  expect(await get()).toBe('1')
  clock.advance(2001)
  expect(await get()).toBe('2')
})

test('the operator’s switches are read again', async () => {
  const visitor = app.visitor()
  expect(await visitor.call(getNsfw)).toMatchObject({ isEnabled: true })
  await app.db.insertInto('settings').values({ name: 'nsfw.enabled', value: 'false' }).execute()
  app.clock.setBack(HOUR_MS)
  app.clock.advance(10_000)
  expect(await visitor.call(getNsfw)).toMatchObject({ isEnabled: false })
})

test('a visitor who is still here is saved again', async () => {
  const look = () => app.visitor().request('GET', '/api/stats')
  const seenAt = async () => {
    await app.flush()
    const rows = await app.db.selectFrom('presence').select('seen_at').execute()
    return Math.max(...rows.map(({ seen_at }) => seen_at.getTime()))
  }
  await look()
  await seenAt()
  app.clock.setBack(5 * MINUTE_MS)
  app.clock.advance(2 * MINUTE_MS)
  await app.db.deleteFrom('presence').execute()
  await look()
  expect(await seenAt()).toBe(app.clock.now().getTime())
})

test('limits in memory end when their window is over', () => {
  const clock = testClock()
  const limits = memoryLimits(clock, 1 / RATE_LIMITS.votesPerMinute.hits)
  limits.hit('votesPerMinute', 'a')
  clock.setBack(HOUR_MS)
  expect(limits.hit('votesPerMinute', 'a')).toMatchObject({ exceeded: true, hits: 2, retryAfterSeconds: 60 })
  clock.advance(MINUTE_MS)
  expect(limits.hit('votesPerMinute', 'a')).toMatchObject({ exceeded: false, hits: 1 })
})

test('shared limits that would outlast their window are over', async () => {
  const clock = testClock()
  const limits = createRateLimits(app.db, clock, 1)
  await limits.hit('resendGap', 'b')
  clock.setBack(30_000)
  expect(await limits.hit('resendGap', 'b'), 'clocks of two nodes may differ').toMatchObject({ hits: 2 })
  clock.setBack(HOUR_MS)
  expect(await limits.peek('resendGap', 'b')).toMatchObject({ exceeded: false, hits: 1 })
  expect(await limits.hit('resendGap', 'b')).toMatchObject({ exceeded: false, hits: 1 })
  expect(await limits.hit('resendGap', 'b')).toMatchObject({ exceeded: true, hits: 2, retryAfterSeconds: 60 })
})

test('the system’s own elapsed time never runs backwards', () => {
  const first = systemClock.elapsedMs()
  expect(systemClock.elapsedMs()).toBeGreaterThanOrEqual(first)
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(MINUTE_MS)
})
