import { sql } from 'kysely'
import { DAY_MS, addMs } from './clock.ts'
import type { Db } from './db.ts'

const GIVEN_UP_LIFE_MS = 7 * DAY_MS
/** Any number that nothing else in this database uses as an advisory lock. */
const PURGE_LOCK = 732_004

/** Deletes the platform's own past: expired counters, answers stored for repeats, jobs that were given up. */
export async function purgePlatform(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', addMs(now, -DAY_MS)).execute()
  await db.deleteFrom('jobs').where('given_up_at', '<=', addMs(now, -GIVEN_UP_LIFE_MS)).execute()
}

/**
 * On one node at a time: the others do not wait, since there is nothing left for them to do. The lock belongs
 * to a transaction and not to a pooled connection, so it ends with its node however that ends.
 */
export async function purgeAlone(db: Db, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${PURGE_LOCK}) as "isOurs"`.execute(trx)
    if (rows[0]?.isOurs === true) await work()
  })
}
