import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import type { Files } from '../platform/files.ts'
import { deleteUnused } from './actions.ts'
import { findKnownKeys } from './queries.ts'
import { failStuckVideos } from './videos/actions.ts'

const AT_ONCE = 100
const MOST_BATCHES = 500

/** Deletes uploads that nothing has shown for a day, and files that a crash left without a row. Bounded each time. */
export async function purgeMedia(db: Db, files: Files, now: Date): Promise<void> {
  let after = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const { keys, next } = await deleteUnused(db, now, after, AT_ONCE)
    for (const key of keys) await files.remove(key)
    if (next === null) break
    after = next
  }
  for (const key of await failStuckVideos(db, now)) await files.remove(key)
  await purgeOrphans(db, files, now)
  await files.removeUnfinished(addMs(now, -DAY_MS))
}

async function purgeOrphans(db: Db, files: Files, now: Date): Promise<void> {
  // Run every hour, each time over the next part.
  const pass = Math.floor(now.getTime() / HOUR_MS)
  const keys = await files.listOlder(addMs(now, -DAY_MS), pass)
  const known = new Set<string>()
  for (let start = 0; start < keys.length; start += AT_ONCE)
    for (const key of await findKnownKeys(db, keys.slice(start, start + AT_ONCE))) known.add(key)
  // If the database knows none of the files, they belong to another one: a wrong setting must not delete images.
  if (known.size === 0) return
  for (const key of keys) if (!known.has(key)) await files.remove(key)
}
