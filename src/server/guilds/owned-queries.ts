import { sql } from 'kysely'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import type { Plan } from '../../contract/plans.ts'
import { highestPlan, paidAt, paidPlans } from '../market/public.ts'
import type { Db } from '../platform/db.ts'

/** How many more guilds somebody may own by their plan. Deleted ones do not count, so a restore is asked too. */
export async function countMayOwn(db: Db, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ paid: Plan[]; owned: number }>`
    select ${paidPlans(sql`${userId}::int8`, paidAt(now))} as paid,
      (select count(*) from visible_guilds where owner_id = ${userId}) as owned`.execute(db)
  const [row] = rows
  return row === undefined ? 0 : Math.max(0, PLAN_LIMITS[highestPlan(row.paid)].guildsOwned - row.owned)
}

/** The same for good: until the transaction ends nothing else makes them the owner of a guild. After `lockGuild`. */
export async function lockMayOwn(trx: Db, userId: number, now: Date): Promise<number> {
  await sql`select from users where id = ${userId} for no key update`.execute(trx)
  return countMayOwn(trx, userId, now)
}
