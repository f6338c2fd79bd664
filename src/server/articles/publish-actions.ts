import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { countEdit } from '../stats/public.ts'
import { NOTIFY_ARTICLE } from './notify-queries.ts'
import { placeGroup } from './place-actions.ts'
import { requirePublishable } from './content.ts'
import { TRANSLATED } from './telling/notify-queries.ts'
import type { ArticleFacts } from './queries.ts'

/** Makes a draft public. An article that comes back keeps its date and is not announced again. */
export async function publish(
  trx: Db,
  article: Pick<ArticleFacts, 'id' | 'groupId' | 'originalId' | 'publishedAt'>,
  editorId: number,
  now: Date,
): Promise<void> {
  const { id, groupId, originalId, publishedAt } = article
  const isNew = publishedAt === null
  const kind = id === originalId ? 'published' : 'translated'
  const told = isNew && kind === 'translated' ? [NOTIFY_ARTICLE, TRANSLATED] : [NOTIFY_ARTICLE]
  const { rows } = await sql<{ source: string; helperIds: number[] }>`
    with published as (
      update articles set state = 'published', published_at = ${publishedAt ?? now}::timestamptz, publish_at = null,
        updated_at = ${now}
      where id = ${id} returning source),
    news as (
      insert into article_updates (article_id, group_id, kind, editor_id, created_at)
      select ${id}::int8, ${groupId}::int8, ${kind}, ${editorId}::int8, ${now}::timestamptz
      from published where ${isNew}::bool),
    told as (insert into follow_ups (kind, subject) select unnest(${told}::text[]), ${String(id)} from published)
    select source, (
      select coalesce(json_agg(distinct editor_id), '[]') from article_revisions
      where article_id = ${id} and editor_id <> ${editorId}) as "helperIds"
    from published`.execute(trx)
  const { source, helperIds } = rows[0] ?? fail('not_found', common.notFound)
  requirePublishable(source)
  if (!isNew) return placeGroup(trx, groupId, now)
  // Counters shared by everybody who publishes come last, so that nobody waits for them longer than they must.
  await placeGroup(trx, groupId, now)
  await countEdit(trx, { editorId, isMinor: false, now })
  // People who helped to write the draft have contributed now, without having made another edit.
  for (const helperId of helperIds) await countEdit(trx, { editorId: helperId, isMinor: true, now })
}

export async function unpublish(
  trx: Db,
  { id, groupId }: Pick<ArticleFacts, 'id' | 'groupId'>,
  now: Date,
): Promise<void> {
  await trx.updateTable('articles').set({ state: 'draft', updated_at: now }).where('id', '=', id).execute()
  await placeGroup(trx, groupId, now)
}
