import { sql } from 'kysely'
import { ownUploads, setMediaAccess } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { dropJob, queueJob } from '../platform/jobs.ts'
import { keepMedia, payloadOf, type Scheduling } from './actions.ts'
import { messages } from './messages.ts'
import { NOT_POSTED, notPostedSubject } from './notify-queries.ts'
import type { Waiting } from './queries.ts'

type Own = Pick<Waiting, 'id' | 'authorId'>

interface Locked {
  publishAt: Date
  isRefused: boolean
  mediaId: number | null
  version: number
}

/** Another time for it; one that could not be published waits again. False when it is gone, or not theirs. */
export function reschedulePost(db: Db, own: Own, publishAt: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    const before = await lockWaiting(trx, own)
    if (before === undefined) return false
    await move(trx, own.id, before, publishAt)
    return true
  })
}

export interface Edit extends Pick<Scheduling, 'body' | 'media'> {
  /** The version that was edited. */
  version: number
  /** Missing to keep its time. */
  publishAt: Date | undefined
}

/**
 * Other words for it, and another upload. Who edits an older version is refused, unless both say the same. One that could
 * not be published goes on waiting for its author until it has another time. False when it is gone, or not theirs.
 */
export function editWaiting(db: Db, own: Own, { body, media, version, publishAt }: Edit): Promise<boolean> {
  const { id, authorId } = own
  const json = JSON.stringify(body)
  return transact(db, async (trx) => {
    const before = await lockWaiting(trx, own)
    if (before === undefined) return false
    const { rows } = await sql<{ isSame: boolean }>`
      select body = ${json}::jsonb as "isSame" from scheduled_posts where id = ${id}`.execute(trx)
    const isSame = rows[0]?.isSame === true
    if (version !== before.version && !isSame) fail('edit_conflict', messages.changedElsewhere)
    if (!isSame) {
      await sql`update scheduled_posts set body = ${json}::jsonb, version = version + 1 where id = ${id}`.execute(
        trx,
      )
      await exchangeMedia(trx, id, authorId, before.mediaId, media)
    }
    // Also for the same time: the job that is about to publish the older words leaves it to the next.
    if (publishAt !== undefined || !before.isRefused)
      await move(trx, id, before, publishAt ?? before.publishAt)
    return true
  })
}

async function lockWaiting(trx: Db, { id, authorId }: Own): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`
    select publish_at as "publishAt", refusal is not null as "isRefused", media_id as "mediaId", version
    from scheduled_posts where id = ${id} and author_id = ${authorId} for update`.execute(trx)
  return rows[0]
}

async function move(trx: Db, id: number, before: Locked, publishAt: Date): Promise<void> {
  await dropJob(trx, 'postPublication', payloadOf(id, before.publishAt), before.publishAt)
  await trx
    .updateTable('scheduled_posts')
    .set({ publish_at: publishAt, refusal: null })
    .where('id', '=', id)
    .execute()
  await queueJob(trx, 'postPublication', payloadOf(id, publishAt), publishAt)
  if (before.isRefused) await appendFollowUp(trx, NOT_POSTED, notPostedSubject(id, before.publishAt))
}

/** The upload that it shows no more goes with the next sweep. */
async function exchangeMedia(
  trx: Db,
  id: number,
  authorId: number,
  oldId: number | null,
  media: Edit['media'],
): Promise<void> {
  if (oldId !== null && oldId !== media?.id) {
    await ownUploads.release(trx, 'scheduled-post', [id])
    await setMediaAccess(trx, oldId, 'open')
    await trx.updateTable('scheduled_posts').set({ media_id: null }).where('id', '=', id).execute()
  }
  if (media !== null) await keepMedia(trx, id, authorId, media)
}
