import { sql } from 'kysely'
import type { LiveEventBody } from '../../contract/events.ts'
import { transact, type Db } from '../platform/db.ts'
import { appendEvents } from '../platform/stream-log.ts'
import { lockStreams } from './tell-actions.ts'
import { countWaiting } from './tell-queries.ts'

/** More are not counted: the number shows "99+" long before. */
const COUNTED = 1000

/** Marks a conversation as read up to a message, and tells the reader's other devices and those who may know. */
export function readUpTo(
  db: Db,
  {
    conversationId,
    userId,
    messageId,
    now,
  }: { conversationId: number; userId: number; messageId: number; now: Date },
): Promise<void> {
  return transact(db, async (trx) => {
    // Whoever sends holds these as well, so nothing comes between counting and storing.
    await lockStreams(trx, conversationId)
    const { rows } = await sql<{ readId: number }>`
      update conversation_members m set last_read_id = upto.id, unread = (
        select count(*) from (
          select from messages s
          where s.conversation_id = m.conversation_id and s.id > greatest(upto.id, m.cleared_id) and s.kind = 'text'
            and s.deleted_at is null
            and s.sender_id is distinct from m.user_id and not exists (
              select from messages_hidden g where g.message_id = s.id and g.user_id = m.user_id)
          limit ${COUNTED}) as few)
      from conversations c, lateral (
        select greatest(old.last_read_id, least(${messageId}, c.last_message_id)) as id from conversation_members old
        where old.conversation_id = c.id and old.user_id = ${userId}) as upto
      where m.conversation_id = c.id and c.id = ${conversationId} and m.user_id = ${userId}
      returning m.last_read_id as "readId"`.execute(trx)
    const readId = rows[0]?.readId
    if (readId === undefined) return
    const body: LiveEventBody = { kind: 'receipt', conversationId, userId, messageId: readId }
    const told = (await listToldOfReading(trx, conversationId, userId)).map((id) => ({ userId: id, body }))
    const own = (await countWaiting(trx, [userId], now)).map(({ unread, requests }) => ({
      userId,
      body: { kind: 'messages', conversationId, unread, requests, isNews: false } as const,
    }))
    await appendEvents(trx, [...told, ...own], now)
  })
}

/** Those who tell themselves, if the reader does; nobody while somebody has the conversation as a request. */
async function listToldOfReading(db: Db, conversationId: number, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.user_id as id from conversation_members me
    join conversation_members o on o.conversation_id = me.conversation_id and o.user_id <> me.user_id
    left join message_settings mine on mine.user_id = me.user_id
    left join message_settings theirs on theirs.user_id = o.user_id
    where me.conversation_id = ${conversationId} and me.user_id = ${userId} and me.state = 'active'
      and o.state = 'active' and coalesce(mine.has_receipts, true) and coalesce(theirs.has_receipts, true)
      and not exists (select from hidden_people h where h.viewer_id = ${userId} and h.person_id = o.user_id)
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Who sees that somebody types: those who have accepted, as the one who types has. Undefined if it is not theirs. */
export async function listToldOfTyping(
  db: Db,
  conversationId: number,
  userId: number,
): Promise<number[] | undefined> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select (
      select json_agg(o.user_id) from conversation_members o
      where me.state = 'active' and o.conversation_id = c.id and o.user_id <> me.user_id and o.state = 'active'
        and not exists (select from hidden_people h where h.viewer_id = me.user_id and h.person_id = o.user_id)
    ) as ids
    from conversation_members me join conversations c on c.id = me.conversation_id
    where c.id = ${conversationId} and me.user_id = ${userId} and me.state in ('active', 'request')
      and not (c.kind = 'direct' and exists (
        select from hidden_people h where h.viewer_id = me.user_id
          and h.person_id = case c.low_id when me.user_id then c.high_id else c.low_id end))`.execute(db)
  return rows[0] && (rows[0].ids ?? [])
}
