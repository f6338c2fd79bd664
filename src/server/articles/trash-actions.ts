import { sql } from 'kysely'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { can } from '../content/can.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { placeGroup } from './place-actions.ts'
import { lockArticle, type ArticleFacts } from './queries.ts'
import { unschedule } from './schedule-actions.ts'
import { leaveOthersSeries } from './series/actions.ts'
import { refuseTaken } from './translate-actions.ts'

const TRASH_MS = TRASH_DAYS * DAY_MS

/** Until when an article deleted at this moment can be restored; then it is erased. */
function restorableUntil(deletedAt: Date): Date {
  return addMs(deletedAt, TRASH_MS)
}

/** Its author can undo it; what the staff removes stays removed. Translations stay as they are. */
export function deleteArticle(db: Db, viewer: Viewer, id: number, now: Date): Promise<Date> {
  return transact(db, async (trx) => {
    const article = await lockArticle(trx, viewer, id)
    // A second click finds it already done.
    if (article.state === 'deleted') return restorableUntil(article.deletedAt ?? now)
    if (!can(viewer, 'delete', article)) fail('not_allowed', common.notAllowed)
    // An article restored from the trash is a plain draft.
    await unschedule(trx, article)
    await takeDown(trx, article, viewer.id === article.authorId ? 'deleted' : 'removed', now)
    return restorableUntil(now)
  })
}

/** Of a locked article. What is withheld or hidden is not on its way out: it waits for its author, or for a moderator. */
export async function takeDown(
  trx: Db,
  article: ArticleFacts,
  to: 'deleted' | 'removed' | 'hidden' | 'withheld',
  now: Date,
): Promise<void> {
  const { id, groupId, originalId } = article
  const isGoing = to === 'deleted' || to === 'removed'
  await trx
    .updateTable('articles')
    .set({
      state: to,
      state_before: isGoing ? comesBackAs(article) : null,
      deleted_at: isGoing ? now : null,
    })
    .where('id', '=', id)
    .execute()
  if (originalId === id) await chooseOriginal(trx, [groupId])
  await placeGroup(trx, groupId, now)
}

/** What it is again when it is restored. */
function comesBackAs({ state, stateBefore }: ArticleFacts): ArticleFacts['stateBefore'] {
  if (state === 'deleted') return stateBefore
  return state === 'draft' || state === 'hidden' ? state : 'published'
}

/** The oldest public translation stands in for an original that is gone. */
export async function chooseOriginal(trx: Db, groupIds: number[]): Promise<void> {
  await sql`
    update article_groups g set original_article_id = other.id
    from (
      select distinct on (group_id) group_id, id from articles
      where group_id = any(${groupIds}::int8[]) and state = 'published'
      order by group_id, published_at, id) other
    where g.id = other.group_id and not exists (
      select from articles a where a.id = g.original_article_id and a.state in ('draft', 'published'))`.execute(
    trx,
  )
}

/** What was hidden while reports about it were being checked is hidden again. */
export async function restoreArticle(db: Db, viewer: Viewer, id: number, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    const article = await lockArticle(trx, viewer, id)
    if (article.state === 'draft' || article.state === 'published' || article.state === 'hidden') {
      if (viewer.id !== article.authorId) fail('not_allowed', common.notAllowed)
      return
    }
    const isLate = article.deletedAt === null || restorableUntil(article.deletedAt) <= now
    if (isLate || !can(viewer, 'restore', article)) fail('not_found', common.notFound)
    await refuseTaken(trx, article.groupId, article.language)
    await bringBack(trx, article, article.stateBefore ?? 'draft', now)
  })
}

/** Of a locked article, whose language nobody else has taken meanwhile. */
export async function bringBack(
  trx: Db,
  { id, groupId, originalId, translatedFromRevisionId }: ArticleFacts,
  to: 'draft' | 'published' | 'hidden' | 'withheld',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('articles')
    .set({ state: to, state_before: null, deleted_at: null })
    .where('id', '=', id)
    .execute()
  // A translation that stood in for it is a translation again.
  const isBack = to === 'draft' || to === 'published'
  if (isBack && translatedFromRevisionId === null && originalId !== id) {
    await trx
      .updateTable('article_groups')
      .set({ original_article_id: id })
      .where('id', '=', groupId)
      .execute()
    await leaveOthersSeries(trx, [groupId])
  }
  await placeGroup(trx, groupId, now)
}
