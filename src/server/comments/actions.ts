import { sql, type RawBuilder } from 'kysely'
import type { RichText } from '../../contract/rich-text.ts'
import type { EraseTraces } from '../content/content-type.ts'
import { eraseTraces } from '../content/erase.ts'
import type { FoundObject } from '../content/objects.ts'
import { rerankRow } from '../content/queue-rerank.ts'
import type { Db } from '../platform/db.ts'
import { weightOfUser } from '../reactions/public.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { POINTS } from '../content/ranks.ts'
import type { CommentRow } from './comment-of.ts'
import { eraseCommentRules, lockRules } from './manage-actions.ts'
import type { StoredComment } from './queries.ts'
import { threadUnder, type Parent, type Position } from './rules.ts'

export interface NewComment {
  object: FoundObject
  authorId: number
  /** The comment it answers; null for a comment of the first level. */
  parent: Parent | null
  source: string
  nodes: RichText
  now: Date
}

/**
 * Writes it with everything that one comment more changes, in one statement: one round trip and one commit. The rules of
 * its object are locked first, so nobody turns comments off in between, and the comment it answers is looked at again.
 * Undefined when it is too late for it.
 */
export async function insertComment(db: Db, comment: NewComment): Promise<CommentRow | undefined> {
  const { object, authorId, parent, source, nodes, now } = comment
  const { objectType, objectId } = object
  const { parentId, rootId, level } = threadUnder(parent)
  const stillThere =
    parent === null
      ? sql`from open`
      : sql`from comments where id = ${parent.id} and state = 'visible' and exists (select from open) for update`
  const { rows } = await sql<
    Pick<CommentRow, 'id' | 'firstName' | 'lastName' | 'alias' | 'profileUrl' | 'honor'>
  >`
    with open as (${lockRules(object, sql`is_closed = r.is_closed where not r.is_closed`)}),
    allowed as (select ${stillThere}),
    commenter as (
      insert into commenters as c (object_type, object_id, user_id, weight, comments)
      select ${objectType}, ${objectId}, users.id,
        case when users.id = ${object.authorId}::int8 then 0 else ${weightOfUser(now)} end, 1
      from users, allowed where users.id = ${authorId}
      on conflict (object_type, object_id, user_id) do update set comments = c.comments + 1
      returning comments, case comments when 1 then weight else 0 end as weight),
    next as (select nextval(pg_get_serial_sequence('comments', 'id')) as id from commenter),
    made as (
      insert into comments (object_type, object_id, id, parent_id, root_id, level, author_id, source, nodes,
        renderer_version, created_at)
      overriding system value
      select ${objectType}, ${objectId}, next.id, ${parentId}::int8, coalesce(${rootId}::int8, next.id), ${level},
        ${authorId}, ${source}, ${JSON.stringify(nodes)}::jsonb, ${RENDERER_VERSION}, ${now} from next
      returning id),
    above as (${countReplies({ parentId, rootId }, 1, sql`commenter`)}),
    counted as (
      insert into object_counters as c (object_type, object_id, comments, attention)
      select ${objectType}, ${objectId}, 1, ${POINTS.comment}::float8 * weight from commenter
      on conflict (object_type, object_id) do update set
        comments = c.comments + 1, attention = c.attention + excluded.attention),
    queued as (${rerankRow(objectType, objectId)} from commenter where weight <> 0)
    select made.id, first_name as "firstName", last_name as "lastName", alias_name as alias,
      profile_image_url as "profileUrl", honor_totals.total as honor
    from made, users left join honor_totals on honor_totals.user_id = users.id where users.id = ${authorId}`.execute(
    db,
  )
  const row = rows[0]
  if (row === undefined) return undefined
  const place = { parentId, rootId: rootId ?? row.id, level, state: 'visible', authorId }
  const isNew = { likes: 0, replies: 0, liked: false, createdAt: now, editedAt: null }
  return { ...row, ...place, ...isNew, source, nodes }
}

/** False when it was deleted in the meantime. */
export async function updateText(
  db: Db,
  id: number,
  text: { source: string; nodes: RichText; editedAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({
      source: text.source,
      nodes: JSON.stringify(text.nodes),
      renderer_version: RENDERER_VERSION,
      edited_at: text.editedAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'visible')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Hides it, which also unpins it, or shows it again, in one statement. The second of two callers finds it done, and
 * nothing is counted twice. Each person draws attention once however much they say: with their first, until their last.
 */
export async function changeState(
  db: Db,
  object: FoundObject,
  comment: StoredComment,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const { objectType, objectId } = object
  const isShown = to === 'visible'
  const change = isShown ? 1 : -1
  const pinned = isShown ? sql`r.pinned_id` : sql`nullif(r.pinned_id, ${comment.id})`
  await sql`
    with locked as (${lockRules(object, sql`pinned_id = ${pinned}`)}),
    changed as (
      update comments set state = ${to}, deleted_at = ${isShown ? null : now}::timestamptz
      where id = ${comment.id} and state = ${from} and exists (select from locked)
      returning author_id),
    commenter as (
      update commenters c set comments = c.comments + ${change}::int from changed
      where object_type = ${objectType} and object_id = ${objectId} and user_id = changed.author_id
      returning case c.comments when ${isShown ? 1 : 0}::int then weight else 0 end as weight),
    above as (${countReplies(comment, change, sql`changed`)}),
    queued as (${rerankRow(objectType, objectId)} from commenter where weight <> 0)
    update object_counters c set comments = c.comments + ${change}::int,
      attention = attention + ${change * POINTS.comment}::float8 * coalesce((select weight from commenter), 0)
    from changed where object_type = ${objectType} and object_id = ${objectId}`.execute(db)
}

/** Counts one reply more or less in those that a comment stands under, if there is a row in `condition`. */
function countReplies(
  { parentId, rootId, id }: Pick<Position, 'parentId' | 'rootId'> & { id?: number },
  change: 1 | -1,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const above = [parentId, rootId].filter((one) => one !== null && one !== id)
  return sql`
    update comments set replies = replies + ${change}::int
    where id = any(${above}::int8[]) and exists (select from ${condition})`
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
