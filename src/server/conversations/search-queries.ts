import { sql } from 'kysely'
import type { Message } from '../../contract/conversations.ts'
import type { Person } from '../../contract/people.ts'
import { searchFor } from '../content/full-text.ts'
import type { Db } from '../platform/db.ts'
import { isBlockedPair, otherOf, personJson } from './member-queries.ts'
import { mayRead, type Reader } from './message-queries.ts'
import { memberWord } from './words-actions.ts'

export interface Wanted {
  conversationId: number | undefined
  before: number | undefined
  limit: number
}

/**
 * The ids of messages with all words of a term that this person is shown, the latest first. The index is read first of
 * all: nobody's search reads what was said to others.
 */
export async function findMessages(
  db: Db,
  viewer: Reader['viewer'],
  term: string,
  { conversationId, before, limit }: Wanted,
): Promise<number[]> {
  const found = await searchFor(db, term, async (trx, query) => {
    const { rows } = await sql<{ id: number }>`
      with found as materialized (
        select message_id from message_search
        where words @@ (${`'${memberWord(viewer.id)}'`}::tsquery && ${query}::tsquery)
          ${before === undefined ? sql`` : sql`and message_id < ${before}`})
      select m.id from found
      join messages m on m.id = found.message_id
      join conversation_members me on me.conversation_id = m.conversation_id and me.user_id = ${viewer.id}
      join conversations c on c.id = m.conversation_id
      where m.deleted_at is null and ${mayRead(viewer)} and not ${isBlockedPair(viewer.id)}
        ${conversationId === undefined ? sql`` : sql`and m.conversation_id = ${conversationId}`}
      order by m.id desc limit ${limit}`.execute(trx)
    return rows
  })
  return (found ?? []).map(({ id }) => id)
}

/** What a found message is shown beside. */
export interface FoundIn {
  id: number
  kind: 'direct' | 'group'
  title: string
  person: Person | null
}

export async function listFoundIn(
  db: Db,
  viewer: Reader['viewer'],
  messages: Message[],
): Promise<Map<number, FoundIn>> {
  const ids = [...new Set(messages.map(({ conversationId }) => conversationId))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FoundIn>`
    select c.id, c.kind, c.title, ${personJson('u')} as person
    from conversations c left join users u on c.kind = 'direct' and u.id = ${otherOf(viewer.id)}
    where c.id = any(${ids}::int8[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
