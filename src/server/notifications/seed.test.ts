import { expect, inject, test } from 'vitest'
import { copySeeded } from '../testing/seeded-database.ts'

test('who signs in to a seeded site has notifications of some types, read and unread, each with its causes', async () => {
  const { client, close } = await copySeeded(inject('templateUrl'))
  try {
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
    await close()
  }
})
