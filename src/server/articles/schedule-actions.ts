import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { dropJob, queueJob, type JobPayloads } from '../platform/jobs.ts'
import { takePlace } from '../scheduling/public.ts'
import { isPublishable, requirePublishable } from './content.ts'
import { publish } from './publish-actions.ts'
import { findArticle, getText, lockGroupOf, type ArticleFacts } from './queries.ts'
import { NOT_PUBLISHED, notPublishedSubject, SCHEDULED } from './telling/notify-queries.ts'

type Scheduled = Pick<ArticleFacts, 'id' | 'publishAt'>

/** Sets the draft's date and queues the job that publishes it. Its text does not change. */
export async function schedule(
  trx: Db,
  article: Scheduled & Pick<ArticleFacts, 'authorId'>,
  publishAt: Date,
  now: Date,
): Promise<void> {
  // Another date for the same article takes no other place.
  if (article.publishAt === null && article.authorId !== null) await takePlace(trx, article.authorId, now)
  const { source } = await getText(trx, article.id)
  requirePublishable(source)
  await unschedule(trx, article)
  await setPublishAt(trx, article.id, publishAt)
  await queueJob(trx, 'publication', payloadOf(article.id, publishAt), publishAt)
}

/** A plain draft again. A job that is already running finds another date, and does nothing. */
export async function unschedule(trx: Db, { id, publishAt }: Scheduled): Promise<void> {
  if (publishAt === null) return
  await dropJob(trx, 'publication', payloadOf(id, publishAt), publishAt)
  await setPublishAt(trx, id, null)
}

export type Outcome = 'published' | 'refused' | 'outdated'

/**
 * Publishes a draft whose time has come, as its author would. The group is locked and the date compared, so that it
 * happens once on however many nodes. What can't be published stays a draft, without a date: nobody tries it again,
 * and who wrote it is told.
 */
export function publishOnTime(
  db: Db,
  { articleId, publishAt }: JobPayloads['publication'],
  now: Date,
): Promise<Outcome> {
  return transact(db, async (trx) => {
    await lockGroupOf(trx, articleId)
    const article = await findArticle(trx, articleId)
    if (article?.state !== 'draft' || article.publishAt?.toISOString() !== publishAt) return 'outdated'
    const { source } = await getText(trx, articleId)
    if (
      article.authorId === null ||
      !(await maySpeak(trx, article.authorId, now)) ||
      !isPublishable(source)
    ) {
      await stayDraft(trx, { articleId, publishAt })
      return 'refused'
    }
    await publish(trx, article, article.authorId, now)
    await appendFollowUp(trx, SCHEDULED, articleId)
    return 'published'
  })
}

/** Of somebody who closed their account, or may say nothing for now, nothing new is published. */
async function maySpeak(trx: Db, authorId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from people where id = ${authorId} and not exists (
      select from sanctions where user_id = people.id and kind = 'silence' and until > ${now})`.execute(trx)
  return rows.length > 0
}

/** The same for one that failed whenever it was tried. False when it has another date or is out. */
export function giveUpPublication(db: Db, payload: JobPayloads['publication']): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockGroupOf(trx, payload.articleId)
    const article = await findArticle(trx, payload.articleId)
    if (article?.state !== 'draft' || article.publishAt?.toISOString() !== payload.publishAt) return false
    await stayDraft(trx, payload)
    return true
  })
}

async function stayDraft(trx: Db, { articleId, publishAt }: JobPayloads['publication']): Promise<void> {
  await setPublishAt(trx, articleId, null)
  await appendFollowUp(trx, NOT_PUBLISHED, notPublishedSubject(articleId, publishAt))
}

function payloadOf(articleId: number, publishAt: Date): JobPayloads['publication'] {
  return { articleId, publishAt: publishAt.toISOString() }
}

async function setPublishAt(trx: Db, id: number, publishAt: Date | null): Promise<void> {
  await trx.updateTable('articles').set({ publish_at: publishAt }).where('id', '=', id).execute()
}
