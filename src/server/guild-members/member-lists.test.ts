import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { listGuildBans, listGuildMembers, listGuildRequests } from '../../contract/guild-members.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, change, namesIn, type Member } from './members-testing.ts'

let app: TestApp
let owner: Member, officer: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100 } })
  owner = await app.signIn('owner')
  officer = await app.signIn('officer')
})
afterAll(() => app.close())

/** People who need not sign in, in the order of their numbers. */
async function insertPeople(prefix: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select ${prefix} || n || '@example.com', initcap(${prefix}) || n, 'Lister', ${prefix} || '-' || n, now()
    from generate_series(1, ${count}::int) n returning id`.execute(app.db)
  return rows.map(({ id }) => id)
}

async function joinAll(id: number, userIds: number[]): Promise<void> {
  await sql`
    with joined as (
      insert into guild_members (guild_id, user_id, rank, joined_at)
      select ${id}, unnest(${userIds}::int8[]), 2, ${app.clock.now()} returning user_id)
    update guilds set member_count = member_count + (select count(*) from joined) where id = ${id}`.execute(
    app.db,
  )
}

interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/** All pages of a list. */
async function readAll<T>(read: (query: { cursor?: string }) => Promise<Page<T>>): Promise<T[]> {
  const seen: T[] = []
  let cursor: string | undefined
  do {
    const page: Page<T> = await read(cursor === undefined ? {} : { cursor })
    expect(page.items.length).toBeLessThanOrEqual(20)
    seen.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return seen
}

test('members come in pages: the owner, officers, then those who came first', async () => {
  const id = await insertGuild(app, { ownerId: owner.userId })
  const ids = await insertPeople('page', 45)
  await joinAll(id, ids)
  app.clock.advance(1000)
  await insertMember(app, id, officer.userId, 'officer')
  const visitor = app.visitor()
  const list = (query: { cursor?: string; q?: string }) =>
    visitor.call(listGuildMembers, { params: at(id), query })
  const seen = await readAll(list)
  expect(seen.map(({ person }) => person.id)).toEqual([owner.userId, officer.userId, ...ids])
  expect(seen.map(({ role }) => role).slice(0, 3)).toEqual(['owner', 'officer', 'member'])
  // A cursor is of one guild.
  const { nextCursor } = await list({})
  const other = await insertGuild(app, { ownerId: owner.userId })
  for (const cursor of [nextCursor ?? '', 'AAAA'])
    expect((await visitor.attempt(listGuildMembers, { params: at(other), query: { cursor } })).status).toBe(
      400,
    )
})

test('members are found by the beginning of alias, name or last name, in small guilds and in great ones', async () => {
  const [small, great] = [
    await insertGuild(app, { ownerId: owner.userId }),
    await insertGuild(app, { ownerId: owner.userId }),
  ]
  const [ana = 0, ani = 0] = await insertPeople('found', 2)
  await app.db
    .updateTable('users')
    .set({ first_name: 'Zulaikha', last_name: 'Percent%' })
    .where('id', '=', ana)
    .execute()
  await joinAll(small, [ana, ani])
  await joinAll(great, [...(await insertPeople('crowd', 1200)), ana, ani])
  for (const id of [small, great]) {
    const find = async (q: string) => {
      const page = await app.visitor().call(listGuildMembers, { params: at(id), query: { q } })
      expect(page.nextCursor).toBeNull()
      return page.items.map(({ person }) => person.id)
    }
    expect(await find('zula')).toEqual([ana])
    expect(await find('FOUND-')).toEqual([ana, ani])
    expect(await find('percent%')).toEqual([ana])
    expect(await find('%')).toEqual([])
    expect(await find('nobody')).toEqual([])
  }
  expect(
    (await app.visitor().call(listGuildMembers, { params: at(great), query: { q: 'crowd' } })).items.length,
  ).toBe(20)
})

test('a page of a guild of thousands reads no more than it shows', async () => {
  const id = await insertGuild(app, { ownerId: owner.userId })
  await joinAll(id, await insertPeople('thousand', 4000))
  await sql`analyze guild_members`.execute(app.db)
  const { nextCursor } = await app.visitor().call(listGuildMembers, { params: at(id), query: {} })
  const { statements } = await statementsOf(() =>
    app.visitor().call(listGuildMembers, { params: at(id), query: { cursor: nextCursor ?? '' } }),
  )
  const read = statements.find((text) => text.includes('order by m.rank, m.joined_at')) ?? ''
  const values = [id, 2, app.clock.now().toISOString(), 0, 21]
  const plan = read.replace(/\$(\d+)/g, (_, n: string) => {
    const value = values[Number(n) - 1]
    return typeof value === 'number' ? String(value) : `'${value}'`
  })
  const { rows } = await sql<{
    'QUERY PLAN': string
  }>`explain (analyze, timing off, costs off) ${sql.raw(plan)}`.execute(app.db)
  const lines = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(lines).toContain('guild_members_list')
  const most = [...lines.matchAll(/rows=([\d.]+) loops=(\d+)/g)].map(
    ([, found, loops]) => Number(found) * Number(loops),
  )
  expect(Math.max(...most), lines).toBeLessThanOrEqual(100)
})

test('people who do not meet do not see one another among the members', async () => {
  const [ana, budi] = [await app.signIn('ana'), await app.signIn('budi')]
  const id = await insertGuild(app, { ownerId: owner.userId })
  for (const { userId } of [ana, budi]) await insertMember(app, id, userId)
  await ana.call(blockUser, { params: at(budi.userId) })
  expect(await namesIn(ana, id)).toEqual(['owner Tester', 'ana Tester'])
  expect(await namesIn(budi, id)).toEqual(['owner Tester', 'budi Tester'])
  expect(await namesIn(owner, id)).toEqual(['owner Tester', 'ana Tester', 'budi Tester'])
})

test('requests come the oldest first and bans the latest first, in pages, for officers', async () => {
  const id = await insertGuild(app, { ownerId: owner.userId, isPrivate: true })
  await insertMember(app, id, officer.userId, 'officer')
  const asking = await insertPeople('asking', 25)
  const banned = await insertPeople('banned', 25)
  for (const [n, userId] of asking.entries()) {
    if (n % 4 === 0) app.clock.advance(1000)
    const row = { guild_id: id, user_id: userId, state: 'open', created_at: app.clock.now() }
    await app.db.insertInto('guild_requests').values(row).execute()
    expect((await change(officer, id, { userId: banned[n] ?? 0 }, { banned: true })).status).toBe(200)
  }
  const requests = await readAll((query) => officer.call(listGuildRequests, { params: at(id), query }))
  expect(requests.map(({ person }) => person.id)).toEqual(asking)
  const bans = await readAll((query) => officer.call(listGuildBans, { params: at(id), query }))
  expect(bans.map(({ person }) => person.id)).toEqual(banned.toReversed())
})
