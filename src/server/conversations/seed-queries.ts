import type { Client } from 'pg'
import type { SeededPerson } from './seed-plan.ts'

/** There are conversations of some of a large community. */
const MOST_PEOPLE = 5000

export async function listPeople(client: Client): Promise<SeededPerson[]> {
  const { rows } = await client.query<SeededPerson>(
    'select id::int, language from users order by id limit $1',
    [MOST_PEOPLE],
  )
  return rows
}

export async function highestMediaId(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select coalesce(max(id), 0)::int as id from media')
  return rows[0]?.id ?? 0
}

export async function continueIds(
  client: Client,
  table: 'conversations' | 'messages' | 'media',
): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`)
}

/** What messages are found by, and by whom. */
export async function indexMessages(client: Client): Promise<void> {
  const words = ['english', 'indonesian', 'simple'].map((config) => `to_tsvector('${config}', source)`)
  await client.query(
    `with indexed as materialized (
       select source, ${words.join(' || ')} as words from (select distinct source from messages) texts),
     heard as (
       select conversation_id, array_to_tsvector(array_agg('member:' || user_id)) as people
       from conversation_members group by conversation_id)
     insert into message_search (message_id, words)
     select m.id, words || people from messages m join indexed using (source) join heard using (conversation_id)
     where m.kind = 'text'`,
  )
}
