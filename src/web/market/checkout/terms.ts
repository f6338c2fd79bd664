import type { MySubscription, OfferedPlan, Price } from '../../../contract/market.ts'
import type { PaidPlan } from '../../../contract/plans.ts'
import { rankOf, runningOf } from '../cards/plan-act.ts'
import { renewalAfter } from './renewal.ts'

const DAY_MS = 86_400_000

export type ReviewAct = 'pay' | 'upgrade' | 'downgrade' | 'interval'

interface Terms {
  act: ReviewAct
  amountMinor: number
  trialDays: number
  /** What is paid today: all of the price, nothing, or the words for what is left of it. */
  due: 'whole' | 'nothingToday' | 'difference' | 'atMost' | 'lessRest'
  /** The most that it can be. */
  dueMinor: number
  /** It begins at `at`, instead of being renewed then. */
  isLater: boolean
  at: string
}

/** What a choice costs today, and when it begins or renews: as the provider counts it. */
export function termsOf(
  plan: PaidPlan,
  price: Price,
  plans: readonly OfferedPlan[],
  mine: MySubscription | undefined,
  now: Date,
): Terms {
  const { interval, amountMinor } = price
  const running = runningOf(mine?.subscription)
  const triedDays = (of: PaidPlan) => plans.find((it) => it.plan === of)?.trialDays ?? 0
  const whole = {
    amountMinor,
    trialDays: 0,
    due: 'whole' as const,
    dueMinor: amountMinor,
    isLater: false,
    at: renewalAfter(now, interval, 0),
  }
  if (running === null) {
    const trialDays = mine?.canTry === false ? 0 : triedDays(plan)
    if (trialDays === 0) return { ...whole, act: 'pay' }
    return {
      ...whole,
      act: 'pay',
      trialDays,
      due: 'nothingToday',
      at: renewalAfter(now, interval, trialDays),
    }
  }
  const { plan: own, status, price: paid, currentPeriodEnd } = running
  if (rankOf(plan) <= rankOf(own)) {
    const act = plan === own ? 'interval' : 'downgrade'
    return { ...whole, act, due: 'nothingToday', isLater: true, at: currentPeriodEnd }
  }
  const act = 'upgrade'
  if (status === 'trialing') {
    // No more of a trial stays than the plan that is chosen gives.
    const lost = Math.max(0, triedDays(own) - triedDays(plan)) * DAY_MS
    const end = new Date(Date.parse(currentPeriodEnd) - lost)
    const isFree = triedDays(plan) > 0 && end > now
    return isFree ? { ...whole, act, due: 'nothingToday', at: end.toISOString() } : { ...whole, act }
  }
  // Another interval begins a period of its own.
  if (paid?.interval !== interval) return { ...whole, act, due: 'lessRest' }
  const dueMinor = amountMinor - paid.amountMinor
  return { ...whole, act, due: dueMinor > 0 ? 'atMost' : 'difference', dueMinor, at: currentPeriodEnd }
}
