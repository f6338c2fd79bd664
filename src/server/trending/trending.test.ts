import { afterEach, beforeEach, expect, test } from 'vitest'
import { likeArticle } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import { getTrending, type TrendingPeriod } from '../../contract/stats.ts'
import { DAY_MS, HOUR_MS, addMs, MINUTE_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'
import { changeArticle, insertArticle, type ArticleRow } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

/** Published some hours ago, with the attention of some people. */
async function publish(hoursAgo: number, attention: number, row: Partial<ArticleRow> = {}): Promise<number> {
  const publishedAt = addMs(app.clock.now(), -hoursAgo * HOUR_MS)
  const { id } = await insertArticle(app, { authorId: null, publishedAt, ...row })
  await transact(app.db, (trx) => addAttention(trx, 'article', id, attention))
  await app.settle()
  return id
}

async function trending(
  categoryId: CategoryId | 'all',
  period?: TrendingPeriod,
  reader = app.visitor(),
): Promise<number[]> {
  const query = period === undefined ? {} : { period }
  return (await reader.call(getTrending, { params: { categoryId }, query })).map(({ id }) => id)
}

test('[S7-21] the trending articles of a category, and of no other, in order of their attention', async () => {
  const [low, high] = [await publish(1, 3), await publish(1, 30)]
  await publish(1, 100, { categories: ['health'] })
  const both = await publish(1, 10, { categories: ['health', 'science'] })
  expect(await trending('science')).toEqual([high, both, low])
})

test('twice the attention outweighs 36 hours, and no more', async () => {
  const newer = await publish(0, 15)
  const [twice, less] = [await publish(36, 32), await publish(36, 29)]
  expect(await trending('science')).toEqual([twice, newer, less])
})

test('this week asks for less, all time for nothing of age', async () => {
  const newer = await publish(0, 15)
  const older = await publish(5 * 36, 33)
  const oldest = await publish(900 * 24, 63)
  expect(await trending('science', 'now')).toEqual([newer, older, oldest])
  expect(await trending('science', 'week')).toEqual([older, newer, oldest])
  expect(await trending('science', 'all')).toEqual([oldest, older, newer])
})

test('a like moves an article up; the list is given again for a minute', async () => {
  const [first, second] = [await publish(1, 1), await publish(1, 0)]
  expect(await trending('science')).toEqual([first, second])
  const alice = await app.signIn('alice')
  app.clock.advance(3 * DAY_MS)
  await alice.call(likeArticle, { params: { id: String(second) }, body: { isLike: true } })
  await app.settle()
  expect(await trending('science', 'now', alice)).toEqual([second, first])
  app.clock.advance(MINUTE_MS)
  expect(await trending('science')).toEqual([second, first])
})

test('a visitor gets the same list for a minute, and 304 when they have it', async () => {
  const first = await publish(1, 0)
  const visitor = app.visitor()
  const params = { categoryId: 'science' }
  const before = await visitor.attempt(getTrending, { params })
  await publish(0, 50)
  app.clock.advance(MINUTE_MS - 1)
  const headers = { 'if-none-match': String(before.headers.etag) }
  expect((await visitor.attempt(getTrending, { params, headers })).status).toBe(304)
  expect(await trending('science')).toEqual([first])
  app.clock.advance(2000)
  expect((await trending('science')).length).toBe(2)
})

test('what was removed is gone in a moment, though the order is cached for a minute', async () => {
  const [first, second] = [await publish(1, 9), await publish(1, 5)]
  expect(await trending('science')).toEqual([first, second])
  await app.db.updateTable('articles').set({ state: 'deleted' }).where('id', '=', first).execute()
  app.clock.advance(2000)
  expect(await trending('science')).toEqual([second])
})

test('on the globe each category is measured by what is usual in it', async () => {
  // Everybody talks in health: a hundred points are usual there. In history nobody does.
  for (let i = 0; i < 5; i++) await publish(2, 100, { categories: ['health'] })
  const big = await publish(1, 120, { categories: ['health'] })
  const small = await publish(1, 15, { categories: ['history'] })
  await publish(1, 0, { categories: ['history'] })
  await publish(1, 0, { categories: ['history'] })
  expect((await trending('all')).slice(0, 2)).toEqual([small, big])
})

test('a group of several categories is once on the globe, with its best', async () => {
  const article = await publish(1, 9, { categories: ['science', 'history', 'world'] })
  await publish(1, 7, { categories: ['history'] })
  const list = await trending('all')
  expect(list.length).toBe(2)
  expect(list[0]).toBe(article)
})

test('the first ten have one of each author and two of each category; the others follow, none is lost', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const a = await Promise.all([90, 80, 70].map((points) => publish(1, points, { authorId: alice.userId })))
  const b = await publish(1, 60, { authorId: bela.userId })
  const c = await publish(1, 50)
  const other = await publish(1, 1, { categories: ['world'] })
  expect(await trending('all')).toEqual([a[0], b, other, a[1], a[2], c])
  // Inside a category only authors are spread.
  expect(await trending('science')).toEqual([a[0], b, c, a[1], a[2]])
})

