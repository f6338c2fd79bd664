import { sql } from 'kysely'
import type { RichText } from '../../contract/rich-text.ts'
import type { EraseTraces } from '../content/content-type.ts'
import { eraseTraces } from '../content/erase.ts'
import type { FoundObject } from '../content/objects.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { addAttention, weightOf } from '../reactions/public.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { POINTS } from '../content/ranks.ts'
import { lockComments } from './lock-actions.ts'
import { eraseCommentRules, refuseWhenClosed, unpin } from './manage-actions.ts'
import { messages } from './messages.ts'
import { findComment, type StoredComment } from './queries.ts'
import { threadUnder, type Position } from './rules.ts'

export interface NewComment {
  object: FoundObject
  authorId: number
  /** The comment it answers; none for a comment of the first level. */
  parentId: number | undefined
  source: string
  nodes: RichText
  now: Date
}

export function insertComment(db: Db, comment: NewComment): Promise<number> {
  const { object, authorId, parentId } = comment
  return transact(db, async (trx) => {
    await lockComments(trx, object)
    // Asked again under the lock, where nobody can turn them off in between.
    await refuseWhenClosed(trx, object)
    const parent = parentId === undefined ? null : await getParent(trx, object, parentId)
    const position = threadUnder(parent)
    const id = await insertRow(trx, comment, position)
    await count(trx, object, { id, authorId, ...position }, 1)
    return id
  })
}

async function getParent(trx: Db, { objectType, objectId }: FoundObject, id: number): Promise<StoredComment> {
  const parent = await findComment(trx, id)
  const isHere = parent?.objectType === objectType && parent.objectId === objectId
  if (parent === undefined || !isHere || parent.state !== 'visible')
    return fail('not_found', messages.parentGone)
  return parent
}

async function insertRow(trx: Db, made: NewComment, { parentId, rootId, level }: Position): Promise<number> {
  const { object, authorId, source, nodes, now } = made
  // The first of a thread is its own root, so its id is drawn before the row is inserted.
  const { rows } = await sql<{ id: number }>`
    with next as (select nextval(pg_get_serial_sequence('comments', 'id')) as id)
    insert into comments (object_type, object_id, id, parent_id, root_id, level, author_id, source, nodes,
      renderer_version, created_at)
    overriding system value
    select ${object.objectType}, ${object.objectId}, next.id, ${parentId}::bigint,
      coalesce(${rootId}::bigint, next.id), ${level}, ${authorId}, ${source}, ${JSON.stringify(nodes)},
      ${RENDERER_VERSION}, ${now} from next
    returning id`.execute(trx)
  const row = rows[0]
  if (row === undefined) throw new Error('The comment was not written')
  return row.id
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
 * Hides it, which also unpins it, or shows it again. The second of two callers finds it done, and
 * nothing is counted twice.
 */
export function changeState(
  db: Db,
  object: FoundObject,
  comment: StoredComment,
  change: { from: string; to: string; now: Date },
): Promise<void> {
  const isShown = change.to === 'visible'
  return transact(db, async (trx) => {
    await lockComments(trx, object)
    const { numUpdatedRows } = await trx
      .updateTable('comments')
      .set({ state: change.to, deleted_at: isShown ? null : change.now })
      .where('id', '=', comment.id)
      .where('state', '=', change.from)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return
    await count(trx, object, comment, isShown ? 1 : -1)
    if (!isShown) await unpin(trx, object, comment.id)
  })
}

type Counted = Position & Pick<StoredComment, 'id' | 'authorId'>

/** What one visible comment more or less changes: the total, those it stands under, and the attention. */
async function count(trx: Db, object: FoundObject, comment: Counted, change: 1 | -1): Promise<void> {
  await trx
    .updateTable('object_counters')
    .set((eb) => ({ comments: eb('comments', '+', change) }))
    .where('object_type', '=', object.objectType)
    .where('object_id', '=', object.objectId)
    .execute()
  const above = [comment.parentId, comment.rootId].filter((id) => id !== null && id !== comment.id)
  if (above.length > 0)
    await trx
      .updateTable('comments')
      .set((eb) => ({ replies: eb('replies', '+', change) }))
      .where('id', 'in', above)
      .execute()
  await countAttention(trx, object, comment, change)
}

/**
 * Each person counts once however much they say, the author not at all. Their weight is the one they had when they
 * first commented here, so that what their last comment takes away is exactly what the first one gave.
 */
async function countAttention(
  trx: Db,
  { objectType, objectId, authorId: owner }: FoundObject,
  { id, authorId }: Counted,
  change: 1 | -1,
): Promise<void> {
  if (authorId === null || authorId === owner) return
  const { others, firstAt } = await trx
    .selectFrom('comments')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'visible').filterWhere('id', '<>', id).as('others'),
      eb.fn.min('created_at').as('firstAt'),
    ])
    .where((eb) => eb.and({ object_type: objectType, object_id: objectId, author_id: authorId }))
    .executeTakeFirstOrThrow()
  if (others > 0) return
  await addAttention(
    trx,
    objectType,
    objectId,
    change * POINTS.comment * (await weightOf(trx, authorId, firstAt)),
  )
}

/** Changes the number of likes in the row itself, since the best are sorted by it. */
export async function countLikes(trx: Db, id: number, change: number): Promise<number> {
  const row = await trx
    .updateTable('comments')
    .set((eb) => ({ likes: eb('likes', '+', change) }))
    .where('id', '=', id)
    .returning('likes')
    .executeTakeFirst()
  return row?.likes ?? fail('not_found', common.notFound)
}

const FORGOTTEN_AT_ONCE = 10_000

/** Erases the comments of erased objects, with the reactions to them and the rules about them. */
export const eraseComments: EraseTraces = async (site, trx, objectType, objectIds) => {
  await eraseCommentRules(trx, objectType, objectIds)
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
