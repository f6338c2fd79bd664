import { sql, type RawBuilder } from 'kysely'
import type { RichText } from '../../contract/rich-text.ts'
import type { EraseTraces } from '../content/content-type.ts'
import { eraseTraces } from '../content/erase.ts'
import { rankSubject, rerankRow } from '../content/queue-rerank.ts'
import type { Db } from '../platform/db.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { POINTS } from '../content/ranks.ts'
import { eraseCommentRules, lockRules } from './manage-actions.ts'
import { notifyRows } from './notify-queries.ts'
import type { StoredComment } from './queries.ts'
import type { CommentsOf, Position } from './rules.ts'

/** False when it was deleted in the meantime. */
export async function updateText(
  db: Db,
  id: number,
  text: { source: string; nodes: RichText; editedAt: Date | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with changed as (
      update comments set source = ${text.source}, nodes = ${JSON.stringify(text.nodes)}::jsonb,
        renderer_version = ${RENDERER_VERSION}::int2, edited_at = ${text.editedAt}::timestamptz
      where id = ${id} and state = 'visible' returning id)
    ${notifyRows()} from changed`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Hides it, which also unpins it, or shows it again, in one statement. The second of two callers finds it done (false),
 * and nothing is counted twice. Each person draws attention once however much they say: with their first, until their last.
 */
export async function changeState(
  db: Db,
  object: CommentsOf,
  comment: StoredComment,
  { from, to, now, isByGuild = false }: { from: string; to: string; now: Date; isByGuild?: boolean },
): Promise<boolean> {
  const { objectType, objectId } = object
  const isShown = to === 'visible'
  const change = isShown ? 1 : -1
  const pinned = isShown ? sql`r.pinned_id` : sql`nullif(r.pinned_id, ${comment.id})`
  const { numAffectedRows } = await sql`
    with locked as (${lockRules(object, sql`pinned_id = ${pinned}`)}),
    changed as (
      update comments set state = ${to}, deleted_at = ${isShown ? null : now}::timestamptz,
        is_removed_by_guild = ${isByGuild}
      where id = ${comment.id} and state = ${from} and not is_hidden_before and exists (select from locked)
      returning id, author_id),
    commenter as (
      update commenters c set comments = c.comments + ${change}::int from changed
      where object_type = ${objectType} and object_id = ${objectId} and user_id = changed.author_id
      returning case c.comments when ${isShown ? 1 : 0}::int then weight else 0 end as weight),
    above as (${countReplies(idsAbove(comment), sql`${change}::int`, sql`changed`)}),
    queued as (${rerankRow(rankSubject(objectType, objectId))} from commenter where weight <> 0),
    told as (${notifyRows()} from changed)
    update object_counters c set comments = c.comments + ${change}::int,
      attention = attention + ${change * POINTS.comment}::float8 * coalesce((select weight from commenter), 0)
    from changed where object_type = ${objectType} and object_id = ${objectId}`.execute(db)
  return numAffectedRows === 1n
}

/** Counts one reply more or less in those that a comment stands under, if there is a row in `condition`. */
export function countReplies(
  above: number[],
  change: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    update comments set replies = replies + ${change}
    where id = any(${above}::int8[]) and exists (select from ${condition})`
}

export function idsAbove({
  parentId,
  rootId,
  id,
}: Pick<Position, 'parentId' | 'rootId'> & { id?: number }): number[] {
  return [parentId, rootId].filter((one): one is number => one !== null && one !== id)
}

/** Changes the number of likes in the row itself, since the best are sorted by it. */
export function countLikes(id: number, change: RawBuilder<number>): RawBuilder<{ count: number }> {
  return sql`update comments set likes = likes + ${change} where id = ${id} returning likes as count`
}

const FORGOTTEN_AT_ONCE = 10_000

/** Erases the comments of erased objects, with the reactions to them and the rules about them. */
export const eraseComments: EraseTraces = async (site, trx, objectType, objectIds) => {
  await eraseCommentRules(trx, objectType, objectIds)
  await trx
    .deleteFrom('commenters')
    .where('object_type', '=', objectType)
    .where('object_id', 'in', objectIds)
    .execute()
  const gone = await trx
    .deleteFrom('comments')
    .where('object_type', '=', objectType)
    .where('object_id', 'in', objectIds)
    .returning('id')
    .execute()
  // In batches: a statement takes 65,535 values at most.
  for (let from = 0; from < gone.length; from += FORGOTTEN_AT_ONCE) {
    const ids = gone.slice(from, from + FORGOTTEN_AT_ONCE).map(({ id }) => id)
    await eraseTraces(site, trx, 'comment', ids)
  }
}
