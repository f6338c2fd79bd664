import { afterAll, beforeAll, expect, test } from 'vitest'
import { STANDING_MOST } from '../../contract/honor.ts'
import { connectForCosts } from '../testing/read-costs.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { findStanding, listRanked } from './leaderboard-queries.ts'
import { listEntries, sumHonor } from './queries.ts'

/** Enough that reading them all would show: a seeded community of scale 1000 has three times as many. */
const PEOPLE = 20_000
const ENTRIES = 10_000
const WEEK = 2900
const SCOPES = [WEEK, null].flatMap((week) =>
  ([null, 'science'] as const).map((category) => ({ week, category })),
)

let app: TestApp
let userId: number
let costs: Awaited<ReturnType<typeof connectForCosts>>

beforeAll(async () => {
  app = await testApp()
  userId = (await app.signIn('ana')).userId
  costs = await connectForCosts(app.url)
  const { client } = costs
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
    `insert into honor_category_totals (category, user_id, points)
     select category, user_id, total from honor_totals, unnest('{science,history}'::text[]) as category`,
  )
  await client.query(
    `insert into honor_category_weeks (category, week, user_id, points)
     select category, week, user_id, points from honor_weeks, unnest('{science,history}'::text[]) as category`,
  )
  await client.query(
    `insert into honor_entries (user_id, delta, reason, object_type, object_id, actor_id, day)
     select $1::int8, 5, case when n % 500 = 0 then 'article-published' else 'article-liked' end, 'article', n,
       $1::int8 + n % ${PEOPLE}, 20000 + n / 40 from generate_series(1, ${ENTRIES}) n`,
    [userId],
  )
  await client.query('vacuum analyze')
})
afterAll(async () => {
  await costs.close()
  await app.close()
})

test('the leaderboards read along an index as far as they show', async () => {
  for (const scope of SCOPES) {
    const { rows, scanned } = await costs.costOf(() => listRanked(costs.db, scope))
    expect(scanned).toEqual([])
    expect(rows).toBeLessThan(200)
  }
  for (const scope of SCOPES) expect(await listRanked(costs.db, scope)).toHaveLength(50)
})

test('where somebody stands is counted no further than there are places', async () => {
  for (const scope of SCOPES) {
    const { rows, scanned } = await costs.costOf(() => findStanding(costs.db, userId, scope))
    expect(scanned).toEqual([])
    expect(rows).toBeLessThan(1.2 * STANDING_MOST)
    // Of those with the fewest points most are ahead.
    expect(await findStanding(costs.db, userId, scope)).toMatchObject({ rank: null })
  }
})

test('a page of one’s own history reads no more than it shows, and today’s sum no more than today', async () => {
  const wanted = { userId, before: undefined, hidden: new Set<number>(), limit: 21 }
  const all = await costs.costOf(() => listEntries(costs.db, { ...wanted, filter: 'all' }))
  expect(all).toMatchObject({ rows: 21, scanned: [] })
  const sums = await costs.costOf(() => sumHonor(costs.db, userId, 20100))
  expect(sums.scanned.filter((table) => table !== 'honor_holds')).toEqual([])
  expect(sums.rows).toBeLessThan(100)
})
