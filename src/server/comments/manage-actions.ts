import type { ObjectType } from '../../contract/objects.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { lockComments } from './lock-actions.ts'
import { messages } from './messages.ts'
import { findComment } from './queries.ts'
import type { CommentsOf } from './rules.ts'
import { getCommentRules } from './manage-queries.ts'

/** Pins it, in place of the one that was pinned before. */
export function pin(db: Db, of: CommentsOf, id: number): Promise<void> {
  return transact(db, async (trx) => {
    // Nobody deletes it meanwhile: deleting takes the same lock.
    await lockComments(trx, of)
    const comment = await findComment(trx, id)
    if (comment?.state !== 'visible') return fail('conflict', messages.pinGone)
    await saveRules(trx, of, { pinned_id: id })
  })
}

/** Does nothing if it is not the pinned one. */
export async function unpin(db: Db, { objectType, objectId }: CommentsOf, id: number): Promise<void> {
  await db
    .updateTable('comment_rules')
    .set({ pinned_id: null })
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('pinned_id', '=', id)
    .execute()
}

/** Afterwards no comment is still being written: writing one takes the same lock. */
export function setOpen(db: Db, of: CommentsOf, isOpen: boolean): Promise<void> {
  return transact(db, async (trx) => {
    await lockComments(trx, of)
    await saveRules(trx, of, { is_closed: !isOpen })
  })
}

async function saveRules(
  trx: Db,
  { objectType, objectId }: CommentsOf,
  rule: { is_closed: boolean } | { pinned_id: number },
): Promise<void> {
  await trx
    .insertInto('comment_rules')
    .values({ object_type: objectType, object_id: objectId, ...rule })
    .onConflict((conflict) => conflict.columns(['object_type', 'object_id']).doUpdateSet(rule))
    .execute()
}

export async function refuseWhenClosed(db: Db, of: CommentsOf): Promise<void> {
  const { isOpen } = await getCommentRules(db, of)
  if (!isOpen) fail('not_allowed', messages.closed)
}

export async function eraseCommentRules(trx: Db, objectType: ObjectType, objectIds: number[]): Promise<void> {
  await trx
    .deleteFrom('comment_rules')
    .where('object_type', '=', objectType)
    .where('object_id', 'in', objectIds)
    .execute()
}
