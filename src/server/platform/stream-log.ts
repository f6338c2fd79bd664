import { sql } from 'kysely'
import type { LiveEvent, LiveEventBody } from '../../contract/events.ts'
import { noteOnCommit } from './commit-notes.ts'
import type { Db } from './db.ts'

export interface NewEvent {
  userId: number
  body: LiveEventBody
}

/**
 * Appends events to the streams of people, in the transaction of what they tell of: they exist exactly when it does,
 * and streams on every node learn of it after the commit. Each person's row of numbers is locked until then, in one
 * order everywhere.
 */
export async function appendEvents(trx: Db, events: NewEvent[], now: Date): Promise<void> {
  if (events.length === 0) return
  const people = events.map(({ userId }) => userId)
  await sql`
    select append_events(${people}::int8[], ${events.map(({ body }) => JSON.stringify(body))}::jsonb[],
      ${now}::timestamptz)`.execute(trx)
  noteOnCommit(trx, people)
}

export interface Position {
  userId: number
  seq: number
}

/** Events after the given positions, in each person's order. */
export async function listEvents(
  db: Db,
  positions: Position[],
  limit: number,
): Promise<(LiveEvent & { userId: number })[]> {
  if (positions.length === 0) return []
  const { rows } = await sql<LiveEvent & { userId: number }>`
    select e.user_id as "userId", e.seq, e.data as body
    from unnest(${positions.map(({ userId }) => userId)}::int8[], ${positions.map(({ seq }) => seq)}::int8[])
      as p (user_id, seq)
    cross join lateral (
      select * from stream_events where user_id = p.user_id and seq > p.seq order by seq limit ${limit}) as e
    order by e.user_id, e.seq`.execute(db)
  return rows
}
