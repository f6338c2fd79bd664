import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createRandom } from './platform/seeding.ts'
import { seedSite } from './seed.ts'
import { copyDatabase } from './testing/test-database.ts'

async function seeded(seed: number, scale: number): Promise<{ people: number; rows: unknown[] }> {
  const copy = await copyDatabase(inject('templateUrl'))
  const client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  try {
    // Ids that were used before must not matter.
    await client.query("select nextval(pg_get_serial_sequence('users', 'id')) from generate_series(1, 5)")
    const until = new Date('2026-11-01T00:00:00Z')
    const { people, firstEmail } = await seedSite({ client, scale, random: createRandom(seed), until })
    expect(firstEmail).toMatch(/@example.com$/)
    const { rows } = await client.query(
      'select users.*, plan from users left join subscriptions on user_id = users.id order by users.id',
    )
    await expect(seedSite({ client, scale, random: createRandom(seed), until })).rejects.toThrow(
      'people already',
    )
    return { people, rows }
  } finally {
    await client.end()
    await copy.drop()
  }
}

test('the same seed gives the same community, another one another', async () => {
  const [first, again, other] = [await seeded(7, 1), await seeded(7, 1), await seeded(8, 1)]
  expect(first.people).toBe(60)
  expect(first.rows).toHaveLength(60)
  expect(again).toEqual(first)
  expect(other.rows).not.toEqual(first.rows)
})

test('a community grows with its scale, in three languages and with some plans', async () => {
  const { rows } = await seeded(1, 5)
  expect(rows).toHaveLength(300)
  const people = rows as { language: string; plan: string | null; created_at: Date }[]
  expect(new Set(people.map((person) => person.language))).toEqual(new Set(['en', 'id', 'my']))
  expect(people.some((person) => person.plan !== null)).toBe(true)
  expect(people.every((person) => person.created_at < new Date('2026-11-01T00:00:00Z'))).toBe(true)
})
