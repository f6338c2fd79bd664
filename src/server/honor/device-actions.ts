import { sql } from 'kysely'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** How long it is known who used which device. */
const DEVICE_LIFE_MS = DAY_MS

export interface DeviceMark {
  /** Of the session, by which its person is found. */
  tokenHash: Buffer
  deviceHash: Buffer
}

/** Notes that the people of some sessions use some devices. Alone it need not wait for the disk. */
export async function markDevices(
  db: Db,
  marks: DeviceMark[],
  now: Date,
  { isUnsynced }: { isUnsynced: boolean },
): Promise<void> {
  const unsynced = isUnsynced ? sql`select set_config('synchronous_commit', 'off', true)` : sql`select`
  await sql`
    with unsynced as materialized (${unsynced}),
    marks as (
      select distinct m.device_hash, s.user_id
      from unsynced, unnest(${marks.map(({ tokenHash }) => tokenHash)}::bytea[],
        ${marks.map(({ deviceHash }) => deviceHash)}::bytea[]) as m (token_hash, device_hash)
      join sessions s on s.token_hash = m.token_hash),
    -- Whoever leaves at the same moment is left out.
    present as materialized (
      select id from users where id in (select user_id from marks) order by id for key share)
    insert into device_marks (device_hash, user_id, seen_at)
    select device_hash, user_id, ${now}::timestamptz from marks join present on present.id = user_id
    order by device_hash, user_id
    on conflict (device_hash, user_id) do update set seen_at = excluded.seen_at`.execute(db)
}

export async function purgeDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('device_marks').where('seen_at', '<=', addMs(now, -DEVICE_LIFE_MS)).execute()
}
