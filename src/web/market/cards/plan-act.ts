import type { Interval, OfferedPlan, OfferedPrice, Price, Subscription } from '../../../contract/market.ts'
import { PLANS, type PaidPlan, type Plan } from '../../../contract/plans.ts'
import type { Choice } from '../prices.ts'

/** What the one button of a plan's card does for this reader. */
export type PlanAct = 'current' | 'manage' | 'notify' | 'choose' | 'upgrade' | 'downgrade' | Interval | 'none'

export const rankOf = (plan: Plan): number => PLANS.indexOf(plan)

/** Paid for and going on: a change is made of it, instead of a second one. */
export function runningOf(subscription: Subscription | null | undefined): Subscription | null {
  if (!subscription?.isPaid) return null
  return ['trialing', 'active', 'past_due'].includes(subscription.status) ? subscription : null
}

interface Standing {
  current: Plan
  subscription: Subscription | null
}

export function actOf(
  plan: Plan,
  offer: OfferedPlan | undefined,
  choice: Choice,
  standing: Standing,
): PlanAct {
  const { current, subscription } = standing
  if (plan === 'free') return current === 'free' ? 'current' : 'manage'
  const running = runningOf(subscription)
  const price = exactPrice(offer, choice)
  if (plan === current) {
    const isOther = running?.price != null && running.price.interval !== choice.interval
    return isOther && price?.canBuy === true && canChange(running) ? choice.interval : 'current'
  }
  const isHigher = rankOf(plan) > rankOf(current)
  if (offer?.prices.some(({ canBuy }) => canBuy) !== true) return isHigher ? 'notify' : 'none'
  if (price?.canBuy !== true) return 'none'
  if (running === null) return isHigher ? 'choose' : 'none'
  if (isHigher) return running.status === 'past_due' ? 'none' : 'upgrade'
  return canChange(running) && running.next?.plan !== plan ? 'downgrade' : 'none'
}

/** What is owed is paid first, and what ends is resumed first. */
function canChange({ status, isEnding }: Subscription): boolean {
  return status !== 'past_due' && !isEnding
}

function exactPrice(
  offer: OfferedPlan | undefined,
  { interval, currency }: Choice,
): OfferedPrice | undefined {
  return offer?.prices.find((it) => it.interval === interval && it.currency === currency)
}

/** A price of another interval or currency is bought as what it is. */
export function choiceFor(offer: OfferedPlan | undefined, price: Price | undefined, choice: Choice): Choice {
  return price === undefined || exactPrice(offer, choice) !== undefined
    ? choice
    : { interval: price.interval, currency: price.currency }
}

export interface Wanted extends Choice {
  plan: PaidPlan
}
