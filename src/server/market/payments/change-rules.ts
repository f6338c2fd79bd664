import type { Interval } from '../../../contract/market.ts'
import { PAID_PLANS, type PaidPlan } from '../../../contract/plans.ts'
import type { PlanChange } from './driver.ts'

interface Paid {
  plan: PaidPlan
  interval: Interval
}

/**
 * A higher plan begins at once, with what is left of the lower one counted. A lower one, or the same for another
 * interval, begins when what was paid for has ended. Back to what one has is at once: it takes a waiting change back.
 */
export function whenToChange(from: Paid, to: Paid): PlanChange['when'] {
  const step = PAID_PLANS.indexOf(to.plan) - PAID_PLANS.indexOf(from.plan)
  return step > 0 || (step === 0 && from.interval === to.interval) ? 'now' : 'period-end'
}
