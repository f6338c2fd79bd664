import { sql, type RawBuilder } from 'kysely'
import type { LiveEventBody } from '../../contract/events.ts'
import type { Db } from '../platform/db.ts'

export interface Waiting {
  userId: number
  /** Conversations with something unread, without those that are muted or in the archive. */
  unread: number
  /** Requests that were neither accepted nor deleted. */
  requests: number
}

/** More are not counted: whoever has a hundred does not ask how many. */
const COUNTED = 100

/** What waits for some people; what is with somebody whom they do not meet does not count. */
export async function countWaiting(db: Db, userIds: number[], now: Date): Promise<Waiting[]> {
  if (userIds.length === 0) return []
  const { rows } = await waitingFor(userIds, now).execute(db)
  return rows
}

/** The statement that counts it. */
export function waitingFor(userIds: number[], now: Date): RawBuilder<Waiting> {
  const isBlocked = sql`(c.kind = 'direct' and exists (
    select from hidden_people h where h.viewer_id = p.id
      and h.person_id = case c.low_id when p.id then c.high_id else c.low_id end))`
  return sql<Waiting>`
    select p.id as "userId", (
      select count(*)::int from (
        select from conversation_members me join conversations c on c.id = me.conversation_id
        where me.user_id = p.id and me.unread > 0 and me.state = 'active' and not me.is_archived
          and (me.muted_until is null or me.muted_until <= ${now}) and not ${isBlocked} limit ${COUNTED}) as few) as unread, (
      select count(*)::int from (
        select from conversation_members me join conversations c on c.id = me.conversation_id
        where me.user_id = p.id and me.state = 'request' and me.last_message_id > 0 and not ${isBlocked}
        limit ${COUNTED}) as few) as requests
    from unnest(${userIds}::int8[]) as p (id)`
}

/** What a stream begins with. */
export async function greetStream(db: Db, userId: number, now: Date): Promise<LiveEventBody[]> {
  const [waiting] = await countWaiting(db, [userId], now)
  const { unread = 0, requests = 0 } = waiting ?? {}
  return [{ kind: 'messages', conversationId: null, unread, requests, isNews: false }]
}
