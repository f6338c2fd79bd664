import { PAID_PLANS, PLANS, type PaidPlan, type Plan } from '../../contract/plans.ts'

/** The follow-up of everything that may change somebody's plan; its subject is the person. */
export const PLAN_CHANGED = 'plan-changed'

/** The plan above this one. */
export function nextPlan(plan: Plan): PaidPlan | undefined {
  return PAID_PLANS[PLANS.indexOf(plan)]
}

/** Names are the same in all languages. */
export function planName(plan: PaidPlan): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1)
}
