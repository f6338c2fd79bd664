import { sql } from 'kysely'
import { CLAIM_MINUTES } from '../../contract/moderation-rules.ts'
import { addMs, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import type { Named } from './queue-queries.ts'

/** Until when it is this moderator's; undefined when another has it. */
export async function claim(
  db: Db,
  { objectType, objectId }: Named,
  userId: number,
  now: Date,
): Promise<Date | undefined> {
  const until = addMs(now, CLAIM_MINUTES * MINUTE_MS)
  const { rows } = await sql<{ until: Date }>`
    insert into mod_claims as c (object_type, object_id, user_id, until)
    values (${objectType}, ${objectId}, ${userId}, ${until})
    on conflict (object_type, object_id) do update set user_id = excluded.user_id, until = excluded.until
    where c.user_id = excluded.user_id or c.until <= ${now}
    returning until`.execute(db)
  return rows[0]?.until
}

export async function release(db: Db, { objectType, objectId }: Named, userId: number): Promise<void> {
  await sql`
    delete from mod_claims where object_type = ${objectType} and object_id = ${objectId}
      and user_id = ${userId}`.execute(db)
}

/** Somebody else deals with it now. */
export async function isClaimedByOther(
  trx: Db,
  { objectType, objectId }: Named,
  userId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from mod_claims where object_type = ${objectType} and object_id = ${objectId}
      and user_id <> ${userId} and until > ${now}`.execute(trx)
  return rows.length > 0
}

export async function purgeClaims(db: Db, now: Date): Promise<void> {
  await sql`delete from mod_claims where until <= ${now}`.execute(db)
}
