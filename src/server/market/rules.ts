import type { Interval } from '../../contract/market.ts'
import { PAID_PLANS, type PaidPlan } from '../../contract/plans.ts'

/** The follow-up of everything that may change somebody's plan; its subject is the person. */
export const PLAN_CHANGED = 'plan-changed'

export interface Choice {
  plan: PaidPlan
  interval: Interval
}

/** More is given at once, with what is left of the old counted; less when what was paid for is over. */
export function whenToChange(from: Choice, to: Choice): 'now' | 'period-end' {
  const step = PAID_PLANS.indexOf(to.plan) - PAID_PLANS.indexOf(from.plan)
  if (step !== 0) return step > 0 ? 'now' : 'period-end'
  return from.interval === 'year' && to.interval === 'month' ? 'period-end' : 'now'
}

/** Names are the same in all languages. */
export function planName(plan: PaidPlan): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1)
}
