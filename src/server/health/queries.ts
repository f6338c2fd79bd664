import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Throws when the database can't be reached. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Jobs that are due or failed before; an article scheduled for next week is not waiting. */
export async function countWaitingJobs(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('given_up_at', 'is', null)
    .where((job) => job.or([job('run_at', '<=', now), job('attempts', '>', 0)]))
    .executeTakeFirst()
  return row?.count ?? 0
}
