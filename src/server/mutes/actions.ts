import { sql } from 'kysely'
import { MUTES_MAX, type MuteEffect } from '../../contract/mutes.ts'
import { transact, type Db } from '../platform/db.ts'
import type { Muted } from './rules.ts'

export interface NewMute extends Muted {
  userId: number
  effect: MuteEffect
  expiresAt: Date | null
  now: Date
}

/** The id; `full` when there is no room, `unknown` for a person who can't be met. One after the other for each user. */
export function saveMute(db: Db, mute: NewMute): Promise<number | 'full' | 'unknown'> {
  const { userId, kind, personId, text, effect, expiresAt, now } = mute
  return transact(db, async (trx) => {
    const { rows } = await sql<{ isKnown: boolean }>`
      with turn as materialized (
        select pg_advisory_xact_lock(hashtextextended(${`mutes ${userId}`}, 0)))
      select ${personId}::int8 is null or exists (
        select from people where id = ${personId}::int8 and not exists (
          select from hidden_people where viewer_id = ${userId} and person_id = people.id)) as "isKnown"
      from turn`.execute(trx)
    if (rows[0]?.isKnown !== true) return 'unknown'
    // In a statement of its own: it sees what those before it have saved.
    const saved = await sql<{ id: number }>`
      insert into mutes (user_id, kind, person_id, text, effect, expires_at, created_at)
      select ${userId}::int8, ${kind}, ${personId}::int8, ${text}, ${effect}, ${expiresAt}::timestamptz, ${now}
      where (select count(*) from mutes where user_id = ${userId}
        and (expires_at is null or expires_at > ${now})
        and not (kind = ${kind} and coalesce(person_id, 0) = coalesce(${personId}::int8, 0) and text = ${text})
      ) < ${MUTES_MAX}
      on conflict (user_id, kind, coalesce(person_id, 0), text)
      do update set effect = excluded.effect, expires_at = excluded.expires_at
      returning id`.execute(trx)
    return saved.rows[0]?.id ?? 'full'
  })
}

/** False if it is not theirs, or gone. */
export async function deleteMuteOf(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mutes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Also of somebody who can't be met: what somebody mutes is their own. */
export async function deletePersonMute(db: Db, userId: number, personId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mutes')
    .where('user_id', '=', userId)
    .where('kind', '=', 'person')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function purgeMutes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mutes').where('expires_at', '<=', now).execute()
}
