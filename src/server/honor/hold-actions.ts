import { sql } from 'kysely'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** A voided hold keeps its reward from being given for as long as people could take back and repeat what they did. */
const VOID_LIFE_MS = 60 * DAY_MS

/** Held rewards whose time is over are looked at again: they are paid or voided as things stand then. */
export async function followUpHolds(db: Db, now: Date): Promise<void> {
  await sql`
    insert into follow_ups (kind, subject)
    select distinct source, subject from honor_holds where held_until <= ${now} and not is_void`.execute(db)
  await sql`delete from honor_holds where is_void and held_until <= ${addMs(now, -VOID_LIFE_MS)}`.execute(db)
}
