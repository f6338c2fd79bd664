import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Throws when the database can't be reached. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

export async function countWaitingJobs(db: Db): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('given_up_at', 'is', null)
    .executeTakeFirst()
  return row?.count ?? 0
}