test('what can be read in the reader’s language is one step higher, in the version for them', async () => {
  const english = await publish(0, 15)
  const malay = await publish(0, 9, { language: 'my' })
  const original = await publish(0, 8)
  const { group_id: groupId } = await app.db
    .selectFrom('articles')
    .select('group_id')
    .where('id', '=', original)
    .executeTakeFirstOrThrow()
  const translation = await insertArticle(app, { authorId: null, groupId, language: 'my' })
  const reader = app.visitor()
  reader.language = 'my'
  expect(await trending('science', 'now', reader)).toEqual([malay, translation.id, english])
  expect(await trending('science')).toEqual([english, original, malay])
})

test('an article in the reader’s language is found behind fifty others', async () => {
  for (let i = 0; i < 55; i++) await publish(0, 7)
  const malay = await publish(0, 6, { language: 'my' })
  const reader = app.visitor()
  reader.language = 'my'
  for (const period of ['now', 'week', 'all'] as const)
    expect((await trending('science', period, reader))[0]).toBe(malay)
})

test('what many have reported is not recommended; decided reports count no longer', async () => {
  const [good, bad] = [await publish(1, 1), await publish(1, 50)]
  const report = (userId: number, weight: number, state = 'open') => ({
    object_type: 'article',
    object_id: bad,
    user_id: userId,
    reason: 'spam',
    weight,
    state,
    created_at: app.clock.now(),
  })
  const people = await Promise.all(['alice', 'bela', 'citra'].map((name) => app.signIn(name)))
  const [alice, bela, citra] = people.map(({ userId }) => userId) as [number, number, number]
  await app.db
    .insertInto('reports')
    .values([report(alice, 2), report(bela, 1, 'rejected')])
    .execute()
  expect(await trending('science')).toEqual([bad, good])
  await app.db.insertInto('reports').values(report(citra, 1)).execute()
  app.clock.advance(MINUTE_MS)
  expect(await trending('science')).toEqual([good])
  expect(await trending('all')).toEqual([good])
})

test('drafts, deleted and removed articles never appear; an unpublished one disappears', async () => {
  for (const state of ['draft', 'deleted', 'removed'] as const) await publish(1, 90, { state })
  const article = await publish(1, 5)
  expect(await trending('all')).toEqual([article])
  await changeArticle(app, article, { state: 'draft' })
  app.clock.advance(MINUTE_MS)
  for (const period of ['now', 'week', 'all'] as const) {
    expect(await trending('all', period)).toEqual([])
    expect(await trending('science', period)).toEqual([])
  }
})

test('the list has twenty', async () => {
  for (let i = 0; i < 23; i++) await publish(1, i)
  expect((await trending('science')).length).toBe(20)
  expect((await trending('all')).length).toBe(20)
})

test('a category or a period that is none is refused', async () => {
  const visitor = app.visitor()
  for (const categoryId of ['globe', 'Science', '1', '%00'])
    expect((await visitor.attempt(getTrending, { params: { categoryId } })).status).toBe(400)
  const params = { categoryId: 'all' }
  for (const query of [{ period: 'day' }, { period: '' }, { limit: '5' }] as Record<string, string>[])
    expect((await visitor.attempt(getTrending, { params, query })).status).toBe(400)
})
