import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticleReads } from '../../contract/article-reads.ts'
import { readArticle } from '../../contract/article-signals.ts'
import { deleteArticle } from '../../contract/articles.ts'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { setPlan } from '../testing/set-plan.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { joinArticle, writeArticle } from '../testing/write-article.ts'
import { dayOf, fillDays } from './rules.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
let readers = 0
async function read(article: { id: number }, times = 1): Promise<void> {
  for (let time = 0; time < times; time++)
    expect(
      (await app.visitor().attempt(readArticle, { ...idOf(article), ip: `${20 + ++readers}.51.100.7` }))
        .status,
    ).toBe(200)
}
const readsOf = (client: TestClient, article: { id: number }) => client.call(getArticleReads, idOf(article))

test('without a plan authors see the sum; with one, each day as far back as it goes', async () => {
  const article = await writeArticle(alice)
  await read(article, 2)
  app.clock.advance(2 * DAY_MS)
  await read(article)
  expect(await readsOf(alice, article)).toEqual({ total: 3, days: [], analyticsDays: 0 })
  await setPlan(app, alice.userId, 'topaz')
  const now = app.clock.now()
  expect(await readsOf(alice, article)).toEqual({
    total: 3,
    days: [
      { day: dayOf(addMs(now, -2 * DAY_MS)), reads: 2 },
      { day: dayOf(addMs(now, -DAY_MS)), reads: 0 },
      { day: dayOf(now), reads: 1 },
    ],
    analyticsDays: PLAN_LIMITS.topaz.analyticsDays,
  })
  app.clock.advance(60 * DAY_MS)
  alice = await app.signIn('alice')
  const { days, total } = await readsOf(alice, article)
  expect(total).toBe(3)
  expect(days).toHaveLength(30)
  expect(days.every(({ reads }) => reads === 0)).toBe(true)
  expect(days.at(-1)?.day).toBe(dayOf(app.clock.now()))
  await setPlan(app, alice.userId, 'agate')
  expect((await readsOf(alice, article)).days.reduce((sum, { reads }) => sum + reads, 0)).toBe(3)
})

test('a reader counts once a day, however often and at once they read, and its author never', async () => {
  const article = await writeArticle(alice)
  const reader = app.visitor()
  reader.ip = '192.0.2.9'
  await Promise.all(Array.from({ length: 6 }, () => reader.attempt(readArticle, idOf(article))))
  await alice.call(readArticle, idOf(article))
  expect(await readsOf(alice, article)).toMatchObject({ total: 1, days: [{ reads: 1 }] })
  app.clock.advance(DAY_MS)
  await reader.attempt(readArticle, idOf(article))
  expect(await readsOf(alice, article)).toMatchObject({ total: 2, days: [{ reads: 1 }, { reads: 1 }] })
})

test('co-authors see them by their own plan, and nobody else does', async () => {
  const bela = await app.signIn('bela')
  const article = await writeArticle(alice, { coAuthors: ['bela-1000'] })
  await read(article)
  expect((await bela.attempt(getArticleReads, idOf(article))).status).toBe(403)
  await joinArticle(bela, article)
  expect(await readsOf(bela, article)).toEqual({ total: 1, days: [], analyticsDays: 0 })
  for (const other of [await app.signIn('citra'), await app.signIn('mod', 'moderator')])
    expect(await other.attempt(getArticleReads, idOf(article))).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    })
  expect((await app.visitor().attempt(getArticleReads, idOf(article))).status).toBe(401)
  const draft = await writeArticle(alice, { isDraft: true })
  expect(await readsOf(alice, draft)).toMatchObject({ total: 0 })
  expect((await bela.attempt(getArticleReads, idOf(draft))).status).toBe(404)
  await alice.call(deleteArticle, idOf(article))
  expect(
    (await app.signIn('citra').then((client) => client.attempt(getArticleReads, idOf(article)))).status,
  ).toBe(404)
})

test('days that no plan shows are forgotten, the sum is not', async () => {
  const article = await writeArticle(alice)
  await read(article, 2)
  await setPlan(app, alice.userId, 'aqua')
  app.clock.advance(364 * DAY_MS)
  await app.purge()
  const back = await app.signIn('alice')
  const counted = async () => (await readsOf(back, article)).days.reduce((sum, { reads }) => sum + reads, 0)
  expect(await counted()).toBe(2)
  app.clock.advance(DAY_MS)
  await app.purge()
  const rows = await app.db
    .selectFrom('article_read_days')
    .select('day')
    .where('article_id', '=', article.id)
    .execute()
  expect(rows).toEqual([])
  expect((await readsOf(await app.signIn('alice'), article)).total).toBe(2)
})

test('days begin with the one it was published on, and none is missing', () => {
  const now = new Date('2026-03-02T23:59:00Z')
  const since = new Date('2026-02-27T01:00:00Z')
  const days = fillDays([{ day: '2026-02-28', reads: 4 }], { count: 30, since, now })
  expect(days).toEqual([
    { day: '2026-02-27', reads: 0 },
    { day: '2026-02-28', reads: 4 },
    { day: '2026-03-01', reads: 0 },
    { day: '2026-03-02', reads: 0 },
  ])
  expect(fillDays([], { count: 2, since, now }).map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02'])
  expect(fillDays([], { count: 0, since, now })).toEqual([])
})
