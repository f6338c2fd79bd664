import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEvents } from '../../contract/events.ts'
import { getSinceLastVisit } from '../../contract/notifications.ts'
import { createQuestion, deleteQuestion } from '../../contract/questions.ts'
import { MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { insertNotifications } from '../testing/insert-notifications.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listAway, markSeen } from './public.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterEach(() => app.close())

const visitOf = (userId: number) =>
  app.db.selectFrom('visits').selectAll().where('user_id', '=', userId).executeTakeFirst()

test('whoever polls is here, written at most once a minute', async () => {
  const ana = await app.signIn('ana')
  const cameAt = app.clock.now()
  await ana.call(readEvents)
  expect(await visitOf(ana.userId)).toMatchObject({ seen_at: cameAt, last_visit_at: null })
  app.clock.advance(59 * SECOND_MS)
  await ana.call(readEvents)
  expect((await visitOf(ana.userId))?.seen_at).toEqual(cameAt)
  await markSeen(app.db, [ana.userId], app.clock.now())
  expect((await visitOf(ana.userId))?.seen_at, 'also by another node').toEqual(cameAt)
  app.clock.advance(SECOND_MS)
  await ana.call(readEvents)
  expect((await visitOf(ana.userId))?.seen_at).toEqual(app.clock.now())
})

test('after half an hour away a new visit begins, and the end of the last one is kept', async () => {
  const ana = await app.signIn('ana')
  await ana.call(readEvents)
  expect((await ana.call(getSinceLastVisit)).since, 'the first visit').toBeNull()
  const leftAt = app.clock.now()
  app.clock.advance(31 * MINUTE_MS)
  expect((await ana.call(getSinceLastVisit)).since, 'before she was noted').toBe(leftAt.toISOString())
  await ana.call(readEvents)
  expect((await ana.call(getSinceLastVisit)).since, 'and after').toBe(leftAt.toISOString())
  app.clock.advance(29 * MINUTE_MS)
  await ana.call(readEvents)
  expect((await ana.call(getSinceLastVisit)).since, 'a pause is no end').toBe(leftAt.toISOString())
})

test('who has not been here since a time is away, also who never was', async () => {
  const [ana, ben, eva] = [await app.signIn('ana'), await app.signIn('ben'), await app.signIn('eva')]
  await markSeen(app.db, [ana.userId], app.clock.now())
  app.clock.advance(10 * MINUTE_MS)
  const since = app.clock.now()
  await markSeen(app.db, [ben.userId], since)
  const away = await listAway(app.db, [ana.userId, ben.userId, eva.userId], since)
  expect(away.sort((one, other) => one - other)).toEqual([ana.userId, eva.userId])
  await markSeen(app.db, [], since)
})

test('since then are counted the articles and posts of others, not adult and not of who is hidden', async () => {
  const [ana, ben, eva] = [await app.signIn('ana'), await app.signIn('ben'), await app.signIn('eva')]
  const ask = (client: Pick<typeof ana, 'call'>, isNsfw = false) =>
    client.call(createQuestion, {
      body: { title: `Why do ${++asked} stars shine?`, category: 'science', language: 'en', isNsfw },
    })
  let asked = 0
  await ask(ben)
  await insertArticle(app, { authorId: ben.userId })
  await insertPost(app, { authorId: ben.userId })
  await markSeen(app.db, [ana.userId], app.clock.now())
  expect(await ana.call(getSinceLastVisit)).toEqual({
    since: null,
    articles: 0,
    questions: 0,
    posts: 0,
    unread: 0,
  })
  app.clock.advance(60 * MINUTE_MS)
  for (const authorId of [ana.userId, ben.userId, eva.userId, null]) {
    await insertArticle(app, { authorId })
    await insertArticle(app, { authorId, state: 'draft' })
    await insertPost(app, { authorId })
    await insertPost(app, { authorId, isNsfw: true })
    await insertPost(app, { authorId, state: 'hidden' })
  }
  for (const client of [ana, ben, eva]) await ask(client)
  await ask(ben, true)
  const { id } = await ask(ben)
  await ben.call(deleteQuestion, { params: { id: String(id) } })
  await app.db
    .insertInto('blocks')
    .values({ blocker_id: eva.userId, blocked_id: ana.userId, created_at: app.clock.now() })
    .execute()
  expect(await ana.call(getSinceLastVisit)).toMatchObject({
    articles: 2,
    questions: 1,
    posts: 2,
    unread: 0,
  })
})

test('counts end at 99, and what was not read is among them', async () => {
  const [ana, ben] = [await app.signIn('ana'), await app.signIn('ben')]
  await markSeen(app.db, [ana.userId], app.clock.now())
  app.clock.advance(60 * MINUTE_MS)
  const now = app.clock.now()
  const posts: number[] = []
  for (let post = 0; post < 101; post++) posts.push((await insertPost(app, { authorId: ben.userId })).id)
  const line = (nr: number) => ({ userId: ana.userId, postId: posts[nr] ?? 0 })
  await insertNotifications(app, [
    line(1),
    { ...line(2), causes: 2 },
    { ...line(3), causes: 0 },
    { ...line(4), readAt: now },
  ])
  expect(await ana.call(getSinceLastVisit)).toMatchObject({ posts: 99, unread: 2 })
})
