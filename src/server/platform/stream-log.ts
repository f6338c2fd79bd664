import { sql, type RawBuilder } from 'kysely'
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
  const given = sql`
    select * from unnest(${events.map(({ userId }) => userId)}::int8[], ${events.map(({ body }) => body.kind)}::text[],
      ${events.map(({ body }) => JSON.stringify(body))}::jsonb[]) with ordinality as g (user_id, kind, data, at)`
  await appendingEvents(given, now).execute(trx)
  noteOnCommit(
    trx,
    events.map(({ userId }) => userId),
  )
}

/**
 * The statement that appends what another selects, as (user_id, kind, data, at): for events that are made of what the
 * database counts. Whoever runs it says `noteOnCommit` for those people.
 */
export function appendingEvents(given: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    with asked as (${given}),
    given as (
      select user_id, kind, data, at, row_number() over (partition by user_id order by at) as place
      from asked g where exists (select from users where users.id = g.user_id)),
    heads as (
      insert into stream_heads as h (user_id, seq)
      select user_id, count(*) from given group by user_id order by user_id
      on conflict (user_id) do update set seq = h.seq + excluded.seq
      returning user_id, seq)
    insert into stream_events (user_id, seq, kind, data, created_at)
    select user_id, seq - count(*) over (partition by user_id) + place, kind, data, ${now}
    from given join heads using (user_id)`
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
