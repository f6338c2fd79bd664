import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/db.ts'
import type { Member } from './stream-site.ts'

export interface Planted {
  /** Of the reader with the first other, the second, the third. */
  long: number
  short: number
  cleared: number
  /** A message in the middle of the long one. */
  middleId: number
}

const LONG = 100_000
const CLEARED = 20_000
const SHORT = 1000
const FEW = 20

/** In every message, in one of a thousand, and in the oldest of a conversation alone. */
export const WORDS = { common: 'pagi', rare: 'durian', oldest: 'permulaan' }

/**
 * Conversations of a reader: one of 100,000 messages, one of 1,000, one of 20,000 that the reader has deleted, and short
 * ones with everybody else.
 */
export async function plantConversations(db: Db, reader: Member, others: Member[]): Promise<Planted> {
  const ids: number[] = []
  for (const [at, other] of others.entries()) {
    const id = await joinPair(db, reader.userId, other.userId)
    ids.push(id)
    await fillConversation(db, id, reader.userId, other.userId, [LONG, SHORT, CLEARED][at] ?? FEW)
  }
  const [long = 0, short = 0, cleared = 0] = ids
  await sql`
    update conversation_members set cleared_id = last_message_id, last_message_id = 0
    where conversation_id = ${cleared} and user_id = ${reader.userId}`.execute(db)
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select id from messages where conversation_id = ${long} order by id offset ${LONG / 2} limit 1`.execute(
    db,
  )
  return { long, short, cleared, middleId: rows[0]?.id ?? 0 }
}

/** An open conversation of two. */
export async function joinPair(db: Db, one: number, other: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into conversations (kind, low_id, high_id, created_by, created_at)
      values ('direct', ${Math.min(one, other)}, ${Math.max(one, other)}, ${one}, now()) returning id)
    insert into conversation_members (conversation_id, user_id, state, joined_at)
    select id, user_id, 'active', now() from made, unnest(${[one, other]}::int8[]) as user_id
    returning conversation_id as id`.execute(db)
  return rows[0]?.id ?? 0
}

/** A statement has five seconds. */
const PART = 5000

async function fillConversation(db: Db, id: number, one: number, other: number, count: number) {
  for (let from = 1; from <= count; from += PART)
    await sql`
      with said as (
        select n, ${`Selamat ${WORDS.common}, kata`} || n % 5000
          || case when n % 1000 = 500 then ${` ${WORDS.rare}`} else '' end
          || case n when 1 then ${` ${WORDS.oldest}`} else '' end as words
        from generate_series(${from}::int, ${Math.min(count, from + PART - 1)}::int) as n),
      made as (
        insert into messages (conversation_id, sender_id, key, source, nodes, renderer, created_at)
        select ${id}, case n % 2 when 0 then ${one}::int8 else ${other}::int8 end, 'planted' || ${id}::text || '-' || n,
          words, jsonb_build_array(jsonb_build_object('type', 'paragraph', 'children',
            jsonb_build_array(jsonb_build_object('type', 'text', 'value', words)))), 1, now()
        from said order by n returning id, sender_id, source),
      reacted as (
        insert into message_reactions (message_id, user_id, emoji, created_at)
        select id, ${one}, '👍', now() from made where id % 5 = 0)
      insert into message_search (message_id, words)
      select id, to_tsvector('simple', source) || array_to_tsvector(${[`member:${one}`, `member:${other}`]}::text[])
      from made`.execute(db)
  await sql`
    with head as (select max(id) as id from messages where conversation_id = ${id}),
    place as (update conversations c set last_message_id = head.id from head where c.id = ${id})
    update conversation_members m set last_message_id = head.id, last_read_id = head.id
    from head where m.conversation_id = ${id}`.execute(db)
}
