import { sql } from 'kysely'
import type { LiveEventBody } from '../../contract/events.ts'
import type { Db } from '../platform/db.ts'

export interface Waiting {
  userId: number
  /** Conversations with something unread, without those that are muted or in the archive. */
  unread: number
  /** Requests that were neither accepted nor deleted. */
  requests: number
}

/** What waits for some people; what is with somebody whom they do not meet does not count. */
export async function countWaiting(db: Db, userIds: number[], now: Date): Promise<Waiting[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<Waiting>`
    select user_id as "userId", unread, requests
    from messages_waiting(${userIds}::int8[], ${now}::timestamptz)`.execute(db)
  return rows
}

/** What a stream begins with. */
export async function greetStream(db: Db, userId: number, now: Date): Promise<LiveEventBody[]> {
  const [waiting] = await countWaiting(db, [userId], now)
  const { unread = 0, requests = 0 } = waiting ?? {}
  return [{ kind: 'messages', conversationId: null, unread, requests, isNews: false }]
}
