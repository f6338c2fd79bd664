import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * Held rewards whose time is over are looked at again: they are paid or voided as things stand then. A voided one stays
 * for good: without it the like, which is still there, would be paid when its object is looked at again.
 */
export async function followUpHolds(db: Db, now: Date): Promise<void> {
  await sql`
    insert into follow_ups (kind, subject)
    select distinct source, subject from honor_holds where held_until <= ${now} and not is_void`.execute(db)
}
