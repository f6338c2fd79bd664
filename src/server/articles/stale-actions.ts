import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import type { Work } from '../platform/work-pool.ts'
import { measureChange } from '../text-diff/public.ts'
import type { ArticleFacts, ArticleText } from './queries.ts'
import { STALE, staleSubject } from './telling/notify-queries.ts'

/** A translation is out of date when more than this share of its original has changed. */
const STALE_SHARE = 0.05

export async function hasChangedMuch(work: Work, older: ArticleText, newer: ArticleText): Promise<boolean> {
  const textOf = ({ title, source }: ArticleText) => `${title}\n${source}`
  return (await measureChange(work, textOf(older), textOf(newer))).share > STALE_SHARE
}

/**
 * The translations that have become stale. Each is compared with the revision it was made from: many small
 * changes count as one large one.
 */
export async function findStale(
  trx: Db,
  work: Work,
  original: ArticleFacts,
  before: ArticleText,
  after: ArticleText,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; title: string | null; source: string | null }>`
    select a.id, r.title, r.source from articles a
    left join article_revisions r on r.id = a.translated_from_revision_id and r.article_id = ${original.id}
    where a.group_id = ${original.groupId} and a.id <> ${original.id} and a.stale_since is null`.execute(trx)
  const judged = await Promise.all(
    rows.map(({ title, source }) =>
      hasChangedMuch(work, title === null || source === null ? before : { title, source }, after),
    ),
  )
  return rows.filter((_, index) => judged[index]).map(({ id }) => id)
}

export async function markStale(trx: Db, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('articles').set({ stale_since: now }).where('id', 'in', ids).execute()
  const subjects = ids.map((id) => staleSubject(id, now))
  await appendFollowUps(trx, STALE, subjects)
}
