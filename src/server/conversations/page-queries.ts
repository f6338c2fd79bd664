import { sql, type RawBuilder } from 'kysely'
import { MESSAGES_SHOWN } from '../../contract/conversations.ts'
import type { Db } from '../platform/db.ts'
import type { Membership } from './member-queries.ts'
import { isShown, type Reader } from './message-queries.ts'

/** Where a page is: the latest, or beside a message. */
export type Place = { at: 'end' } | { at: 'before' | 'after' | 'around'; id: number }

export interface PageIds {
  ids: number[]
  hasEarlier: boolean
  hasLater: boolean
}

export const LAST_ID = Number.MAX_SAFE_INTEGER

/**
 * Compares the place of a message `m` with another of a conversation. With `conversation_id =` the planner may walk back
 * through everybody's messages until it has a page. With one bound on either side it reads the page and nothing else; of
 * two on the same side it begins at the wider one.
 */
export function inPages(
  conversationId: number | RawBuilder<number>,
  comparison: '<' | '<=' | '>',
  id: number | RawBuilder<number>,
): RawBuilder<boolean> {
  return sql`(m.conversation_id, m.id) ${sql.raw(comparison)} (${conversationId}::int8, ${id}::int8)`
}

/** The ids of a page, the oldest first, and whether there are more on either side. */
export async function listPage(
  db: Db,
  viewer: Reader['viewer'],
  { conversationId, clearedId }: Membership,
  place: Place,
): Promise<PageIds> {
  const { at } = place
  const id = place.at === 'end' ? LAST_ID : place.id
  const half = MESSAGES_SHOWN / 2
  const shownEarlier = { end: MESSAGES_SHOWN, before: MESSAGES_SHOWN, after: 0, around: half }[at]
  const shownLater = { end: 0, before: 0, after: MESSAGES_SHOWN, around: half }[at]
  const earlier = sql`
    select m.id, true as is_earlier from messages m
    where ${inPages(conversationId, '>', clearedId)} and ${isShown(viewer)}
      and ${inPages(conversationId, at === 'before' ? '<' : '<=', id)}
    order by m.conversation_id desc, m.id desc limit ${shownEarlier + 1}`
  // The message itself is in the page around it, and beyond the end of the others.
  const from = Math.max(clearedId, at === 'before' ? id - 1 : id)
  const later = sql`
    select m.id, false as is_earlier from messages m
    where ${inPages(conversationId, '>', from)} and ${inPages(conversationId, '<=', LAST_ID)} and ${isShown(viewer)}
    order by m.conversation_id, m.id limit ${shownLater + 1}`
  const { rows } = await sql<{ id: number; is_earlier: boolean }>`
    (${earlier}) union all (${later})`.execute(db)
  const before = rows.filter((row) => row.is_earlier).map((row) => row.id)
  const after = rows.filter((row) => !row.is_earlier).map((row) => row.id)
  return {
    ids: [...before.slice(0, shownEarlier).toReversed(), ...after.slice(0, shownLater)],
    hasEarlier: before.length > shownEarlier,
    hasLater: after.length > shownLater,
  }
}
