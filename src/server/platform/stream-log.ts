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

export type PersonsEvent = LiveEvent & { userId: number }

/**
 * Events after the given positions. PostgreSQL takes the two conditions, which are always true, for a third each, and so
 * the positions for one, however many there are: it keeps the plan, as with `eachToken` of a session.
 */
export function eventsAfter(userIds: number[], seqs: number[], limit: number) {
  return sql<PersonsEvent>`
    select e.user_id as "userId", e.seq, e.data as body
    from unnest(${userIds}::int8[], ${seqs}::int8[]) as p (user_id, seq)
    cross join lateral (
      select * from stream_events where user_id = p.user_id and seq > p.seq order by seq limit ${sql.lit(limit)}) as e
    where p.user_id > 0 and p.seq >= 0`
}

/** In each person's order. */
export async function listEvents(db: Db, positions: Position[], limit: number): Promise<PersonsEvent[]> {
  if (positions.length === 0) return []
  const userIds = positions.map(({ userId }) => userId)
  const seqs = positions.map(({ seq }) => seq)
  const { rows } = await sql<PersonsEvent>`
    select * from (${eventsAfter(userIds, seqs, limit)}) as e order by "userId", seq`.execute(db)
  return rows
}
