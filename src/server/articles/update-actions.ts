import type { Language } from '../../contract/messages.ts'
import { getOwnImage, setMediaInText } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { Viewer } from '../platform/session.ts'
import { transactWithWork } from '../platform/transact-with-work.ts'
import type { Work } from '../platform/work-pool.ts'
import { mergeVersions } from '../text-diff/public.ts'
import { placeGroup } from './place-actions.ts'
import { readContent } from './content.ts'
import { settleCoAuthors } from './co-authors/actions.ts'
import type { Site } from './co-authors/mail.ts'
import { queueIndexing } from './search-actions.ts'
import { messages } from './messages.ts'
import { publish, unpublish } from './publish-actions.ts'
import { findRevision, getText, lockArticle, type ArticleFacts, type ArticleText } from './queries.ts'
import { writeRevision } from './revise-actions.ts'
import { schedule, unschedule } from './schedule-actions.ts'
import { refuseSchedule } from './schedule-rules.ts'
import { lockSeriesOf, putInSeries } from './series/actions.ts'
import { STALE, staleSubject } from './telling/notify-queries.ts'
import { refuseChange, refuseField, withoutRepeats, type Change } from './update-rules.ts'

export interface Updating {
  articleId: number
  change: Change
  /** Conflict markers are written in this language. */
  language: Language
  now: Date
}

export interface Updated {
  /** How many people were invited as co-authors. */
  invited: number
  isEdited: boolean
  isPublished: boolean
  isScheduled: boolean
}

/** Changes an article in one transaction. Counters are locked last and in one order: places before edits. */
export function updateArticle(
  db: Db,
  work: Work,
  site: Site,
  viewer: Viewer,
  updating: Updating,
): Promise<Updated> {
  const { articleId, language, now } = updating
  return transactWithWork(db, work, async (trx, work) => {
    if (updating.change.series !== undefined) await lockSeriesOf(trx, viewer.id)
    const article = await lockArticle(trx, viewer, articleId)
    const change = withoutRepeats(viewer, article, updating.change)
    refuseChange(viewer, article, change)
    refuseSchedule(article, change, now)
    const text = await settleText(trx, work, article, change, language)
    if (change.state === 'draft') await unpublish(trx, article, now)
    if (change.publishAt === null || change.state === 'published') await unschedule(trx, article)
    await saveCover(trx, viewer, article, change.thumbnailId, now)
    if (change.series !== undefined)
      await putInSeries(trx, {
        groupId: article.groupId,
        ownerId: viewer.id,
        title: change.series,
        now,
      })
    const { coAuthorIds: wanted } = change
    const settling = { articleId, inviterId: viewer.id, accepted: article.editorIds, now }
    const { invited, removed } =
      wanted === undefined
        ? { invited: 0, removed: 0 }
        : await settleCoAuthors(trx, site, { ...settling, wanted })
    await saveDetails(trx, article, change, removed > 0, now)
    if (text !== undefined)
      await writeRevision(trx, work, {
        articleId,
        editorId: viewer.id,
        title: text.title,
        content: change.content ?? (await readContent({ db: trx, work, now }, text.source)),
        summary: change.summary ?? '',
        isMinor: change.isMinor ?? false,
        now,
        article: afterChange(article, change),
      })
    else {
      if (change.tags !== undefined) await queueIndexing(trx, articleId)
      if (change.thumbnailId !== undefined) await claimAgain(trx, articleId)
    }
    if (change.publishAt) await schedule(trx, article, change.publishAt, now)
    if (change.state === 'published') await publish(trx, article, viewer.id, now)
    return {
      invited,
      isEdited: text !== undefined,
      isPublished: change.state === 'published',
      isScheduled: change.publishAt instanceof Date,
    }
  })
}

