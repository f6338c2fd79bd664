import { sql } from 'kysely'
import type { PaidPlan } from '../../contract/plans.ts'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { PLAN_PRICED } from './notify-queries.ts'

const AT_ONCE = 500

export interface Want {
  userId: number
  plan: PaidPlan
  isWanted: boolean
  now: Date
}

/** Kept once, however often it is said. The answer is every plan that they wait for. */
export async function setWanted(db: Db, { userId, plan, isWanted, now }: Want): Promise<PaidPlan[]> {
  const { rows } = await sql<{ plan: PaidPlan }>`
    with said as (${
      isWanted
        ? sql`insert into wanted_plans (plan, user_id, created_at) values (${plan}, ${userId}, ${now})
            on conflict do nothing`
        : sql`delete from wanted_plans where plan = ${plan} and user_id = ${userId}`
    })
    select plan from wanted_plans where user_id = ${userId} and plan <> ${plan}
    union all select ${plan}::text where ${isWanted}
    order by plan`.execute(db)
  return rows.map((row) => row.plan)
}

/** Everybody who waits for a plan is told and forgotten; what breaks off goes on where it was. */
export async function tellWaiting(db: Db, plan: PaidPlan, now: Date): Promise<number> {
  for (let told = 0; ;) {
    const some = await transact(db, async (trx) => {
      const { rows } = await sql<{ userId: number }>`
        delete from wanted_plans where plan = ${plan} and user_id in (
          select user_id from wanted_plans where plan = ${plan} order by user_id limit ${AT_ONCE})
        returning user_id as "userId"`.execute(trx)
      const subjects = rows.map(({ userId }) => `${userId} ${plan} ${now.getTime()}`)
      await appendFollowUps(trx, PLAN_PRICED, subjects)
      return rows.length
    })
    told += some
    if (some < AT_ONCE) return told
  }
}

/** Which plans somebody waits for that can be bought by now: their seller was not there when the price was set. */
export async function listWaitedFor(db: Db): Promise<PaidPlan[]> {
  const { rows } = await sql<{ plan: PaidPlan }>`
    select distinct plan from plan_prices p where provider_id is not null
      and plan not in (select plan from hidden_plans)
      and exists (select from wanted_plans w where w.plan = p.plan)`.execute(db)
  return rows.map(({ plan }) => plan)
}
