import { sql, type RawBuilder } from 'kysely'
import { GRACE_DAYS } from '../../contract/market.ts'
import { PLANS, type Plan } from '../../contract/plans.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

export const PAST_DUE_GRACE_MS = GRACE_DAYS * DAY_MS

/** The plans that a person has paid for right now, as a part of a statement. */
export function paidPlans(userId: RawBuilder<unknown>, { now, graceFrom }: PaidAt): RawBuilder<Plan[]> {
  return sql<Plan[]>`array(
    select plan from subscriptions where user_id = ${userId} and (
      status in ('trialing', 'active', 'canceled') and current_period_end > ${now}
      or status = 'past_due' and current_period_end > ${graceFrom}))`
}

export interface PaidAt {
  now: Date
  /** Plans that ended later than this are still in their week of grace. */
  graceFrom: Date
}

export function paidAt(now: Date): PaidAt {
  return { now, graceFrom: addMs(now, -PAST_DUE_GRACE_MS) }
}

/** The highest of them; nothing else on the site decides what a person's tier is. */
export function highestPlan(paid: Plan[]): Plan {
  return PLANS.findLast((plan) => paid.includes(plan)) ?? 'free'
}

export async function findPlan(db: Db, userId: number, now: Date): Promise<Plan> {
  const { rows } = await sql<{
    paid: Plan[]
  }>`select ${paidPlans(sql`${userId}`, paidAt(now))} as paid`.execute(db)
  return highestPlan(rows[0]?.paid ?? [])
}
