import { sql } from 'kysely'
import { DAY_MS } from '../platform/clock.ts'
import type { TestApp } from './test-app.ts'

/** As much Honor as a test needs, whatever the ledger says. */
export async function setHonor(app: TestApp, userId: number, total: number): Promise<void> {
  await app.db
    .insertInto('honor_totals')
    .values({ user_id: userId, total })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ total }))
    .execute()
}

/** Everybody has been here for some days and has earned enough to be new no longer. */
export async function settleIn(app: TestApp): Promise<void> {
  app.clock.advance(4 * DAY_MS)
  await sql`insert into honor_totals (user_id, total) select id, 20 from users
    on conflict (user_id) do update set total = greatest(honor_totals.total, 20)`.execute(app.db)
}
