import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'

export async function getAccountTime(db: Db, userId: number): Promise<Date> {
  const row = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.created_at
}

/** Reports die with what they were about. */
export async function forgetReports(trx: Db, objectType: ObjectType, objectIds: number[]): Promise<void> {
  if (objectIds.length === 0) return
  await trx
    .deleteFrom('reports')
    .where('object_type', '=', objectType)
    .where('object_id', 'in', objectIds)
    .execute()
}
