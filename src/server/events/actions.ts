import { sql } from 'kysely'
import { addMs, HOUR_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** How long a broken stream can go on where it was. */
export const LOG_LIFE_MS = HOUR_MS
const AT_ONCE = 5000

/** In batches, each short: the log of a busy hour is long. */
export async function purgeEvents(db: Db, now: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from stream_events where (user_id, seq) in (
        select user_id, seq from stream_events where created_at <= ${addMs(now, -LOG_LIFE_MS)}
        order by created_at limit ${AT_ONCE})`.execute(db)
    if (Number(numAffectedRows ?? 0) < AT_ONCE) return
  }
}
