import { sql } from 'kysely'
import { addMs, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { VISIT_GAP_MS } from './queries.ts'

/** A minute is exact enough, and a row is written at most so often. */
export const SEEN_EVERY_MS = MINUTE_MS

/**
 * Notes that these people are here. Whoever was away for long begins a new visit, and when the last one ended is kept.
 * It waits for no disk, and locks in one order, as by the other nodes.
 */
export async function markSeen(db: Db, userIds: number[], now: Date): Promise<void> {
  if (userIds.length === 0) return
  await sql`
    with unsynced as materialized (select set_config('synchronous_commit', 'off', true))
    insert into visits as v (user_id, seen_at)
    select u.id, ${now} from unsynced, users u where u.id = any(${userIds}::int8[]) order by u.id
    on conflict (user_id) do update set
      seen_at = excluded.seen_at,
      last_visit_at = case when v.seen_at < ${addMs(now, -VISIT_GAP_MS)} then v.seen_at else v.last_visit_at end
    where v.seen_at <= ${addMs(now, -SEEN_EVERY_MS)} or v.seen_at > ${addMs(now, SEEN_EVERY_MS)}`.execute(db)
}
