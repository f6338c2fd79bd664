import type { LeavingNote } from '../../contract/leaving.ts'
import type { Db } from '../platform/db.ts'

/** Whoever leaves while their copy is being made could never download it: it is settled first. */
export async function listOpenNotes(db: Db, userId: number): Promise<LeavingNote[]> {
  const open = await db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return open === undefined ? [] : [{ kind: 'export' }]
}
