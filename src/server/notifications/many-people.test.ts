import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArticleComment, deleteComment } from '../../contract/comments.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at } from './notifications-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const MANY = 1300
/** So many people are told in one transaction at most. */
const AT_ONCE = 1000

async function insertPeople(name: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select ${name} || n || '@example.com', 'Many', 'People', ${name} || '-' || n, now()
    from generate_series(1, ${MANY}::int) n returning id`.execute(app.db)
  return rows.map(({ id }) => id)
}

/** How many lines of a type there are, and how many of them one transaction has written last. */
async function linesOf(type: string) {
  const { rows } = await sql<{ lines: number; causes: number; atOnce: number }>`
    select sum(n)::int as lines, sum(causes)::int as causes, max(n)::int as "atOnce" from (
      select count(*) as n, sum(causes) as causes from notifications where type = ${type} group by xmin::text) as t`.execute(
    app.db,
  )
  return rows[0] ?? { lines: 0, causes: 0, atOnce: 0 }
}

async function askAgain(kind: string, subject: number) {
  await app.db
    .insertInto('follow_ups')
    .values({ kind, subject: String(subject) })
    .execute()
  await app.settle()
}

test('thousands who follow a thread are told in many short transactions, once, and it is taken back so', async () => {
  const [author, ana] = [await app.signIn('author'), await app.signIn('ana')]
  const article = await insertArticle(app, { authorId: author.userId })
  const people = await insertPeople('reader')
  await sql`
    insert into thread_choices (user_id, object_type, object_id, choice, created_at)
    select id, 'article', ${article.id}, 'following', ${app.clock.now()} from unnest(${people}::int8[]) as id`.execute(
    app.db,
  )
  const { id } = await ana.call(createArticleComment, { params: at(article), body: { text: 'News' } })
  await Promise.all([app.settle(), app.settle()])
  const told = await linesOf('thread')
  expect(told).toMatchObject({ lines: MANY, causes: MANY })
  expect(told.atOnce).toBeLessThanOrEqual(AT_ONCE)
  await sql`update notifications set read_at = ${app.clock.now()} where user_id = ${people[0]}`.execute(
    app.db,
  )
  // Some have gone: the parts have other people now, and still nobody is told twice.
  await sql`delete from thread_choices where user_id = any(${people.slice(1200)}::int8[])`.execute(app.db)
  await askAgain('notify-comment', id)
  await askAgain('notify-comment', id)
  expect(await linesOf('thread')).toMatchObject({ lines: MANY, causes: 1200 })
  const read = await app.db
    .selectFrom('notifications')
    .select('read_at')
    .where('user_id', '=', people[0] ?? 0)
    .execute()
  expect(read).toEqual([{ read_at: app.clock.now() }])
  const { rows } = await sql`
    select from stream_events where user_id = any(${people.slice(0, 1200)}::int8[]) group by user_id having count(*) > 1`.execute(
    app.db,
  )
  expect(rows).toEqual([])
  await ana.call(deleteComment, { params: at({ id }) })
  await app.settle()
  const left = await linesOf('thread')
  expect(left.causes).toBeLessThanOrEqual(1)
  expect(left.atOnce).toBeLessThanOrEqual(AT_ONCE)
})

test('and so are the thousands who voted in a poll', async () => {
  const author = await app.signIn('pollster')
  const post = await insertPost(app, {
    authorId: author.userId,
    poll: { options: ['Tea', 'Coffee'], days: 1 },
  })
  const people = await insertPeople('voter')
  await sql`
    insert into poll_votes (post_id, user_id, option, weight, created_at)
    select ${post.id}, id, 0, 1, ${app.clock.now()} from unnest(${people}::int8[]) as id`.execute(app.db)
  app.clock.advance(DAY_MS)
  await app.jobs.runDue()
  await app.settle()
  const told = await linesOf('poll-ended')
  expect(told).toMatchObject({ lines: MANY + 1, causes: MANY + 1 })
  expect(told.atOnce).toBeLessThanOrEqual(AT_ONCE)
  await askAgain('notify-poll', post.id)
  expect(await linesOf('poll-ended')).toEqual(told)
})
