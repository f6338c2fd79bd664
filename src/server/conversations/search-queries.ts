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

/** The ids of messages with all words of a term that this person is shown, the latest first. */
export async function findMessages(
  db: Db,
  viewer: Reader['viewer'],
  term: string,
  { conversationId, before, limit }: Wanted,
): Promise<number[]> {
  const found = await searchFor(db, term, async (trx, query) => {
    const { rows } = await sql<{ id: number }>`
      select m.id from message_search s
      join messages m on m.id = s.message_id
      join conversation_members me on me.conversation_id = m.conversation_id and me.user_id = ${viewer.id}
      join conversations c on c.id = m.conversation_id
      where s.words @@ (${`'${memberWord(viewer.id)}'`}::tsquery && ${query}::tsquery)
        and m.deleted_at is null and ${mayRead(viewer)} and not ${isBlockedPair(viewer.id)}
        ${before === undefined ? sql`` : sql`and s.message_id < ${before}`}
        ${conversationId === undefined ? sql`` : sql`and m.conversation_id = ${conversationId}`}
      order by s.message_id desc limit ${limit}`.execute(trx)
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
