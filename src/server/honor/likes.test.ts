import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { deleteArticle, restoreArticle } from '../../contract/articles.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { writeArticle } from '../testing/write-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, comment, honorOf, ledgerOf, like, people } from './honor-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100_000 } })
})
afterAll(() => app.close())

test('[S1-8] a like of an article, a post and a comment pays its author, and who takes it back takes that back', async () => {
  const [ana, budi] = await people(app, 'ana', 'budi')
  const article = await insertArticle(app, { authorId: ana.userId })
  const post = await insertPost(app, { authorId: ana.userId })
  await like.article(budi, article.id)
  await like.post(budi, post.id)
  await like.comment(budi, await comment(ana, article.id))
  expect((await ledgerOf(app, ana)).sort()).toEqual(['+1 comment-liked', '+2 post-liked', '+5 article-liked'])
  expect(await honorOf(app, ana)).toBe(8)
  await like.article(budi, article.id, false)
  expect(await honorOf(app, ana)).toBe(3)
  expect((await ledgerOf(app, ana)).at(-1)).toBe('-5 article-liked')
})

test('liking and unliking a thousand times pays once', async () => {
  const [ana, budi] = await people(app, 'thousand-ana', 'thousand-budi')
  const { id } = await insertArticle(app, { authorId: ana.userId })
  for (let nr = 0; nr < 1000; nr++) {
    await like.article(budi, id, nr % 2 === 0)
    if (nr % 100 === 7) await app.settle()
  }
  expect(await honorOf(app, ana)).toBe(0)
  await like.article(budi, id)
  expect(await honorOf(app, ana)).toBe(5)
  // Every gift is there once, and each was taken back but the last.
  const ledger = await ledgerOf(app, ana)
  expect(ledger.filter((line) => line.startsWith('+')).length).toBe(
    ledger.filter((line) => line.startsWith('-')).length + 1,
  )
})

test('one’s own likes pay nothing, nor do those of the new, nor any between people of whom one blocks the other', async () => {
  const [ana, budi] = await people(app, 'rules-ana', 'rules-budi')
  const young = await app.signIn('rules-young')
  const { id } = await insertArticle(app, { authorId: ana.userId })
  await like.article(ana, id)
  await like.article(young, id)
  expect(await honorOf(app, ana)).toBe(0)
  await like.article(budi, id)
  // What was given before stays.
  await app.settle()
  await ana.call(blockUser, { params: at({ id: budi.userId }) })
  expect(await honorOf(app, ana)).toBe(5)
  const other = await insertArticle(app, { authorId: ana.userId })
  await sql`insert into likes (object_type, object_id, user_id, weight, created_at)
    values ('article', ${other.id}, ${budi.userId}, 1, ${app.clock.now()})`.execute(app.db)
  await sql`insert into follow_ups (kind, subject)
    values ('notify-like', ${`article ${other.id} ${budi.userId}`})`.execute(app.db)
  expect(await honorOf(app, ana)).toBe(5)
})

test('two who like each other all day get five a day and fifteen in thirty days', async () => {
  const pair = await people(app, 'pair-ana', 'pair-budi')
  const [ana, budi] = pair
  for (let day = 0; day < 5; day++) {
    for (let nr = 0; nr < 12; nr++) {
      await like.article(budi, (await insertArticle(app, { authorId: ana.userId })).id)
      await like.post(ana, (await insertPost(app, { authorId: budi.userId })).id)
    }
    expect(await honorOf(app, ana)).toBe(Math.min(day + 1, 3) * 25)
    expect(await honorOf(app, budi)).toBe(Math.min(day + 1, 3) * 10)
    app.clock.advance(DAY_MS)
  }
  app.clock.advance(26 * DAY_MS)
  const [ana2, budi2] = [await app.signIn('pair-ana'), await app.signIn('pair-budi')]
  await like.article(budi2, (await insertArticle(app, { authorId: ana2.userId })).id)
  expect(await honorOf(app, ana)).toBe(80)
})

