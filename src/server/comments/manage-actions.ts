import { sql, type RawBuilder } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from './messages.ts'
import type { CommentsOf } from './rules.ts'

/**
 * Locks the comments of one object until the statement or its transaction is committed: they change one after the
 * other. The row is made if there is none yet, and its newest version is the one that counts.
 */
export function lockRules(
  { objectType, objectId }: CommentsOf,
  set: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into comment_rules as r (object_type, object_id) values (${objectType}, ${objectId})
    on conflict (object_type, object_id) do update set ${set} returning 1`
}

/** Pins it, in place of the one that was pinned before. */
export function pin(db: Db, of: CommentsOf, id: number): Promise<void> {
  return transact(db, async (trx) => {
    // Nobody deletes it meanwhile: deleting takes the same lock.
    await lockRules(of, sql`pinned_id = r.pinned_id`).execute(trx)
    const { numAffectedRows } = await sql`
      update comment_rules set pinned_id = ${id} where object_type = ${of.objectType} and object_id = ${of.objectId}
        and exists (select from comments where id = ${id} and state = 'visible')`.execute(trx)
    if (numAffectedRows !== 1n) fail('conflict', messages.pinGone)
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

/** Afterwards no comment is still being written: writing one locks the same row. */
export async function setOpen(db: Db, { objectType, objectId }: CommentsOf, isOpen: boolean): Promise<void> {
  const rule = { is_closed: !isOpen }
  await db
    .insertInto('comment_rules')
    .values({ object_type: objectType, object_id: objectId, ...rule })
    .onConflict((conflict) => conflict.columns(['object_type', 'object_id']).doUpdateSet(rule))
    .execute()
}

export async function eraseCommentRules(trx: Db, objectType: ObjectType, objectIds: number[]): Promise<void> {
  await trx
    .deleteFrom('comment_rules')
    .where('object_type', '=', objectType)
    .where('object_id', 'in', objectIds)
    .execute()
}
