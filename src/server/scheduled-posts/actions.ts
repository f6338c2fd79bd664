import { sql } from 'kysely'
import type { Text } from '../../contract/messages.ts'
import { claimMedia, ownUploads, setMediaAccess } from '../media/public.ts'
import { posting } from '../page-posts/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { dropJob, queueJob, type JobPayloads } from '../platform/jobs.ts'
import { takePlace } from '../scheduling/public.ts'
import { NOT_POSTED, notPostedSubject, POSTED } from './notify-queries.ts'
import type { PostBody, Waiting } from './queries.ts'

type Payload = JobPayloads['postPublication']
type NewPost = Parameters<typeof posting.insert>[1]
type Prepared = Omit<NewPost, 'authorId' | 'authorIp' | 'guild' | 'now'>

export interface Scheduling {
  authorId: number
  body: PostBody
  /** As the post will show it. */
  media: NewPost['media']
  publishAt: Date
  now: Date
}

/** Keeps the post with its upload, which nobody but its author sees until then, and queues the job that publishes it. */
export function schedulePost(db: Db, scheduling: Scheduling): Promise<number> {
  const { authorId, body, media, publishAt, now } = scheduling
  return transact(db, async (trx) => {
    await takePlace(trx, authorId, now)
    const { id } = await trx
      .insertInto('scheduled_posts')
      .values({
        author_id: authorId,
        body: JSON.stringify(body),
        publish_at: publishAt,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (media !== null) await keepMedia(trx, id, authorId, media)
    await queueJob(trx, 'postPublication', payloadOf(id, publishAt), publishAt)
    return id
  })
}

/** An upload that something waiting needs is kept, and shown to its owner alone. */
export async function keepMedia(
  trx: Db,
  objectId: number,
  ownerId: number,
  { id: mediaId, kind }: NonNullable<NewPost['media']>,
): Promise<void> {
  const claim = { mediaId, ownerId, kind, objectType: 'scheduled-post', objectId, access: 'members' } as const
  await claimMedia(trx, claim)
  await trx.updateTable('scheduled_posts').set({ media_id: mediaId }).where('id', '=', objectId).execute()
}

/** Gone with its job; the upload goes with the next sweep. False when it is gone already, or not theirs. */
export function deleteWaiting(db: Db, { id, authorId }: Pick<Waiting, 'id' | 'authorId'>): Promise<boolean> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ publishAt: Date; mediaId: number | null }>`
      delete from scheduled_posts where id = ${id} and author_id = ${authorId}
      returning publish_at as "publishAt", media_id as "mediaId"`.execute(trx)
    const [gone] = rows
    if (gone === undefined) return false
    await leaveWaiting(trx, id, gone.publishAt)
    if (gone.mediaId !== null) await setMediaAccess(trx, gone.mediaId, 'open')
    return true
  })
}

/**
 * Makes the post of what waited. Its row is deleted with it, so that of however many that try only one does; null for
 * the others, and when it says something else or has another time than `at` by now.
 */
export function publishWaiting(
  db: Db,
  { id, authorId, version }: Pick<Waiting, 'id' | 'authorId' | 'version'>,
  post: Prepared & Pick<NewPost, 'authorIp' | 'now'>,
  at?: Date,
): Promise<number | null> {
  return transact(db, async (trx) => {
    const isDue = at === undefined ? sql`true` : sql`publish_at = ${at} and refusal is null`
    const { rows } = await sql<{ publishAt: Date }>`
      delete from scheduled_posts where id = ${id} and author_id = ${authorId} and version = ${version} and ${isDue}
      returning publish_at as "publishAt"`.execute(trx)
    const [gone] = rows
    if (gone === undefined) return null
    await leaveWaiting(trx, id, gone.publishAt)
    const postId = await posting.insert(trx, { ...post, authorId })
    if (at !== undefined) await appendFollowUp(trx, POSTED, postId)
    return postId
  })
}

/** It stays, with the reason, and its author is told. False when it was changed since, or is gone. */
export function refuseWaiting(
  db: Db,
  payload: Payload,
  reason: Text,
  { version }: Partial<Pick<Waiting, 'version'>> = {},
): Promise<boolean> {
  const { scheduledPostId: id, publishAt } = payload
  const at = new Date(publishAt)
  return transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('scheduled_posts')
      .set({ refusal: JSON.stringify(reason) })
      .where('id', '=', id)
      .where('publish_at', '=', at)
      .where('refusal', 'is', null)
      .where(version === undefined ? sql<boolean>`true` : sql<boolean>`version = ${version}`)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await appendFollowUp(trx, NOT_POSTED, notPostedSubject(id, at))
    return true
  })
}

/** What belongs to a post that waits no longer. */
async function leaveWaiting(trx: Db, id: number, publishAt: Date): Promise<void> {
  await dropJob(trx, 'postPublication', payloadOf(id, publishAt), publishAt)
  await ownUploads.release(trx, 'scheduled-post', [id])
  await appendFollowUp(trx, NOT_POSTED, notPostedSubject(id, publishAt))
}

export function payloadOf(scheduledPostId: number, publishAt: Date): Payload {
  return { scheduledPostId, publishAt: publishAt.toISOString() }
}

/** Uploads of posts whose author is gone, and the posts with them. */
export async function purgeClaims(db: Db): Promise<void> {
  await sql`
    delete from media_uses u where object_type = 'scheduled-post'
      and not exists (select from scheduled_posts s where s.id = u.object_id)`.execute(db)
}
