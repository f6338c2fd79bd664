import { DAY_MS, addMs } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { VideoFormat } from '../addresses.ts'
import { noteAccessChange } from '../known-access.ts'
import type { VideoFailure } from './failures.ts'

/** Longer than the job runner tries. */
const STUCK_MS = 3 * DAY_MS

export interface Source {
  id: number
  key: string
  isWaiting: boolean
}

export async function findSource(db: Db, mediaId: number): Promise<Source | undefined> {
  const row = await db
    .selectFrom('media')
    .select(['id', 'key', 'state'])
    .where('id', '=', mediaId)
    .where('kind', '=', 'video')
    .executeTakeFirst()
  return row && { id: row.id, key: row.key, isWaiting: row.state === 'processing' }
}

export interface FinishedVideo {
  width: number
  height: number
  durationMs: number
  format: VideoFormat
  bytes: number
  hasPoster: boolean
  placeholder: string
}

/** False when it has been deleted. */
export async function finishVideo(db: Db, mediaId: number, video: FinishedVideo): Promise<boolean> {
  const { durationMs, hasPoster, ...columns } = video
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ ...columns, duration_ms: durationMs, has_poster: hasPoster, state: 'ready' })
    .where('id', '=', mediaId)
    .executeTakeFirst()
  noteAccessChange()
  return numUpdatedRows > 0n
}

/** Its files are deleted, so they no longer count against its owner's storage. False when it is done or deleted. */
export async function failVideo(db: Db, mediaId: number, failure: VideoFailure): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ state: 'failed', failure, bytes: 0 })
    .where('id', '=', mediaId)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Videos that the job runner has given up; their keys. */
export async function failStuckVideos(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('media')
    .set({ state: 'failed', failure: 'gaveUp' satisfies VideoFailure, bytes: 0 })
    .where('state', '=', 'processing')
    .where('created_at', '<', addMs(now, -STUCK_MS))
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}
