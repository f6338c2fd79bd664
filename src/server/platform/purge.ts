import { DAY_MS, later } from './clock.ts'
import type { Db } from './db.ts'

const GIVEN_UP_LIFE_MS = 7 * DAY_MS

/** Forgets the platform's own past: ended counters, answers kept for repeats, jobs that were given up. */
export async function purgePlatform(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', later(now, -DAY_MS)).execute()
  await db.deleteFrom('jobs').where('given_up_at', '<=', later(now, -GIVEN_UP_LIFE_MS)).execute()
}
