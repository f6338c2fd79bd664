import { sql } from 'kysely'
import { DESK_DAYS } from '../../contract/site-desk.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/**
 * Writes down how the day goes, once an hour. Days that were missed, and those before the first time, get what can still
 * be counted: sign-ups and reports. All of it reads along indexes of times, but for the sum of what uploads take.
 */
export async function countDays(db: Db, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const oldest = addMs(now, -(DESK_DAYS - 1) * DAY_MS)
    .toISOString()
    .slice(0, 10)
  await sql`
    with counted as (
      select d::date as day, d at time zone 'UTC' as starts, (d + interval '1 day') at time zone 'UTC' as ends
      from generate_series(
        (select greatest(${oldest}::date, coalesce(max(day) - 1, ${oldest}::date)) from operator_days)::timestamp,
        ${today}::timestamp, interval '1 day') as d)
    insert into operator_days as o (day, sign_ups, reports)
    select day,
      (select count(*) from users where created_at >= starts and created_at < ends),
      (select count(*) from reports where created_at >= starts and created_at < ends)
        + (select count(*) from message_reports where created_at >= starts and created_at < ends)
    from counted
    on conflict (day) do update set sign_ups = excluded.sign_ups, reports = excluded.reports`.execute(db)
  await sql`
    update operator_days set
      queue_hours = greatest(queue_hours, (
        select coalesce(extract(epoch from ${now}::timestamptz - min(at)) / 3600, 0)::int from (
          select min(created_at) as at from reports where state = 'open'
          union all select min(created_at) from message_reports where closed_at is null) as open)),
      storage_bytes = (select coalesce(sum(bytes), 0) from media),
      mails_failed = greatest(mails_failed, (
        select count(*) from jobs where kind = 'mail' and last_error is not null
          and (given_up_at is null or given_up_at >= ${today}::timestamp at time zone 'UTC')))
    where day = ${today}::date`.execute(db)
}
