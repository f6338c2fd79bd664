import { sql } from 'kysely'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** How long it is known who used which device. */
export const DEVICE_LIFE_MS = DAY_MS

/** Notes that the person of a session uses a device; false when there is no such session. It waits for no disk. */
export async function markDevice(db: Db, tokenHash: Buffer, deviceHash: Buffer, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with unsynced as materialized (select set_config('synchronous_commit', 'off', true))
    insert into device_marks (device_hash, user_id, seen_at)
    select ${deviceHash}::bytea, user_id, ${now}::timestamptz from unsynced, sessions where token_hash = ${tokenHash}
    on conflict (device_hash, user_id) do update set seen_at = excluded.seen_at`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export async function purgeDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('device_marks').where('seen_at', '<=', addMs(now, -DEVICE_LIFE_MS)).execute()
}
