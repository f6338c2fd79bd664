import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { contrastWithWhite, GUILD_CONTRAST, GUILD_NAME_MAX } from '../../contract/guild-rules.ts'
import { copySeeded, SEEDED_UNTIL } from '../testing/seeded-database.ts'
import { chooseOwners, planGuild } from './seed-plan.ts'

let client: pg.Client
let close: () => Promise<void>
let made: Partial<Record<string, number>>
beforeAll(async () => {
  ;({ client, made, close } = await copySeeded(inject('templateUrl')))
})
afterAll(() => close())

const one = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows[0]

test('the demo has guilds of every kind, one that everybody joined, and its numbers agree', async () => {
  expect(made['guilds']).toBe(12)
  expect(await one(`select count(*)::int, count(distinct join_mode)::int as doors from guilds`)).toEqual({
    count: 12,
    doors: 4,
  })
  expect(await one('select max(member_count) as biggest from guilds')).toEqual({ biggest: 60 })
  const differences = [
    `select count(*) as off from guilds g where member_count <> (
       select count(*) from guild_members m where m.guild_id = g.id)`,
    `select count(*) as off from guilds g where not exists (
       select from guild_members m where m.guild_id = g.id and m.rank = 0 and m.user_id = g.owner_id)`,
    `select count(*) as off from guild_members m join users u on u.id = m.user_id join guilds g on g.id = m.guild_id
       where m.joined_at < u.created_at or m.joined_at < g.created_at or m.joined_at > '2026-11-01'`,
    `select count(*) as off from (select from guilds group by owner_id having count(*) > 1) as many`,
    `select count(*) as off from guild_requests r join guild_members m using (guild_id, user_id)`,
    `select count(*) as off from guilds g where not exists (
       select from guild_log l where l.guild_id = g.id and act = 'created')`,
    `select count(*) as off from guild_log where created_at > '2026-11-01'`,
  ]
  for (const query of differences) expect(Number((await one(query))?.['off']), query).toBe(0)
  expect(Number((await one('select count(*) as n from guild_requests'))?.['n'])).toBeGreaterThan(2)
})

test('ten thousand guilds have different names and owners, and signs that can be read', () => {
  const people = 60_000
  const owners = chooseOwners(10_000, people, 77)
  expect(new Set(owners).size).toBe(10_000)
  const names = new Set<string>()
  // The first has everybody in it: one look at it is enough.
  for (let id = 2; id <= 10_000; id++) {
    const { name, color, insignia } = planGuild({ guilds: 10_000, people, until: SEEDED_UNTIL, owners }, id)
    names.add(name.toLowerCase())
    expect(name.length).toBeLessThanOrEqual(GUILD_NAME_MAX)
    expect(insignia).toMatch(/^\p{L}{2,4}$/u)
    expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(GUILD_CONTRAST)
  }
  expect(names.size).toBe(9999)
})
