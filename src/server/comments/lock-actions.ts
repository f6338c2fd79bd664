import type { Db } from '../platform/db.ts'
import type { CommentsOf } from './rules.ts'

/** The comments of one object change one after the other: the row of its counters is locked for the transaction. */
export async function lockComments(trx: Db, { objectType, objectId }: CommentsOf): Promise<void> {
  const counters = { object_type: objectType, object_id: objectId }
  const locked = await trx
    .selectFrom('object_counters')
    .select('comments')
    .where((eb) => eb.and(counters))
    .forUpdate()
    .executeTakeFirst()
  if (locked !== undefined) return
  await trx
    .insertInto('object_counters')
    .values(counters)
    .onConflict((conflict) =>
      conflict.columns(['object_type', 'object_id']).doUpdateSet({ object_id: objectId }),
    )
    .execute()
}
