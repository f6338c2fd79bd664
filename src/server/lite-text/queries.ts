import type { Db } from '../platform/db.ts'
import type { Writer } from './writer.ts'

/** What decides how much somebody may write, and whether with links. */
export async function getWriter(db: Db, userId: number): Promise<Writer> {
  const row = await db
    .selectFrom('users')
    .leftJoin('honor_totals', 'honor_totals.user_id', 'users.id')
    .select(['users.created_at as createdAt', 'users.role', 'honor_totals.total as honor'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return { createdAt: row.createdAt, role: row.role, honor: row.honor ?? 0 }
}
