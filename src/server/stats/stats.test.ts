import { afterEach, beforeEach, expect, test } from 'vitest'
import { CATEGORIES } from '../../contract/categories.ts'
import { getCategoryCounts, getOnline, getStats } from '../../contract/stats.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { countEdit, purgeVisitors, saveSeen } from './queries.ts'
import { isBot, neighbourhoodOf } from './visitors.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

/** Past the short time in which an answer is given again. */
const stats = () => {
  app.clock.advance(2000)
  return app.visitor().call(getStats)
}
const seen = (count: number, from = 0) =>
  saveSeen(
    app.db,
    app.clock.now().toISOString().slice(0, 10),
    Array.from({ length: count }, (_, index) => Buffer.from(`visitor ${from + index}`)),
    app.clock.now(),
  )

test('[S7-17] the statistics of an empty site are eleven categories, one visitor, one online', async () => {
  expect(await stats()).toEqual({
    categories: 11,
    articles: 0,
    visitors: 1,
    contributors: 0,
    recentEdits: 0,
    online: 1,
  })
})

test('visitors by day are those of the last 30 days without holes, once there are two of them', async () => {
  await seen(3)
  expect(await stats()).not.toHaveProperty('visitorsByDay')
  app.clock.advance(2 * DAY_MS)
  await seen(2)
  expect((await stats()).visitorsByDay).toEqual([3, 0, 2])
  app.clock.advance(29 * DAY_MS)
  const days = (await stats()).visitorsByDay
  expect(days).toHaveLength(30)
  expect(days?.slice(0, 2)).toEqual([2, 0])
})

test('[S7-13] the counts name every category', async () => {
  await app.db.insertInto('category_counters').values({ category: 'science', articles: 4 }).execute()
  const counts = await app.visitor().call(getCategoryCounts)
  expect(Object.keys(counts)).toEqual([...CATEGORIES])
  expect(counts).toMatchObject({ science: 4, world: 0 })
})

test('[S7-14] online counts people who were seen in the last five minutes', async () => {
  await seen(3)
  expect(await app.visitor().call(getOnline)).toEqual({ count: 3 })
  app.clock.advance(4 * MINUTE_MS)
  await seen(2, 1)
  expect(await app.visitor().call(getOnline)).toEqual({ count: 3 })
  app.clock.advance(2 * MINUTE_MS)
  expect(await app.visitor().call(getOnline)).toEqual({ count: 2 })
  app.clock.advance(10 * MINUTE_MS)
  expect(await app.visitor().call(getOnline)).toEqual({ count: 1 })
})

test('a visitor counts once a day, and again on another day', async () => {
  await seen(3)
  await seen(4)
  expect((await stats()).visitors).toBe(4)
  app.clock.advance(DAY_MS)
  await seen(2)
  expect((await stats()).visitors).toBe(6)
})

test('an edit counts for seven days, a minor one never, and a person contributes once', async () => {
  const { userId } = await app.signIn('alice')
  const edit = (isMinor: boolean) =>
    transact(app.db, (trx) => countEdit(trx, { editorId: userId, isMinor, now: app.clock.now() }))
  await edit(false)
  await edit(false)
  await edit(true)
  expect(await stats()).toMatchObject({ recentEdits: 2, contributors: 1 })
  app.clock.advance(7 * DAY_MS)
  expect(await stats()).toMatchObject({ recentEdits: 0, contributors: 1 })
})

test('visitors are counted, bots and repeated visits are not', async () => {
  const { http } = app
  const look = (ip: string, agent: string, cookie = '') =>
    http.inject({
      method: 'GET',
      url: '/api/stats',
      remoteAddress: ip,
      headers: { 'user-agent': agent, cookie },
    })
  await look('203.0.113.7', 'Firefox')
  await look('203.0.113.99', 'Firefox')
  await look('203.0.114.7', 'Firefox')
  await look('203.0.113.7', 'Googlebot/2.1')
  await look('203.0.113.7', '')
  const alice = await app.signIn('alice')
  // Her session becomes known with her first call of her own.
  await alice.request('GET', '/api/auth/user')
  const cookie = `sid=${alice.cookies.get('sid')}`
  await look('198.51.100.1', 'Firefox', cookie)
  await look('192.0.2.1', 'Safari', cookie)
  await app.flush()
  expect((await stats()).visitors).toBe(3)
})

test('one address that calls itself by ever new names does not become a crowd', async () => {
  const { hits } = RATE_LIMITS.visitorsFromNetwork
  for (let count = 0; count < hits + 20; count++)
    await app.http.inject({
      method: 'GET',
      url: '/api/stats',
      remoteAddress: '203.0.113.7',
      headers: { 'user-agent': `Browser ${count}` },
    })
  await app.flush()
  expect((await stats()).visitors).toBe(hits)
  await app.http.inject({
    method: 'GET',
    url: '/api/stats',
    remoteAddress: '203.0.114.7',
    headers: { 'user-agent': 'Firefox' },
  })
  await app.flush()
  expect((await stats()).visitors, 'others still count').toBe(hits + 1)
})

test('yesterday’s keys and salt are destroyed', async () => {
  await seen(3)
  await app.visitor().call(getStats)
  await app.flush()
  app.clock.advance(DAY_MS)
  await purgeVisitors(app.db, app.clock.now())
  for (const table of ['visitors_today', 'visitor_salts', 'presence'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  expect((await stats()).visitors).toBeGreaterThanOrEqual(3)
})

test('a neighbourhood is a /24 of IPv4 or a /48 of IPv6', () => {
  expect(neighbourhoodOf('203.0.113.7')).toBe('203.0.113')
  expect(neighbourhoodOf('::ffff:203.0.113.7')).toBe('203.0.113')
  expect(neighbourhoodOf('2001:db8:1:2:3::4')).toBe(neighbourhoodOf('2001:db8:1:ffff::1'))
  expect(neighbourhoodOf('2001:db8:1::1')).not.toBe(neighbourhoodOf('2001:db8:2::1'))
})

test.each(['', undefined, 'Mozilla/5.0 (compatible; bingbot/2.0)', 'curl/8.1', 'python-requests/2'])(
  '%s is a machine',
  (agent) => expect(isBot(agent)).toBe(true),
)
test('a browser is none', () => {
  expect(isBot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36')).toBe(false)
})
