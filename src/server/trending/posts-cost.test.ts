import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRENDING_PERIODS } from '../../contract/stats.ts'
import type { DB } from '../platform/tables.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listTopPosts } from './queries.ts'

const POSTS = 9000
const LIMIT = 60

let app: TestApp
let client: pg.Client
let db: Kysely<DB>
const statements: { sql: string; parameters: readonly unknown[] }[] = []
beforeAll(async () => {
  app = await testApp()
  client = new pg.Client({ connectionString: app.url })
  await client.connect()
  await client.query(`
    insert into page_posts (type, state, nodes, renderer_version, is_nsfw, created_at)
    select 'discussion', 'published', '[]', 1, n % 5 = 0, now() - make_interval(mins => n)
    from generate_series(1, ${POSTS}) n`)
  await client.query(`
    insert into page_post_places (post_id, author_id, type, is_nsfw, hot, hot_week, score, created_at)
    select id, author_id, type, is_nsfw, random() * 1000, random() * 1000, random() * 9, created_at from page_posts`)
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

test.each(TRENDING_PERIODS)(
  'the top of %s is read along its index, and nothing is sorted',
  async (period) => {
    statements.length = 0
    expect(await listTopPosts(db, period, LIMIT, app.clock.now())).toHaveLength(LIMIT)
    const [statement] = statements
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, timing off, summary off) ${statement?.sql}`,
      [...(statement?.parameters ?? [])],
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const index = {
      now: 'page_post_places_hot',
      week: 'page_post_places_week',
      all: 'page_post_places_score',
    }
    expect(plan).toContain(`using ${index[period]} `)
    expect(plan).not.toMatch(/Sort|Seq Scan|Bitmap|Rows Removed/)
  },
)
