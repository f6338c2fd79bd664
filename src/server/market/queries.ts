import { sql, type RawBuilder } from 'kysely'
import { GRACE_DAYS } from '../../contract/plan-limits.ts'
import { PLANS, type Plan } from '../../contract/plans.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** The provider of what the operator gave. */
export const MANUAL = 'manual'

export const PAST_DUE_GRACE_MS = GRACE_DAYS * DAY_MS
/**
 * So long a renewal may stay unheard of: nobody who pays is on Free because the provider, or the way from it, is out of
 * order. The provider is asked every hour; what it has not said by then is no renewal.
 */
const RENEWAL_MS = 3 * DAY_MS

/** The plans that a person has paid for right now, as a part of a statement. */
export function paidPlans(
  userId: RawBuilder<unknown>,
  { now, graceFrom, renewedFrom }: PaidAt,
): RawBuilder<Plan[]> {
  return sql<Plan[]>`array(
    select plan from subscriptions where user_id = ${userId} and (
      status in ('trialing', 'active', 'canceled') and current_period_end > ${now}
      or status in ('trialing', 'active') and not is_ending and provider <> ${MANUAL} and current_period_end > ${renewedFrom}
      or status = 'past_due' and current_period_end > ${graceFrom}))`
}

export interface PaidAt {
  now: Date
  /** Plans that ended later than this are still in their week of grace. */
  graceFrom: Date
  /** What the provider renews and ended later than this may be renewed already: it has not said so yet. */
  renewedFrom: Date
}

export function paidAt(now: Date): PaidAt {
  return { now, graceFrom: addMs(now, -PAST_DUE_GRACE_MS), renewedFrom: addMs(now, -RENEWAL_MS) }
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
