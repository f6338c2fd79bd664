import { sql } from 'kysely'
import { MESSAGES_SHOWN } from '../../contract/conversations.ts'
import type { Db } from '../platform/db.ts'
import type { Membership } from './member-queries.ts'
import { mayRead, type Reader } from './message-queries.ts'

/** Where a page is: the latest, or beside a message. */
export type Place = { at: 'end' } | { at: 'before' | 'after' | 'around'; id: number }

export interface PageIds {
  ids: number[]
  hasEarlier: boolean
  hasLater: boolean
}

/** The ids of a page, the oldest first, and whether there are more on either side. */
export async function listPage(
  db: Db,
  viewer: Reader['viewer'],
  { conversationId }: Membership,
  place: Place,
): Promise<PageIds> {
  const { at } = place
  const id = place.at === 'end' ? Number.MAX_SAFE_INTEGER : place.id
  const half = MESSAGES_SHOWN / 2
  const shownEarlier = { end: MESSAGES_SHOWN, before: MESSAGES_SHOWN, after: 0, around: half }[at]
  const shownLater = { end: 0, before: 0, after: MESSAGES_SHOWN, around: half }[at]
  const side = (isEarlier: boolean, limit: number) => {
    // The message itself is in the page around it, and beyond the end of the others.
    const isIn = isEarlier ? (at === 'before' ? sql`<` : sql`<=`) : at === 'before' ? sql`>=` : sql`>`
    return sql`
      select m.id, ${isEarlier}::bool as is_earlier from messages m
      join conversation_members me on me.conversation_id = m.conversation_id and me.user_id = ${viewer.id}
      where m.conversation_id = ${conversationId} and m.id ${isIn} ${id} and ${mayRead(viewer)}
      order by m.id ${isEarlier ? sql`desc` : sql``} limit ${limit}`
  }
  const { rows } = await sql<{ id: number; is_earlier: boolean }>`
    (${side(true, shownEarlier + 1)}) union all (${side(false, shownLater + 1)})`.execute(db)
  const earlier = rows.filter((row) => row.is_earlier).map((row) => row.id)
  const later = rows.filter((row) => !row.is_earlier).map((row) => row.id)
  return {
    ids: [...earlier.slice(0, shownEarlier).toReversed(), ...later.slice(0, shownLater)],
    hasEarlier: earlier.length > shownEarlier,
    hasLater: later.length > shownLater,
  }
}
