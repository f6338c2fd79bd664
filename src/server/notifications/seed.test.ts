import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createRandom } from '../platform/seeding.ts'
import { seedSite } from '../seed.ts'
import { copyDatabase } from '../testing/test-database.ts'

test('who signs in to a seeded site has notifications of some types, read and unread, each with its causes', async () => {
  const copy = await copyDatabase(inject('templateUrl'))
  const client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  try {
    const until = new Date('2026-11-01T00:00:00Z')
    await seedSite({ client, scale: 1, random: createRandom(1), until })
    const { rows } = await client.query<{ types: number; read: number; unread: number }>(
      `select count(distinct type)::int as types, count(read_at)::int as read,
         count(*) filter (where read_at is null)::int as unread
       from notifications where user_id = 1`,
    )
    expect(rows[0]?.types).toBeGreaterThan(1)
    expect(rows[0]?.read).toBeGreaterThan(0)
    expect(rows[0]?.unread).toBeGreaterThan(0)
    const wrong = await client.query(
      `select from notifications n where causes <> (
         select count(*) from notification_causes c where c.notification_id = n.id)`,
    )
    expect(wrong.rows).toEqual([])
  } finally {
    await client.end()
    await copy.drop()
  }
})
