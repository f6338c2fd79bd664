import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deletePagePost, getTrendingPosts, listPagePosts, updatePagePost } from '../../contract/page-posts.ts'
import type { TrendingPeriod } from '../../contract/stats.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { HOUR_MS, addMs, MINUTE_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'
import { insertPost, type PostRow } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

const PERIODS = ['now', 'week', 'all'] as const

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

/** Posted some hours ago, with the attention of some people. */
async function post(hoursAgo: number, attention: number, row: Partial<PostRow> = {}): Promise<number> {
  const createdAt = addMs(app.clock.now(), -hoursAgo * HOUR_MS)
  const { id } = await insertPost(app, { authorId: null, createdAt, ...row })
  await transact(app.db, (trx) => addAttention(trx, 'page-post', id, attention))
  await app.settle()
  return id
}

async function trending(period?: TrendingPeriod, reader = app.visitor()): Promise<number[]> {
  const query = period === undefined ? {} : { period }
  return (await reader.call(getTrendingPosts, { query })).map(({ id }) => id)
}

test('twice the attention outweighs eight hours now and forty in the week; for all time age counts nothing', async () => {
  const newer = await post(0, 15)
  const [twice, less] = [await post(8, 32), await post(8, 29)]
  expect(await trending()).toEqual([twice, newer, less])
  const [weekTwice, weekLess] = [await post(40, 32.5), await post(40, 29)]
  const oldest = await post(900 * 24, 500)
  app.clock.advance(MINUTE_MS)
  expect((await trending('week')).indexOf(weekTwice)).toBeLessThan((await trending('week')).indexOf(newer))
  expect((await trending('week')).indexOf(weekLess)).toBeGreaterThan((await trending('week')).indexOf(newer))
  expect(await trending('week')).toHaveLength(6)
  expect(await trending('all')).toEqual([oldest, weekTwice, twice, weekLess, less, newer])
  expect((await trending('now')).at(-1)).toBe(oldest)
})

test('the first ten have one of each author; the others follow, none is lost', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const a = await Promise.all([90, 80, 70].map((points) => post(1, points, { authorId: alice.userId })))
  const b = await post(1, 60, { authorId: bela.userId })
  const others = [await post(1, 50), await post(1, 40)]
  for (const period of PERIODS) expect(await trending(period)).toEqual([a[0], b, ...others, a[1], a[2]])
})

test('the order is cached for a minute; what was removed is gone in a moment', async () => {
  const alice = await app.signIn('alice')
  const [first, second] = [await post(1, 9, { authorId: alice.userId }), await post(1, 5)]
  const visitor = app.visitor()
  const before = await visitor.attempt(getTrendingPosts)
  expect(before.body.map(({ id }: { id: number }) => id)).toEqual([first, second])
  const third = await post(0, 50)
  app.clock.advance(MINUTE_MS - 1)
  const headers = { 'if-none-match': String(before.headers['etag']) }
  expect((await visitor.attempt(getTrendingPosts, { headers })).status).toBe(304)
  app.clock.advance(2000)
  expect(await trending()).toEqual([third, first, second])
  await alice.call(deletePagePost, { params: { id: String(first) } })
  app.clock.advance(2000)
  expect(await trending()).toEqual([third, second])
})

test('adult, hidden, deleted and removed posts never trend, whoever asks', async () => {
  const reader = await app.signIn('reader')
  await reader.call(giveNsfwConsent)
  await post(1, 90, { isNsfw: true })
  for (const state of ['hidden', 'deleted', 'removed'] as const) await post(1, 90, { state })
  const marked = await post(1, 80, { authorId: reader.userId })
  const general = await post(1, 5)
  expect(await trending()).toEqual([marked, general])
  await reader.call(updatePagePost, { params: { id: String(marked) }, body: { isNsfw: true } })
  app.clock.advance(2000)
  for (const period of PERIODS)
    for (const client of [app.visitor(), reader]) expect(await trending(period, client)).toEqual([general])
})

test('what many have reported neither trends nor is hot; it stays where it belongs by time', async () => {
  const [good, bad] = [await post(1, 1), await post(1, 50)]
  const people = await Promise.all(['alice', 'bela', 'citra'].map((name) => app.signIn(name)))
  const report = (index: number, weight: number, state = 'open') => ({
    object_type: 'page-post',
    object_id: bad,
    user_id: people[index]?.userId ?? 0,
    reason: 'spam',
    weight,
    state,
    created_at: app.clock.now(),
  })
  await app.db
    .insertInto('reports')
    .values([report(0, 2), report(1, 1, 'rejected')])
    .execute()
  expect(await trending()).toEqual([bad, good])
  await app.db.insertInto('reports').values(report(2, 1)).execute()
  app.clock.advance(MINUTE_MS)
  for (const period of PERIODS) expect(await trending(period)).toEqual([good])
  const ids = async (sort: 'hot' | 'new') =>
    (await app.visitor().call(listPagePosts, { query: { sort } })).map(({ id }) => id)
  expect(await ids('hot')).toEqual([good])
  expect(new Set(await ids('new'))).toEqual(new Set([good, bad]))
})

test('the list has twenty, and a period that is none is refused', async () => {
  for (let points = 0; points < 23; points++) await post(1, points)
  for (const period of PERIODS) expect(await trending(period)).toHaveLength(20)
  for (const query of [{ period: 'day' }, { period: '' }, { limit: '5' }] as Record<string, string>[])
    expect((await app.visitor().attempt(getTrendingPosts, { query })).status).toBe(400)
})

test('attention moves all three ranks together', async () => {
  const id = await post(2, 0)
  const read = async () => {
    const { rows } = await sql<{ hot: number; hot_week: number; score: number }>`
      select hot, hot_week, score from page_post_places where post_id = ${id}`.execute(app.db)
    return rows[0] ?? { hot: 0, hot_week: 0, score: 0 }
  }
  const before = await read()
  await transact(app.db, (trx) => addAttention(trx, 'page-post', id, 7))
  await app.settle()
  const after = await read()
  for (const rank of ['hot', 'hot_week', 'score'] as const)
    expect(after[rank] - before[rank], rank).toBeCloseTo(3, 6)
})
