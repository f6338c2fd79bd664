import { sql } from 'kysely'
import { MINUTE_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** Jobs that tell one person all that there is to tell: one at a time waits, however much happens. */
export type TellingKind = 'notificationMail' | 'notificationPush' | 'weeklyDigest'

/** Nobody gets a mail about what they read meanwhile on the site. */
export const MAIL_AFTER_MS = 10 * MINUTE_MS

/** Does nothing for those for whom one waits already; one that has begun does not count, since it may not see the new. */
export async function queueTelling(
  trx: Db,
  kind: TellingKind,
  people: readonly number[],
  runAt: Date,
): Promise<void> {
  if (people.length === 0) return
  await sql`
    insert into jobs (kind, payload, run_at)
    select ${kind}::text, jsonb_build_object('userId', person), ${runAt}
    from (select distinct unnest(${people}::int8[]) as person) p order by person
    on conflict (kind, payload) where kind in ('notificationMail', 'notificationPush', 'weeklyDigest') and attempts = 0
    do nothing`.execute(trx)
}

/** The follow-up of notifications that somebody wants told by mail or push; which of both, the jobs ask then. */
export async function queueChannels(trx: Db, subjects: string[], now: Date): Promise<void> {
  const ids = subjects.map(Number).filter(Number.isSafeInteger)
  const { rows } = await sql<{ userId: number; hasPush: boolean }>`
    select n.user_id as "userId", exists (select from push_subscriptions p where p.user_id = n.user_id) as "hasPush"
    from notifications n
    where n.id = any(${ids}::int8[]) and n.causes > 0 and n.read_at is null`.execute(trx)
  const people = rows.map(({ userId }) => userId)
  const withPush = rows.filter(({ hasPush }) => hasPush).map(({ userId }) => userId)
  await queueTelling(trx, 'notificationMail', people, addMs(now, MAIL_AFTER_MS))
  await queueTelling(trx, 'notificationPush', withPush, now)
}
