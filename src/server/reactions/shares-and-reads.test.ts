import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArticle, shareArticle } from '../../contract/article-signals.ts'
import { DAY_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { addReaction, eraseReactions, setLike } from './public.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp()
  authorId = (await app.signIn('author')).userId
})
afterAll(() => app.close())

const at = ({ id }: { id: number }) => ({ id: String(id) })

async function countersOf({ id }: { id: number }) {
  const row = await app.db
    .selectFrom('object_counters')
    .select(['shares', 'reads', 'attention'])
    .where('object_type', '=', 'article')
    .where('object_id', '=', id)
    .executeTakeFirst()
  return row ?? { shares: 0, reads: 0, attention: 0 }
}

test('a member who shares an article counts once, however often', async () => {
  const article = await insertArticle(app, { authorId })
  const alice = await app.signIn('alice')
  app.clock.advance(3 * DAY_MS)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => alice.call(shareArticle, { params: at(article) })),
  )
  expect(answers[0]).toEqual({ done: true })
  expect(await countersOf(article)).toEqual({ shares: 1, reads: 0, attention: 4 })
})

test('a visitor may share, which counts nothing; nor does the author’s own share', async () => {
  const article = await insertArticle(app, { authorId })
  expect(await app.visitor().call(shareArticle, { params: at(article) })).toEqual({ done: true })
  expect(await countersOf(article)).toMatchObject({ shares: 0, attention: 0 })
  await (await app.signIn('author')).call(shareArticle, { params: at(article) })
  expect(await countersOf(article)).toMatchObject({ shares: 1, attention: 0 })
})

test('a reader counts once a day', async () => {
  const article = await insertArticle(app, { authorId })
  const visitor = app.visitor()
  const read = () => visitor.call(readArticle, { params: at(article) })
  expect(await read()).toEqual({ done: true })
  await Promise.all(Array.from({ length: 10 }, read))
  expect((await countersOf(article)).reads).toBe(1)
  app.clock.advance(DAY_MS)
  await read()
  expect((await countersOf(article)).reads).toBe(2)
})

test('readers are told apart by network and browser, members by their account', async () => {
  const article = await insertArticle(app, { authorId })
  const visitor = app.visitor()
  const read = (ip: string, agent: string) =>
    visitor.attempt(readArticle, { params: at(article), ip, headers: { 'user-agent': agent } })
  await read('198.51.100.1', 'Firefox')
  await read('198.51.100.2', 'Firefox')
  await read('198.51.100.1', 'Safari')
  await read('192.0.2.1', 'Firefox')
  expect((await countersOf(article)).reads).toBe(3)
  const bela = await app.signIn('bela')
  await bela.call(readArticle, { params: at(article) })
  bela.ip = '192.0.2.77'
  await bela.call(readArticle, { params: at(article) })
  expect((await countersOf(article)).reads).toBe(4)
})

test('reads of the author and of bots do not count', async () => {
  const article = await insertArticle(app, { authorId })
  await (await app.signIn('author')).call(readArticle, { params: at(article) })
  const headers = { 'user-agent': 'Googlebot/2.1' }
  const answer = await app.visitor().attempt(readArticle, { params: at(article), headers })
  expect(answer).toMatchObject({ status: 200, body: { done: true } })
  expect((await countersOf(article)).reads).toBe(0)
})

test('one network can not read an article up by naming many browsers', async () => {
  const article = await insertArticle(app, { authorId })
  const visitor = app.visitor()
  for (let i = 0; i < 110; i++)
    await visitor.attempt(readArticle, {
      params: at(article),
      ip: '198.51.100.9',
      headers: { 'user-agent': `Browser ${i}` },
    })
  expect((await countersOf(article)).reads).toBe(100)
})

test('reads move an article by their square root', async () => {
  const article = await insertArticle(app, { authorId })
  for (let i = 0; i < 9; i++)
    await app.visitor().attempt(readArticle, { params: at(article), ip: `10.0.${i}.1` })
  await app.settle()
  const { score } = await app.db
    .selectFrom('article_places')
    .select('score')
    .where('scope', '=', 'all')
    .where('article_id', '=', article.id)
    .executeTakeFirstOrThrow()
  expect(score).toBe(2)
})

test('what can not be seen can neither be shared nor read', async () => {
  const alice = await app.signIn('alice')
  for (const state of ['draft', 'deleted', 'removed'] as const) {
    const article = await insertArticle(app, { authorId, state })
    for (const route of [shareArticle, readArticle])
      for (const reader of [alice, app.visitor()])
        expect(await reader.attempt(route, { params: at(article) })).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        })
  }
  for (const route of [shareArticle, readArticle]) {
    expect((await alice.attempt(route, { params: { id: 999_999 } })).status).toBe(404)
    expect((await alice.attempt(route, { params: { id: 'x' } })).status).toBe(400)
  }
})

test('a draft that its writers look at counts nothing', async () => {
  const article = await insertArticle(app, { authorId, state: 'draft' })
  const author = await app.signIn('author')
  await author.call(shareArticle, { params: at(article) })
  await author.call(readArticle, { params: at(article) })
  expect(await countersOf(article)).toEqual({ shares: 0, reads: 0, attention: 0 })
})

test('objects that store their likes themselves change the number in their own row', async () => {
  const alice = await app.signIn('alice')
  const like = (isLike: boolean) =>
    setLike(app.db, {
      objectType: 'comment',
      objectId: 5,
      userId: alice.userId,
      authorId: null,
      isLike,
      now: app.clock.now(),
      // Any row will do.
      countIn: (id, change) =>
        sql`update users set birth_year = coalesce(birth_year, 1950) + ${change} + 0 * ${id}::int
          where id = ${alice.userId} returning birth_year as count`,
    })
  expect(await like(true)).toEqual({ likes: 1951, liked: true })
  expect(await like(true)).toEqual({ likes: 1951, liked: true })
  expect(await like(false)).toEqual({ likes: 1950, liked: false })
  expect(await like(false)).toEqual({ likes: 1950, liked: false })
})

test('all reactions to an erased article are erased with it, and nothing else', async () => {
  const [gone, kept] = [await insertArticle(app, { authorId }), await insertArticle(app, { authorId })]
  const { userId } = await app.signIn('alice')
  const now = app.clock.now()
  await transact(app.db, async (trx) => {
    for (const { id: objectId } of [gone, kept])
      for (const kind of ['like', 'bookmark', 'share'] as const)
        await addReaction(trx, kind, { objectType: 'article', objectId, userId, authorId, now })
    await eraseReactions(trx, 'article', [gone.id])
    await eraseReactions(trx, 'article', [])
  })
  for (const table of ['likes', 'bookmarks', 'shares', 'object_counters'] as const) {
    const rows = await app.db
      .selectFrom(table)
      .select('object_id')
      .where('object_id', 'in', [gone.id, kept.id])
      .execute()
    expect(rows).toEqual([{ object_id: kept.id }])
  }
})
