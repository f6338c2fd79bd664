import type { Site } from '../content/content-type.ts'
import { addMs, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { deleteEnded } from './actions.ts'
import { findKnownKeys } from './queries.ts'
import { exportStoreOf } from './store.ts'

const AT_ONCE = 100

/** Deletes what has expired, and files without a row: of a crash, or of the time before a backup was restored. */
export async function purgeExports(site: Site, now: Date): Promise<void> {
  const { exports } = exportStoreOf(site)
  const db = site.db.write
  for (const key of await deleteEnded(db, now)) await exports.remove(key)
  // Run every hour, each time over the next part. One that is being made is younger than a day.
  const keys = await exports.listOlder(addMs(now, -DAY_MS), Math.floor(now.getTime() / HOUR_MS))
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE)
    const known = await findKnownKeys(db, some)
    for (const key of some) if (!known.has(key)) await exports.remove(key)
  }
}
