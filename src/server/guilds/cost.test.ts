import { afterAll, beforeAll, expect, test } from 'vitest'
import { GUILD_SORTS } from '../../contract/guilds.ts'
import { NOBODY } from '../platform/hidden-people.ts'
import { connectForCosts } from '../testing/read-costs.ts'
import { askedFor } from '../testing/asked.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listGuildCards } from './card-queries.ts'
import { viewGuild } from './detail-queries.ts'
import { listOwnGuilds, listPublicGuildsOf, listSorted } from './list-queries.ts'
import { listLog } from './log-queries.ts'
import { countMayOwn } from './owned-queries.ts'
import { findGuild } from './queries.ts'
import { findGuilds } from './search-queries.ts'

/** A sixth of scale 1000, and one guild that everybody joined: enough that reading them all would show. */
const PEOPLE = 10_000
const GUILDS = 4000
const LIMIT = 20

let app: TestApp
let costs: Awaited<ReturnType<typeof connectForCosts>>
let ids: { big: number; owner: number; officer: number; member: number }
beforeAll(async () => {
  app = await testApp()
  const { userId: owner } = await app.signIn('ana')
  costs = await connectForCosts(app.url)
  const { client } = costs
  await client.query(`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select 'p' || n || '@example.com', 'P', 'Q', 'p-' || n, now() from generate_series(1, ${PEOPLE}) n`)
  await client.query(
    `insert into guilds (name, insignia, logo, color, description, join_mode, is_private, owner_id, member_count,
       active_at, created_at, deleted_at)
     select 'Guild ' || n, 'GU', 'logo1', '#1f5f8b', case when n % 7 = 0 then 'All about comets' else 'Others' end,
       case when n % 5 = 0 then 'request' when n % 5 = 1 then 'approval' else 'open' end, n % 5 = 0, $1::int8 + n,
       n % 300, now() - make_interval(mins => n * 7919 % 5000), now() - make_interval(mins => n),
       case when n % 11 = 0 then now() end
     from generate_series(1, ${GUILDS}) n`,
    [owner],
  )
  const { rows } = await client.query<{ id: number }>(
    `insert into guilds (name, insignia, logo, color, join_mode, owner_id, member_count, active_at, created_at)
     values ('Everybody', 'EV', 'logo1', '#1f5f8b', 'open', $1, ${PEOPLE + 1}, now(), now()) returning id`,
    [owner],
  )
  const big = Number(rows[0]?.id)
  await client.query(
    `insert into guild_members (guild_id, user_id, rank, joined_at)
     select $1, id, case when id = $2 then 0 when id <= $2 + 10 then 1 else 2 end, now() - make_interval(secs => id::int)
     from users`,
    [big, owner],
  )
  // Everybody is in some others as well.
  await client.query(
    `insert into guild_members (guild_id, user_id, rank, joined_at)
     select $1 - 1 - n, u.id, 2, now() from users u, generate_series(1, 3) n where u.id <> $2`,
    [big, owner],
  )
  await client.query(
    `insert into guild_requests (guild_id, user_id, state, created_at)
     select case when n = 5 then $1::int8 else $1::int8 - 1 - u.id % 900 end, u.id, 'open', now() from users u, generate_series(5, 6) n`,
    [big],
  )
  await client.query(
    `insert into guild_log (guild_id, act, actor_id, created_at)
     select case when id % 2 = 0 then $1::int8 else $1::int8 - 1 end, 'joined', id, now() from users`,
    [big],
  )
  await client.query(
    `insert into visits (user_id, seen_at) select id, now() from users where id % 2 = 0 on conflict do nothing`,
  )
  await client.query('vacuum analyze')
  ids = { big, owner, officer: owner + 3, member: owner + 5000 }
})
afterAll(async () => {
  await costs.close()
  await app.close()
})

const cheap = async (run: () => Promise<unknown>, most = 3 * LIMIT) => {
  const { rows, scanned } = await costs.costOf(run)
  expect(scanned).toEqual([])
  expect(rows).toBeLessThanOrEqual(most)
}

test('every order of guilds is read along its index, its later pages too', async () => {
  for (const sort of GUILD_SORTS)
    for (const isOpen of [false, true]) {
      const wanted = { sort, isOpen, hasNsfw: false, limit: LIMIT }
      const first = await listSorted(costs.db, { ...wanted, after: null })
      expect(first.items).toHaveLength(LIMIT)
      for (const after of [null, first.next]) await cheap(() => listSorted(costs.db, { ...wanted, after }))
    }
})

test('a guild that everybody joined is shown at the cost of any other, to whoever it is', async () => {
  const viewer = (id: number) => ({ id, role: 'user' as const, hidden: NOBODY })
  for (const id of [ids.owner, ids.officer, ids.member])
    await cheap(() => viewGuild(costs.db, ids.big, viewer(id), app.clock.now()), 100)
  await cheap(() => viewGuild(costs.db, ids.big, null, app.clock.now()))
  await cheap(() => findGuild(costs.db, ids.big, ids.member))
  await cheap(() => listLog(costs.db, ids.big, { before: undefined, limit: LIMIT + 1 }))
  await cheap(() => listGuildCards(costs.db, [ids.big, ids.big - 1, ids.big - 2]))
})

test('somebody’s guilds cost what they are in', async () => {
  await cheap(() => listOwnGuilds(costs.db, ids.member, app.clock.now()))
  await cheap(() => listPublicGuildsOf(costs.db, ids.member, { after: undefined, limit: LIMIT + 1 }))
  const { rows, scanned } = await costs.costOf(() => countMayOwn(costs.db, ids.owner, app.clock.now()))
  // There are no subscriptions here.
  expect(scanned.filter((table) => table !== 'subscriptions')).toEqual([])
  expect(rows).toBeLessThanOrEqual(LIMIT)
})

test('a search reads the guilds that match, and ranks no more than some hundreds', async () => {
  const { scanned } = await costs.costOf(() => findGuilds(costs.db, askedFor('everybody', LIMIT)))
  expect(scanned).toEqual([])
  const common = await costs.costOf(() => findGuilds(costs.db, askedFor('comets', LIMIT)))
  expect(common.scanned).toEqual([])
  expect(common.rows).toBeLessThan(GUILDS / 5)
})
