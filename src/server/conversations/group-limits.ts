import { GROUP_MAX } from '../../contract/conversations.ts'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import { PLANS, type Plan } from '../../contract/plans.ts'
import { findPlan, highestPlan, nextPlan, planName } from '../market/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from './messages.ts'

/** A group of so many is everybody's: nobody's plan is looked up for it. */
export const FREE_GROUP = PLAN_LIMITS.free.groupMembers

/** How many people a group may have, by the plan of who started it, themselves included. */
export async function findGroupLimit(db: Db, starterId: number | null, now: Date): Promise<number> {
  return starterId === null ? FREE_GROUP : PLAN_LIMITS[await findPlan(db, starterId, now)].groupMembers
}

/** The same by the plans that are paid for. */
export function groupLimitOf(paid: Plan[]): number {
  return PLAN_LIMITS[highestPlan(paid)].groupMembers
}

/** Says which plan gives more, where one does. */
export function refuseFull(most: number): never {
  const plan = PLANS.find((one) => PLAN_LIMITS[one].groupMembers === most) ?? 'free'
  const next = nextPlan(plan)
  if (next === undefined) return fail('conflict', messages.tooMany, { values: { most: GROUP_MAX } })
  const values = { most, plan: planName(next), more: PLAN_LIMITS[next].groupMembers }
  return fail('plan_required', messages.groupFull, { values })
}
