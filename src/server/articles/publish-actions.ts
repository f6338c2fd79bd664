import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { countEdit } from '../stats/public.ts'
import { placeGroup } from './place-actions.ts'
import { requirePublishable } from './content.ts'
import { getText, type ArticleFacts } from './queries.ts'

/** Makes a draft public. An article that comes back keeps its date and is not announced again. */
export async function publish(
  trx: Db,
  article: Pick<ArticleFacts, 'id' | 'groupId' | 'originalId' | 'publishedAt'>,
  editorId: number,
  now: Date,
): Promise<void> {
  const { id, groupId, originalId, publishedAt } = article
  const { source } = await getText(trx, id)
  requirePublishable(source)
  await trx
    .updateTable('articles')
    .set({ state: 'published', published_at: publishedAt ?? now, publish_at: null, updated_at: now })
    .where('id', '=', id)
    .execute()
  if (publishedAt !== null) return placeGroup(trx, groupId, now)
  const kind = id === originalId ? 'published' : 'translated'
  await trx
    .insertInto('article_updates')
    .values({ article_id: id, group_id: groupId, kind, editor_id: editorId, created_at: now })
    .execute()
  const helperIds = await listHelpers(trx, id, editorId)
  // Counters shared by everybody who publishes come last, so that nobody waits for them longer than they must.
  await placeGroup(trx, groupId, now)
  await countEdit(trx, { editorId, isMinor: false, now })
  // People who helped to write the draft have contributed now, without having made another edit.
  for (const helperId of helperIds) await countEdit(trx, { editorId: helperId, isMinor: true, now })
}

async function listHelpers(trx: Db, articleId: number, editorId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct editor_id as id from article_revisions
    where article_id = ${articleId} and editor_id <> ${editorId} order by 1`.execute(trx)
  return rows.map(({ id }) => id)
}

export async function unpublish(
  trx: Db,
  { id, groupId }: Pick<ArticleFacts, 'id' | 'groupId'>,
  now: Date,
): Promise<void> {
  await trx.updateTable('articles').set({ state: 'draft', updated_at: now }).where('id', '=', id).execute()
  await placeGroup(trx, groupId, now)
}
