import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEvents } from '../../contract/events.ts'
import {
  getSinceLastVisit,
  listNotifications,
  readNotifications,
  type Notification,
} from '../../contract/notifications.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { eventsOf, like, likePost, markRead, told } from './notifications-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

/** Somebody whose articles were liked one after the other. */
async function liked(name: string, count: number) {
  const author = await app.signIn(name)
  const ana = await app.signIn('ana')
  const articles: { id: number }[] = []
  for (let i = 0; i < count; i++) {
    const article = await insertArticle(app, { authorId: author.userId, title: `Part ${i + 1}` })
    articles.push(article)
    await like(ana, article)
    // Some came in the same moment.
    if (i % 3 === 0) app.clock.advance(1000)
    await app.settle()
  }
  return { author, articles }
}

async function readAll(client: TestClient, limit: string) {
  const pages: Notification[][] = []
  let cursor: string | null | undefined
  do {
    const query = { limit, ...(cursor && { cursor }) }
    const page = await client.call(listNotifications, { query })
    pages.push(page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return pages
}

test('pages follow each other without a gap or a repeat, also past what may no longer be read', async () => {
  const { author, articles } = await liked('paged', 12)
  const pages = await readAll(author, '5')
  expect(pages.map(({ length }) => length)).toEqual([5, 5, 2])
  const paths = pages.flat().map(({ path }) => path)
  expect(paths).toHaveLength(12)
  expect(new Set(paths).size).toBe(12)
  expect(pages.flat().map(({ updatedAt }) => updatedAt)).toEqual(
    pages
      .flat()
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .toReversed(),
  )
  for (const [i, { id }] of articles.entries())
    if (i % 2 === 0) await changeArticle(app, id, { state: 'deleted' })
  const left = await readAll(author, '5')
  expect(left.map(({ length }) => length)).toEqual([5, 1])
  expect(left.flat().map(({ path }) => path)).toEqual(
    paths.filter((path) => articles.some(({ id }, i) => i % 2 === 1 && path === `/article/${id}`)),
  )
})

test('a list with nothing but what is gone ends, and says that nothing is unread', async () => {
  const { author, articles } = await liked('empty', 8)
  for (const { id } of articles) await changeArticle(app, id, { state: 'deleted' })
  expect((await readAll(author, '2')).flat()).toEqual([])
  const all = await author.call(listNotifications)
  expect(all).toMatchObject({ items: [], nextCursor: null, unread: 0 })
})

test('a filter shows the types that are named so', async () => {
  const { author } = await liked('filtered', 2)
  for (const filter of ['mentions', 'replies', 'guilds', 'system'] as const)
    expect((await told(app, author, filter)).items).toEqual([])
  expect((await told(app, author)).items).toHaveLength(2)
})

test('some are marked as read, or all; other devices learn of it', async () => {
  const { author } = await liked('marking', 3)
  const { items } = await told(app, author)
  const before = (await eventsOf(app, author)).length
  expect(await markRead(author, items.slice(0, 1))).toEqual({ unread: 2 })
  expect((await told(app, author)).items.map(({ isRead }) => isRead)).toEqual([true, false, false])
  expect(await markRead(author)).toEqual({ unread: 0 })
  // Nothing was left to be read, so there is nothing to tell.
  expect(await markRead(author)).toEqual({ unread: 0 })
  expect((await eventsOf(app, author)).slice(before)).toEqual([
    { kind: 'notifications', unread: 2, isNews: false },
    { kind: 'notifications', unread: 0, isNews: false, isAllRead: true },
  ])
})

test('nobody marks what is another’s', async () => {
  const { author } = await liked('theirs', 1)
  const { items } = await told(app, author)
  expect(await markRead(await app.signIn('stranger'), items)).toEqual({ unread: 0 })
  expect((await told(app, author)).unread).toBe(1)
})

test('readers who mark at the same moment as others like lose nothing', async () => {
  const { author, articles } = await liked('busy', 4)
  const people = await Promise.all(Array.from({ length: 12 }, (_, i) => app.signIn(`busy${i}`)))
  await Promise.all(
    people.flatMap((person, i) => [
      like(person, articles[i % 4] ?? { id: 0 }).then(() => app.settle()),
      markRead(author),
    ]),
  )
  await app.settle()
  const stored = await app.db
    .selectFrom('notifications')
    .select((eb) => eb.fn.sum<string>('causes').as('causes'))
    .where('user_id', '=', author.userId)
    .executeTakeFirstOrThrow()
  expect(Number(stored.causes)).toBe(16)
  await markRead(author)
  expect((await told(app, author)).unread).toBe(0)
})

test('more than a hundred unread are counted as a hundred', async () => {
  const [famous, ana] = [await app.signIn('famous'), await app.signIn('ana')]
  const { id } = await insertArticle(app, { authorId: famous.userId })
  const now = app.clock.now()
  // A hundred types that nobody knows are shorter to make than a hundred articles.
  await sql`
    with lines as (
      insert into notifications (user_id, type, object_type, object_id, causes, created_at, updated_at)
      select ${famous.userId}, 'like' || n, 'article', ${id}, 1, ${now}, ${now} from generate_series(1, 130) n returning id)
    insert into notification_causes (notification_id, source, subject, actor_id, created_at)
    select id, 'test', id::text, ${ana.userId}::int8, ${now} from lines`.execute(app.db)
  expect((await famous.call(readNotifications, { body: { ids: [1] } })).unread).toBe(100)
})

test('what may not be read any more is not counted, on the stream and since the last visit neither', async () => {
  const { author, articles } = await liked('counted', 4)
  const [deleted, , ofBudi, post] = [articles[0], articles[1], await app.signIn('counted-budi'), articles[3]]
  await like(ofBudi, post ?? { id: 0 })
  const adult = await insertPost(app, { authorId: author.userId })
  await likePost(ofBudi, adult)
  const counts = async () => {
    const { items, unread } = await told(app, author)
    expect(items.filter(({ isRead }) => !isRead)).toHaveLength(unread)
    expect(await author.call(getSinceLastVisit)).toMatchObject({ unread })
    const { events } = await author.call(readEvents)
    expect(events.find(({ body }) => body.kind === 'notifications')?.body).toMatchObject({ unread })
    expect(await markRead(author, [{ id: 1 }])).toEqual({ unread })
    return unread
  }
  expect(await counts()).toBe(5)
  await changeArticle(app, deleted?.id ?? 0, { state: 'deleted' })
  expect(await counts()).toBe(4)
  // The post is hidden by reports: its author still sees it.
  await app.db.updateTable('page_posts').set({ state: 'hidden' }).where('id', '=', adult.id).execute()
  expect(await counts()).toBe(4)
  const birthYear = app.clock.now().getUTCFullYear() - 15
  await app.db.updateTable('users').set({ birth_year: birthYear }).where('id', '=', author.userId).execute()
  await app.db.updateTable('page_posts').set({ is_nsfw: true }).where('id', '=', adult.id).execute()
  expect(await counts()).toBe(3)
  const ana = await app.signIn('ana')
  const suspended_at = app.clock.now()
  await app.db.updateTable('users').set({ suspended_at }).where('id', '=', ana.userId).execute()
  // One of three was liked by somebody else too.
  expect(await counts()).toBe(1)
  await app.db.updateTable('users').set({ suspended_at: null }).where('id', '=', ana.userId).execute()
  await app.db
    .insertInto('blocks')
    .values({ blocker_id: ana.userId, blocked_id: author.userId, created_at: suspended_at })
    .execute()
  expect(await counts()).toBe(1)
  await app.db.updateTable('users').set({ role: 'moderator' }).where('id', '=', author.userId).execute()
  expect(await counts()).toBe(3)
  await app.db.deleteFrom('blocks').execute()
})

test('what is not understood is refused', async () => {
  const ana = await app.signIn('ana')
  for (const query of [
    { limit: '0' },
    { limit: '51' },
    { limit: 'all' },
    { filter: 'likes' },
    { cursor: 'x' },
  ])
    expect((await ana.attempt(listNotifications, { query })).status).toBe(400)
  for (const body of [
    { ids: [] },
    { ids: ['1'] },
    { ids: [-1] },
    { all: true },
    [],
    { ids: Array(101).fill(1) },
  ])
    expect((await ana.attempt(readNotifications, { body })).status).toBe(400)
  const { author } = await liked('foreign', 2)
  const { nextCursor } = await author.call(listNotifications, { query: { limit: '1' } })
  const stolen = await ana.attempt(listNotifications, { query: { cursor: nextCursor ?? '' } })
  expect(stolen).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } })
})
