import { sql } from 'kysely'
import { batchCalls } from '../platform/batch-calls.ts'
import { addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../platform/session.ts'

export interface Place {
  /** The number of the person's last event; 0 when there was none. */
  head: number
  /** The oldest that is still in the log. */
  oldest: number | null
  isSuspended: boolean
}

/** Where somebody's log begins and ends. After a restart many ask at once: they share a statement. */
export const findPlace: (db: Db, userId: number) => Promise<Place> = batchCalls({
  run: async (db, userIds: number[]) => {
    const { rows } = await sql<Place & { userId: number }>`
      select u.id as "userId", coalesce(h.seq, 0) as head, u.suspended_at is not null as "isSuspended",
        (select min(seq) from stream_events e where e.user_id = u.id) as oldest
      from users u left join stream_heads h on h.user_id = u.id
      where u.id = any(${userIds}::int8[])`.execute(db)
    const places = new Map(rows.map(({ userId, ...place }) => [userId, place]))
    return userIds.map((userId) => places.get(userId) ?? { head: 0, oldest: null, isSuspended: true })
  },
})

export interface LiveSession {
  tokenHash: Buffer
  head: number
}

/** Those of some sessions that still count, by the rule of every request, with the last number of their person. */
export async function listLiveSessions(db: Db, tokenHashes: Buffer[], now: Date): Promise<LiveSession[]> {
  const { rows } = await sql<LiveSession>`
    select s.token_hash as "tokenHash", coalesce(h.seq, 0) as head
    from sessions s join users u on u.id = s.user_id left join stream_heads h on h.user_id = s.user_id
    where s.token_hash = any(${tokenHashes}::bytea[]) and u.suspended_at is null
      and s.last_seen_at > ${addMs(now, -SESSION_IDLE_MS)}
      and s.created_at > ${addMs(now, -SESSION_ABSOLUTE_MS)}`.execute(db)
  return rows
}
