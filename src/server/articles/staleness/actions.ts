import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { changedShare } from '../../text-diff/public.ts'
import type { ArticleFacts, Words } from '../queries.ts'

/** A translation is out of date when more than this share of its original has changed. */
const STALE_SHARE = 0.05

export function hasChangedMuch(older: Words, newer: Words): boolean {
  return changedShare(`${older.title}\n${older.source}`, `${newer.title}\n${newer.source}`) > STALE_SHARE
}

/**
 * Marks the translations that an original has moved away from. Each is measured by the revision it was made from: many
 * small changes count as one large one.
 */
export async function markStale(
  trx: Db,
  original: ArticleFacts,
  before: Words,
  after: Words,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number; title: string | null; source: string | null }>`
    select a.id, r.title, r.source from articles a
    left join article_revisions r on r.id = a.translated_from_revision_id and r.article_id = ${original.id}
    where a.group_id = ${original.groupId} and a.id <> ${original.id} and a.stale_since is null`.execute(trx)
  const stale = rows.filter(({ title, source }) =>
    hasChangedMuch(title === null || source === null ? before : { title, source }, after),
  )
  if (stale.length === 0) return
  await trx
    .updateTable('articles')
    .set({ stale_since: now })
    .where(
      'id',
      'in',
      stale.map(({ id }) => id),
    )
    .execute()
}
