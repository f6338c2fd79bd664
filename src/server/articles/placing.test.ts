import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { readCounts } from './counts-testing.ts'
import { placeGroup } from './place-actions.ts'
import { ranksOf } from '../content/ranks.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp()
  authorId = (await app.signIn('author')).userId
})
afterAll(() => app.close())

/** Somebody cares, and the ranks have followed. */
async function attend(articleId: number, points: number): Promise<void> {
  await transact(app.db, (trx) => addAttention(trx, 'article', articleId, points))
  await app.settle()
}

const placesIn = (groupId: number) =>
  app.db
    .selectFrom('article_places')
    .select(['scope', 'article_id', 'is_lead', 'hot', 'score'])
    .where('group_id', '=', groupId)
    .orderBy('scope')
    .orderBy('article_id')
    .execute()

test('unpublishing takes the places away and the numbers back, exactly', async () => {
  const before = await readCounts(app.db)
  const article = await insertArticle(app, { authorId, categories: ['world', 'health'], tags: ['rice'] })
  const counted = await readCounts(app.db)
  expect(counted.stored).toEqual(counted.counted)
  expect(counted.stored.tags['rice']).toBe(1)
  expect((await placesIn(article.groupId)).map(({ scope }) => scope)).toEqual([
    '#rice',
    'all',
    'health',
    'world',
  ])
  await changeArticle(app, article.id, { state: 'draft' })
  expect(await placesIn(article.groupId)).toEqual([])
  expect((await readCounts(app.db)).stored).toEqual(before.stored)
  await changeArticle(app, article.id, { state: 'deleted' })
  expect((await readCounts(app.db)).stored).toEqual(before.stored)
})

test('a draft, a deleted and a removed article have no place', async () => {
  for (const state of ['draft', 'deleted', 'removed'] as const)
    expect(await placesIn((await insertArticle(app, { authorId, state, tags: ['hidden'] })).groupId)).toEqual(
      [],
    )
  expect((await readCounts(app.db)).stored.tags['hidden']).toBeUndefined()
})

test('when the original is deleted, the translation leads, with what is left', async () => {
  const original = await insertArticle(app, { authorId })
  const { groupId } = original
  const translation = await insertArticle(app, { authorId, groupId, language: 'my' })
  await attend(original.id, 7)
  await attend(translation.id, 8)
  const leading = async () =>
    (await placesIn(groupId)).filter(({ is_lead, scope }) => is_lead && scope === 'all')
  expect(await leading()).toMatchObject([{ article_id: original.id, score: 4 }])
  await changeArticle(app, original.id, { state: 'deleted' })
  expect(await leading()).toMatchObject([{ article_id: translation.id, score: Math.log2(9) }])
})

test('attention moves the rank; a small move of a big one is left until it adds up', async () => {
  const article = await insertArticle(app, { authorId })
  const score = async () => (await placesIn(article.groupId))[0]?.score
  await attend(article.id, 1000)
  expect(await score()).toBe(Math.log2(1001))
  await attend(article.id, 3)
  expect(await score()).toBe(Math.log2(1001))
  for (let i = 0; i < 4; i++) await attend(article.id, 3)
  expect(await score()).toBe(Math.log2(1016))
  await attend(article.id, -2000)
  expect(await score()).toBe(0)
})

test('attention for a draft waits for the day it is published', async () => {
  const article = await insertArticle(app, { authorId, state: 'draft' })
  await attend(article.id, 15)
  expect(await placesIn(article.groupId)).toEqual([])
  await changeArticle(app, article.id, { state: 'published' })
  expect(await placesIn(article.groupId)).toMatchObject([{ score: 4 }, { score: 4 }])
})

test('a date in the future gains nothing', async () => {
  const now = app.clock.now()
  const article = await insertArticle(app, { authorId, publishedAt: addMs(now, 300 * DAY_MS) })
  const hot = async () => (await placesIn(article.groupId))[0]?.hot
  expect(await hot()).toBe(ranksOf({ attention: 0, reads: 0 }, now).hot)
  await attend(article.id, 7)
  expect(await hot()).toBe(ranksOf({ attention: 7, reads: 0 }, now).hot)
})

test('a group that is not there changes nothing', async () => {
  const before = await readCounts(app.db)
  await transact(app.db, (trx) => placeGroup(trx, 999_999, app.clock.now()))
  await attend(999_999, 3)
  expect((await readCounts(app.db)).stored).toEqual(before.stored)
})
