import { PLANS, type Plan } from '../../contract/plans.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** A failed payment keeps the plan for a week, so that a card can be replaced in peace. */
export const PAST_DUE_GRACE_MS = 7 * DAY_MS

/** The highest plan that is paid for right now; nothing else on the site decides what a person's tier is. */
export async function findPlan(db: Db, userId: number, now: Date): Promise<Plan> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('plan')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where.and([
          where('status', 'in', ['trialing', 'active', 'canceled']),
          where('current_period_end', '>', now),
        ]),
        where.and([
          where('status', '=', 'past_due'),
          where('current_period_end', '>', addMs(now, -PAST_DUE_GRACE_MS)),
        ]),
      ]),
    )
    .execute()
  return PLANS.findLast((plan) => rows.some((row) => row.plan === plan)) ?? 'free'
}
