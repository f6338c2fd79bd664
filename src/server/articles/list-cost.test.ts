import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DB } from '../platform/tables.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listCards } from './card-queries.ts'
import { followUpDayOld } from './honor-queries.ts'
import { listPlaces, MOST_WALKED, type ListFilters, type ListPosition } from './list-queries.ts'
import { listRelated } from './related-queries.ts'
import { findSeriesOf } from './series/queries.ts'

const ARTICLES = 6000

let app: TestApp
/** Every statement that ran, as it was sent. */
const statements: { sql: string; parameters: readonly unknown[] }[] = []
let db: Kysely<DB>
let client: pg.Client

beforeAll(async () => {
  app = await testApp()
  const { userId } = await app.signIn('alice')
  // Not through the site's own connections: those end what takes long.
  client = new pg.Client({ connectionString: app.url })
  await client.connect()
  await client.query(`
    insert into article_groups (categories, created_at)
    select case when n % 10 = 0 then '{health,science}'::text[] else '{science}' end, now()
    from generate_series(1, ${ARTICLES}) n`)
  await client.query(
    `insert into articles (group_id, language, author_id, state, title, source, nodes, renderer_version, excerpt,
      words, tags, created_at, published_at, updated_at)
    select id, case when id % 3 = 0 then 'id' else 'en' end, $1, 'published', 'Title', 'Words', '[]', 1,
      'Words', 1, '{stars}', now(), now() - make_interval(mins => id::int), now() - make_interval(mins => id::int)
    from article_groups`,
    [userId],
  )
  await client.query(`
    insert into article_places (scope, article_id, group_id, language, is_lead, hot, hot_week, score, published_at)
    select scope, a.id, g.id, a.language, true, random() * 1000, random(), random(), a.published_at
    from articles a join article_groups g on g.id = a.group_id
    cross join unnest(array['all', '#stars'] || g.categories) scope`)
  await client.query('analyze')
  const pool = new pg.Pool({ connectionString: app.url, max: 2 })
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
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
async function explain(work: () => Promise<unknown>): Promise<{ steps: Set<string>; rowsRead: number }> {
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
  return { steps, rowsRead }
}

const lists: Omit<ListFilters, 'sort'>[] = [
  {},
  { category: 'science' },
  { category: 'health' },
  { tag: 'stars' },
  { language: 'id' },
  { language: 'id', category: 'science' },
  { language: 'id', tag: 'stars' },
]

for (const sort of ['new', 'hot', 'top'] as const)
  test.each(lists)(
    `a page of %o by ${sort} reads its own rows along the index and sorts nothing`,
    async (list) => {
      const filters = { ...list, sort }
      let after: ListPosition | null = null
      for (let page = 0; page < 2; page++) {
        const { steps, rowsRead } = await explain(async () => {
          const found = await listPlaces(db, filters, after, 20)
          expect(found.ids).toHaveLength(20)
          after = found.next
        })
        expect([...steps].filter((step) => /Sort|Seq Scan|Bitmap/.test(step))).toEqual([])
        expect(rowsRead).toBeLessThanOrEqual(21)
      }
    },
  )

test('an author’s page reads its own rows too', async () => {
  const { steps, rowsRead } = await explain(() => listPlaces(db, { author: 1, sort: 'new' }, null, 20))
  expect([...steps].filter((step) => /Sort|Seq Scan|Bitmap/.test(step))).toEqual([])
  expect(rowsRead).toBeLessThanOrEqual(21)
})

test.each([
  { tag: 'stars', category: 'health', sort: 'new' },
  { tag: 'stars', category: 'health', language: 'id', sort: 'hot' },
  { author: 1, category: 'health', sort: 'new' },
  { author: 1, language: 'id', tag: 'stars', sort: 'new' },
] as ListFilters[])('a page of two filters %o walks until it is full', async (filters) => {
  const { steps, rowsRead } = await explain(async () => {
    const page = await listPlaces(db, filters, null, 20)
    expect(page.ids).toHaveLength(20)
  })
  expect([...steps].filter((step) => /Sort|Seq Scan|Hash/.test(step))).toEqual([])
  expect(rowsRead).toBeLessThan(1500)
})

test('filters that nothing passes read a bounded number of rows, and the next page continues after them', async () => {
  const filters = { tag: 'stars', category: 'sports', sort: 'new' } as const
  const { rowsRead } = await explain(async () => {
    const page = await listPlaces(db, filters, null, 20)
    expect(page.ids).toEqual([])
    expect(page.next).not.toBeNull()
  })
  expect(rowsRead).toBeLessThanOrEqual(2 * MOST_WALKED + 1)
  let pages = 0
  let next: ListPosition | null = null
  do {
    const page: { next: ListPosition | null } = await listPlaces(db, filters, next, 20)
    next = page.next
    pages++
  } while (next !== null)
  expect(pages).toBe(ARTICLES / MOST_WALKED + 1)
})

test('the cards of a page and the related articles cost the same however many there are', async () => {
  const { ids } = await listPlaces(db, { sort: 'new' }, null, 20)
  const cards = await explain(async () => {
    expect(await listCards(db, ids, { language: 'my' })).toHaveLength(20)
  })
  expect(cards.rowsRead).toBeLessThan(20 * 10)
  const related = await explain(async () => {
    const article = { groupId: 1, language: 'id' as const, tags: ['stars'], categories: ['science'] }
    expect(await listRelated(db, article, 'en')).toHaveLength(3)
  })
  expect(related.rowsRead).toBeLessThan(150)
})

test('the parts of a series are read along their index, and nothing else is', async () => {
  const { rows } = await client.query<{ id: number }>(
    `insert into article_series (owner_id, title, created_at) select id, 'Stars', now() from users returning id`,
  )
  const seriesId = Number(rows[0]?.id)
  await client.query(
    `update article_groups g set series_id = $1, series_place = g.id, original_article_id = a.id
     from articles a where a.group_id = g.id and g.id % 600 = 0`,
    [seriesId],
  )
  await client.query('analyze article_groups')
  const { rows: own } = await client.query<{ id: number }>('select id from articles where group_id = 600')
  const { rowsRead } = await explain(async () => {
    const article = { id: Number(own[0]?.id), groupId: 600, seriesId }
    expect((await findSeriesOf(db, article, 'my'))?.parts).toHaveLength(ARTICLES / 600)
  })
  expect(rowsRead).toBeLessThanOrEqual(6 * (ARTICLES / 600))
})

test('those that have been up for a day are found along an index, however many there are', async () => {
  // Of what is four days old some hundreds are left.
  const { rowsRead } = await explain(() => followUpDayOld(db, new Date(Date.now() - 3 * DAY_MS)))
  expect(rowsRead).toBeGreaterThan(100)
  expect(rowsRead).toBeLessThan(ARTICLES / 4)
})
