import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIST_SIZE } from '../../contract/limits.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { connectForCosts } from '../testing/read-costs.ts'
import { insertGuild } from '../testing/insert-guild.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { findInvitee } from './invite-queries.ts'
import { findLink, listLinks } from './link-queries.ts'
import { listBans, listMembers, listRequests, searchMembers } from './list-queries.ts'
import { listRequestFacts } from './notify-queries.ts'
import { countOfficers, findSeats, findStanding } from './queries.ts'

/** A sixth of scale 1000, and a guild that everybody joined: enough that reading them all would show. */
const PEOPLE = 10_000
const LIMIT = LIST_SIZE + 1

let app: TestApp
let costs: Awaited<ReturnType<typeof connectForCosts>>
let big: number, owner: number
beforeAll(async () => {
  app = await testApp()
  owner = (await app.signIn('owner')).userId
  big = await insertGuild(app, { ownerId: owner })
  const other = await insertGuild(app, { ownerId: owner })
  costs = await connectForCosts(app.url)
  const { client } = costs
  await client.query(`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select 'p' || n || '@example.com', 'P' || n, 'Q', 'p-' || n, now() from generate_series(1, ${PEOPLE}) n`)
  await client.query(
    `insert into guild_members (guild_id, user_id, rank, joined_at)
     select $1, id, case when id <= $2 + 10 then 1 else 2 end, now() - make_interval(secs => id::int)
     from users where id > $2`,
    [big, owner],
  )
  await client.query(`update guilds set member_count = ${PEOPLE + 1} where id = $1`, [big])
  for (const [table, column, value] of [
    ['guild_requests', 'state', 'open'],
    ['guild_bans', 'reason', ''],
  ])
    await client.query(
      `insert into ${table} (guild_id, user_id, ${column}, created_at)
       select g, id, $3, now() - make_interval(secs => id::int) from users, unnest($1::int8[]) g where id > $2`,
      [[big, other], owner, value],
    )
  await client.query(
    `insert into guild_links (guild_id, token_hash, created_by, uses, max_uses, created_at)
     select $2, sha256(id::text::bytea), id, 0, 5, now() from users where id <= $1 + 5000`,
    [owner, other],
  )
  await client.query('vacuum analyze')
})
afterAll(async () => {
  await costs.close()
  await app.close()
})

/** Nobody is in these here, and there are two guilds. */
const SMALL = new Set(['guilds', 'subscriptions', 'blocks', 'follows', 'honor_totals'])
const cheap = async (run: () => Promise<unknown>, most = 3 * LIMIT) => {
  const { rows, scanned } = await costs.costOf(run)
  expect(scanned.filter((table) => !SMALL.has(table))).toEqual([])
  expect(rows).toBeLessThanOrEqual(most)
}

test('a page of members costs what it shows, the first and one in the middle', async () => {
  await cheap(() => listMembers(costs.db, big, { after: undefined, limit: LIMIT }))
  const middle = { rank: 2, joinedAt: addMs(new Date(), -3_000_000).toISOString(), id: 0 }
  expect(await listMembers(costs.db, big, { after: middle, limit: LIMIT })).toHaveLength(LIMIT)
  await cheap(() => listMembers(costs.db, big, { after: middle, limit: LIMIT }))
})

test('so do requests and bans', async () => {
  const since = addMs(new Date(), -DAY_MS)
  const after = { createdAt: addMs(new Date(), -3_000_000).toISOString(), id: 0 }
  for (const place of [undefined, after]) {
    await cheap(() => listRequests(costs.db, big, { since, after: place, limit: LIMIT }))
    await cheap(() => listBans(costs.db, big, { after: place, limit: LIMIT }))
  }
})

test('a search of members looks at some hundred names of each kind', async () => {
  const guild = { id: big, memberCount: PEOPLE + 1 }
  for (const start of ['p', 'p-77', 'nobody'])
    await cheap(() => searchMembers(costs.db, guild, { start, limit: LIST_SIZE }), 1501)
})

test('what decides a join, an invitation or a link costs the same in any guild', async () => {
  const [person, now] = [owner + 4000, app.clock.now()]
  await cheap(() => findStanding(costs.db, big, person))
  await cheap(() => findSeats(costs.db, owner, now))
  await cheap(() => countOfficers(costs.db, big))
  await cheap(() => findInvitee(costs.db, owner, person))
  await cheap(() => findLink(costs.db, Buffer.alloc(32), now))
  await cheap(() => listLinks(costs.db, big, { by: null, now }))
})

test('officers are found in a guild of thousands, and whether two people know each other', async () => {
  const { rows } = await sql<{ subject: string }>`
    select guild_id || ' ' || user_id || ' ' || (extract(epoch from created_at) * 1000)::int8 as subject
    from guild_requests where guild_id = ${big} limit 1`.execute(app.db)
  const subjects = rows.map(({ subject }) => subject)
  expect(await listRequestFacts(costs.db, subjects, new Date())).toHaveLength(11)
  await cheap(() => listRequestFacts(costs.db, subjects, new Date()))
  await cheap(() =>
    sql`select exists (select from known_people where person_id = ${owner} and known_id = ${owner + 4000})`.execute(
      costs.db,
    ),
  )
})
