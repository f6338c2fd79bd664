import type { Interval } from '../../contract/market.ts'
import { PAID_PLANS, PLANS, type PaidPlan, type Plan } from '../../contract/plans.ts'

/** The follow-up of everything that may change somebody's plan; its subject is the person. */
export const PLAN_CHANGED = 'plan-changed'

interface Choice {
  plan: PaidPlan
  interval: Interval
}

/**
 * A higher plan begins at once, with what is left of the lower one counted. A lower one, or the same for another
 * interval, begins when what was paid for has ended. Back to what one has is at once: it takes a waiting change back.
 */
export function whenToChange(from: Choice, to: Choice): 'now' | 'period-end' {
  const step = PAID_PLANS.indexOf(to.plan) - PAID_PLANS.indexOf(from.plan)
  return step > 0 || (step === 0 && from.interval === to.interval) ? 'now' : 'period-end'
}

/** The plan above this one. */
export function nextPlan(plan: Plan): PaidPlan | undefined {
  return PAID_PLANS[PLANS.indexOf(plan)]
}

/** Names are the same in all languages. */
export function planName(plan: PaidPlan): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1)
}