/** The article as it is after what was changed before its text. */
function afterChange(article: ArticleFacts, { state, publishAt, thumbnailId }: Change): ArticleFacts {
  return {
    ...article,
    ...(state === 'draft' && { state }),
    ...((publishAt === null || state === 'published') && { publishAt: null }),
    ...(thumbnailId !== undefined && { thumbnailId }),
  }
}

/** The new text, or undefined when nothing changes. An edit of an older text is merged or refused. */
async function settleText(
  trx: Db,
  work: Work,
  article: ArticleFacts,
  { baseRevisionId, title, content }: Change,
  language: Language,
): Promise<ArticleText | undefined> {
  if (baseRevisionId === undefined || (title === undefined && content === undefined)) return undefined
  const base = await findRevision(trx, article.id, baseRevisionId)
  if (base === undefined) return refuseField('baseRevisionId', messages.notOfArticle)
  const edit = { title: title ?? base.title, source: content?.source ?? base.source }
  const current = await getText(trx, article.id)
  if (edit.title === current.title && edit.source === current.source) return undefined
  if (baseRevisionId === article.revisionId) return edit
  const version = (text: ArticleText) => ({ title: text.title, content: text.source })
  const versions = { base: version(base), edit: version(edit), current: version(current) }
  return fail('edit_conflict', messages.editConflict, {
    current: {
      revisionId: article.revisionId,
      ...versions.current,
      merged: await mergeVersions(work, versions, language),
    },
  })
}

async function saveCover(
  trx: Db,
  viewer: Viewer,
  { id }: ArticleFacts,
  thumbnailId: number | null | undefined,
  now: Date,
): Promise<void> {
  if (thumbnailId === undefined) return
  if (thumbnailId !== null) await getOwnImage(trx, viewer.id, thumbnailId)
  await trx
    .updateTable('articles')
    .set({ thumbnail_id: thumbnailId, updated_at: now })
    .where('id', '=', id)
    .execute()
}

async function saveDetails(
  trx: Db,
  article: ArticleFacts,
  change: Change,
  hasOtherAuthors: boolean,
  now: Date,
): Promise<void> {
  const { id, groupId } = article
  const { categories, tags, translatedRevisionId } = change
  const isSame = [categories, tags, translatedRevisionId].every((value) => value === undefined)
  if (isSame && !hasOtherAuthors) return
  if (translatedRevisionId !== undefined) await follow(trx, article, translatedRevisionId)
  if (categories !== undefined)
    await trx.updateTable('article_groups').set({ categories }).where('id', '=', groupId).execute()
  await trx
    .updateTable('articles')
    .set({ updated_at: now, ...(tags && { tags }) })
    .where('id', '=', id)
    .execute()
  if (categories !== undefined || tags !== undefined) await placeGroup(trx, groupId, now)
}

/** A translation that follows the newest revision of its original is up to date, and nobody is told that it is not. */
async function follow(trx: Db, article: ArticleFacts, revisionId: number): Promise<void> {
  const { id, originalId } = article
  const isKnown = originalId !== null && (await findRevision(trx, originalId, revisionId)) !== undefined
  if (!isKnown) return refuseField('translatedRevisionId', messages.notOfOriginal)
  const original = await trx
    .selectFrom('articles')
    .select('revision_id')
    .where('id', '=', originalId)
    .executeTakeFirst()
  const isNewest = original?.revision_id === revisionId
  await trx
    .updateTable('articles')
    .set({ translated_from_revision_id: revisionId, ...(isNewest && { stale_since: null }) })
    .where('id', '=', id)
    .execute()
  if (isNewest && article.staleSince !== null)
    await appendFollowUp(trx, STALE, staleSubject(id, article.staleSince))
}

async function claimAgain(trx: Db, articleId: number): Promise<void> {
  const row = await trx
    .selectFrom('articles')
    .select(['nodes', 'thumbnail_id'])
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow()
  await setMediaInText(trx, 'article', articleId, row.nodes as unknown as RichText, row.thumbnail_id)
}
