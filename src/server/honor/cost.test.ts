import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STANDING_MOST } from '../../contract/honor.ts'
import type { DB } from '../platform/tables.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { findStanding, listRanked } from './leaderboard-queries.ts'
import { listEntries, sumHonor } from './queries.ts'

/** Enough that reading them all would show: a seeded community of scale 1000 has three times as many. */
const PEOPLE = 20_000
const ENTRIES = 10_000
const WEEK = 2900

let app: TestApp
let userId: number
const statements: { sql: string; parameters: readonly unknown[] }[] = []
let db: Kysely<DB>
let client: pg.Client

beforeAll(async () => {
  app = await testApp()
  userId = (await app.signIn('ana')).userId
  client = new pg.Client({ connectionString: app.url })
  await client.connect()
  await client.query(`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select 'p' || n || '@example.com', 'P', 'Q', 'p-' || n, now() from generate_series(1, ${PEOPLE}) n`)
  await client.query(`
    insert into profiles (user_id, is_ranked) select id, id % 20 <> 0 from users`)
  await client.query(`insert into honor_totals (user_id, total) select id, 1 + id * 7919 % 5000 from users`)
  await client.query(
    `insert into honor_weeks (week, user_id, points) select ${WEEK}, id, 1 + id * 7919 % 300 from users`,
  )
  await client.query(
    `insert into honor_entries (user_id, delta, reason, object_type, object_id, actor_id, day)
     select $1::int8, 5, case when n % 500 = 0 then 'article-published' else 'article-liked' end, 'article', n,
       $1::int8 + n % ${PEOPLE}, 20000 + n / 40 from generate_series(1, ${ENTRIES}) n`,
    [userId],
  )
  await client.query('vacuum analyze')
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

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** The most rows that a step of the last statement reads, and the tables that it reads from end to end. */
async function costOf(run: () => Promise<unknown>): Promise<{ rows: number; scanned: string[] }> {
  statements.length = 0
  await run()
  let rows = 0
  const scanned: string[] = []
  const walk = (plan: Plan): void => {
    const read = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    rows = Math.max(rows, read)
    if (plan['Node Type'] === 'Seq Scan' && read > 0) scanned.push(plan['Relation Name'] ?? '')
    plan.Plans?.forEach(walk)
  }
  for (const { sql, parameters } of statements) {
    const { rows: answer } = await client.query(`explain (analyze, format json) ${sql}`, [...parameters])
    walk(answer[0]['QUERY PLAN'][0].Plan)
  }
  return { rows, scanned }
}

test('the leaderboards read along an index as far as they show', async () => {
  for (const week of [WEEK, null]) {
    const { rows, scanned } = await costOf(() => listRanked(db, week))
    expect(scanned).toEqual([])
    expect(rows).toBeLessThan(200)
  }
  expect(await listRanked(db, WEEK)).toHaveLength(50)
})

test('where somebody stands is counted no further than there are places', async () => {
  for (const week of [WEEK, null]) {
    const { rows, scanned } = await costOf(() => findStanding(db, userId, week))
    expect(scanned).toEqual([])
    expect(rows).toBeLessThan(1.2 * STANDING_MOST)
    // Of those with the fewest points most are ahead.
    expect(await findStanding(db, userId, week)).toMatchObject({ rank: null })
  }
})

test('a page of one’s own history reads no more than it shows, and today’s sum no more than today', async () => {
  const wanted = { userId, before: undefined, hidden: new Set<number>(), limit: 21 }
  const all = await costOf(() => listEntries(db, { ...wanted, filter: 'all' }))
  expect(all).toEqual({ rows: 21, scanned: [] })
  const sums = await costOf(() => sumHonor(db, userId, 20100))
  expect(sums.scanned.filter((table) => table !== 'honor_holds')).toEqual([])
  expect(sums.rows).toBeLessThan(100)
})