test('a ring of ten is paid within the pool of a day, and the last reward is cut to what is left', async () => {
  const ring = await people(app, ...Array.from({ length: 10 }, (_, nr) => `ring-${nr}`))
  for (const author of ring)
    for (let nr = 0; nr < 5; nr++) {
      const { id } = await insertArticle(app, { authorId: author.userId })
      for (const giver of ring) await like.article(giver, id)
    }
  for (const author of ring) expect(await honorOf(app, author)).toBeLessThanOrEqual(100)
  expect(await Promise.all(ring.slice(0, 1).map((author) => honorOf(app, author)))).toEqual([100])
})

test('a comment’s likes pay ten a day, within the pool', async () => {
  const [ana, ...givers] = await people(
    app,
    'commented',
    ...Array.from({ length: 13 }, (_, nr) => `commenting-${nr}`),
  )
  const article = await insertArticle(app, { authorId: null })
  const id = await comment(ana, article.id)
  for (const giver of givers) await like.comment(giver, id)
  expect(await honorOf(app, ana)).toBe(10)
})

test('only the first fifty likes that somebody gives on a day pay', async () => {
  const [giver, ...authors] = await people(
    app,
    'fifty',
    ...Array.from({ length: 12 }, (_, nr) => `fifty-${nr}`),
  )
  let liked = 0
  for (const author of authors)
    for (let nr = 0; nr < 5; nr++, liked++)
      await like.post(giver, (await insertPost(app, { authorId: author.userId })).id)
  expect(liked).toBe(60)
  let sum = 0
  for (const author of authors) sum += await honorOf(app, author)
  expect(sum).toBe(50 * 2)
})

test('who deletes an article loses what it earned, and gets it back out of the trash: re-posting earns nothing twice', async () => {
  const [ana, budi] = await people(app, 'trash-ana', 'trash-budi')
  const { id } = await writeArticle(ana)
  await like.article(budi, id)
  expect(await honorOf(app, ana)).toBe(5)
  await ana.call(deleteArticle, { params: at({ id }) })
  expect(await honorOf(app, ana)).toBe(0)
  await ana.call(restoreArticle, { params: at({ id }) })
  expect(await honorOf(app, ana)).toBe(5)
  await ana.call(deleteArticle, { params: at({ id }) })
  const again = await insertArticle(app, { authorId: ana.userId })
  await like.article(budi, again.id)
  expect(await honorOf(app, ana)).toBe(5)
})

test('what lived for sixty days and was liked by three keeps its Honor', async () => {
  const [ana, ...givers] = await people(app, 'kept-ana', 'kept-b', 'kept-c', 'kept-d')
  const publishedAt = new Date(app.clock.now().getTime() - 61 * DAY_MS)
  const old = await insertArticle(app, { authorId: ana.userId, publishedAt })
  const unloved = await insertArticle(app, { authorId: ana.userId, publishedAt })
  for (const giver of givers) await like.article(giver, old.id)
  await like.article(givers[0], unloved.id)
  expect(await honorOf(app, ana)).toBe(20)
  for (const { id } of [old, unloved]) await ana.call(deleteArticle, { params: at({ id }) })
  expect(await honorOf(app, ana)).toBe(15)
})

test('nobody can change or delete an entry, and it goes with its person', async () => {
  const [ana, budi] = await people(app, 'ledger-ana', 'ledger-budi')
  await like.article(budi, (await insertArticle(app, { authorId: ana.userId })).id)
  await app.settle()
  await expect(sql`update honor_entries set delta = 100`.execute(app.db)).rejects.toThrow('append-only')
  await expect(sql`delete from honor_entries`.execute(app.db)).rejects.toThrow('append-only')
  await sql`delete from users where id = ${ana.userId}`.execute(app.db)
  expect(await ledgerOf(app, ana)).toEqual([])
})
