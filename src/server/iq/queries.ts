import type { Db } from '../platform/db.ts'

export async function findIqScore(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('iq_results')
    .select('score')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.score ?? null
}
