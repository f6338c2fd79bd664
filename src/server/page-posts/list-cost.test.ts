import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DB } from '../platform/tables.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listPostCards } from './card-queries.ts'
import {
  listFollowedPlaces,
  listOwnPlaces,
  listPlaces,
  type ListPage,
  type ListPosition,
  type PostFilters,
} from './list-queries.ts'

const POSTS = 9000
const AUTHORS = 30
const LIMIT = 20

let app: TestApp
let followerId: number
/** Every statement that ran, as it was sent. */
const statements: { sql: string; parameters: readonly unknown[] }[] = []
let db: Kysely<DB>
let client: pg.Client

beforeAll(async () => {
  app = await testApp()
  followerId = (await app.signIn('follower')).userId
  // Not through the site's own connections: those end what takes long.
  client = new pg.Client({ connectionString: app.url })
  await client.connect()
  await client.query(`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select 'p' || n || '@example.com', 'P', 'Q', 'p-' || n, now() from generate_series(1, ${AUTHORS}) n`)
  await client.query(
    'insert into follows select $1, id, now() + make_interval(secs => id::int) from users where id <> $1',
    [followerId],
  )
  await client.query(
    `insert into page_posts (author_id, type, state, nodes, renderer_version, is_nsfw, created_at)
    select $1 + 1 + n % ${AUTHORS}, case n / ${AUTHORS} % 3 when 0 then 'photo' when 1 then 'video' else 'discussion' end,
      'published', '[]', 1, n / ${AUTHORS} % 5 = 0, now() - make_interval(mins => n)
    from generate_series(1, ${POSTS}) n`,
    [followerId],
  )
  await client.query(`
    insert into page_post_places (post_id, author_id, type, is_nsfw, hot, created_at)
    select id, author_id, type, is_nsfw, random() * 1000, created_at from page_posts`)
  await client.query('analyze')
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: app.url, max: 2 }) }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
})
afterAll(async () => {
  await client.end()
  await db.destroy()
  await app.close()
})

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** What PostgreSQL really did for the statements of `work`: kinds of steps, and rows read from tables. */
async function explain(work: () => Promise<unknown>): Promise<{ steps: string[]; rowsRead: number }> {
  statements.length = 0
  await work()
  const steps = new Set<string>()
  let rowsRead = 0
  const visit = (node: PlanNode): void => {
    steps.add(node['Node Type'])
    if (node['Relation Name'] !== undefined)
      rowsRead += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    node.Plans?.forEach(visit)
  }
  for (const statement of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${statement.sql}`,
      [...statement.parameters],
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    if (plan !== undefined) visit(plan)
  }
  return { steps: [...steps], rowsRead }
}

/** The first page and, since a cursor must cost no more, the tenth. */
async function explainPages(read: (after: ListPosition | null) => Promise<ListPage>) {
  let after: ListPosition | null = null
  const first = await explain(async () => {
    const page = await read(null)
    expect(page.ids).toHaveLength(LIMIT)
    after = page.next
  })
  for (let page = 0; page < 8 && after !== null; page++) after = (await read(after)).next
  const tenth = await explain(() => read(after))
  return [first, tenth]
}

const lists: Omit<PostFilters, 'nsfw'>[] = [
  { sort: 'new' },
  { sort: 'hot' },
  { sort: 'new', type: 'video' },
  { sort: 'hot', type: 'video' },
]

test.each(lists)('a page of %o reads its own rows along the index and sorts nothing', async (list) => {
  for (const nsfw of ['without', 'only'] as const)
    for (const { steps, rowsRead } of await explainPages((after) =>
      listPlaces(db, { ...list, nsfw }, after, LIMIT),
    )) {
      expect(steps.filter((step) => /Sort|Seq Scan|Bitmap/.test(step))).toEqual([])
      expect(rowsRead).toBeLessThanOrEqual(LIMIT + 1)
    }
})

test.each(lists)('a mixed page of %o merges the beginnings of two lists', async (list) => {
  for (const { steps, rowsRead } of await explainPages((after) =>
    listPlaces(db, { ...list, nsfw: 'with' }, after, LIMIT),
  )) {
    expect(steps.filter((step) => /Seq Scan|Bitmap/.test(step))).toEqual([])
    expect(rowsRead).toBeLessThanOrEqual(2 * (LIMIT + 1))
  }
})

test('a page of one author reads their own rows, of a type too', async () => {
  for (const type of [undefined, 'photo'] as const)
    for (const nsfw of ['without', 'with'] as const)
      for (const { steps, rowsRead } of await explainPages((after) =>
        listPlaces(db, { author: followerId + 1, type, nsfw, sort: 'new' }, after, LIMIT),
      )) {
        expect(steps.filter((step) => /Seq Scan|Bitmap/.test(step))).toEqual([])
        expect(rowsRead).toBeLessThanOrEqual(2 * (LIMIT + 1))
      }
})

test('a page of those one follows costs a page of each of them, however much they have written', async () => {
  for (const type of [undefined, 'photo'] as const)
    for (const nsfw of ['without', 'with'] as const)
      for (const { steps, rowsRead } of await explainPages((after) =>
        listFollowedPlaces(db, followerId, { type, nsfw }, after, LIMIT),
      )) {
        expect(steps.filter((step) => /Bitmap/.test(step))).toEqual([])
        expect(rowsRead).toBeLessThanOrEqual(AUTHORS * (1 + 2 * (LIMIT + 1)))
      }
})

test('one’s own posts are read along their index', async () => {
  const wanted = { states: ['published', 'hidden', 'deleted'], deletedSince: new Date(0), hasNsfw: true }
  for (const { steps, rowsRead } of await explainPages((after) =>
    listOwnPlaces(db, followerId + 1, { ...wanted, after }, LIMIT),
  )) {
    expect(steps.filter((step) => /Sort|Seq Scan|Bitmap/.test(step))).toEqual([])
    expect(rowsRead).toBeLessThanOrEqual(LIMIT + 1)
  }
})

test('the cards of a page cost the same however many posts there are', async () => {
  const { ids } = await listPlaces(db, { sort: 'new', nsfw: 'with' }, null, LIMIT)
  const { rowsRead } = await explain(async () => {
    const cards = await listPostCards({ secret: 'x' }, db, ids, { audience: 'adult', now: new Date() })
    expect(cards).toHaveLength(LIMIT)
  })
  expect(rowsRead).toBeLessThan(LIMIT * 10)
})
