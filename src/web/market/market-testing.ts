import type { MySubscription, OfferedPlan, OfferedPrice, Subscription } from '../../contract/market.ts'
import type { PaidPlan } from '../../contract/plans.ts'
import { SARI } from '../testing/render-app.tsx'

export const PLANS_PATH = '/api/plans'
export const MINE_PATH = '/api/subscription'
export const INVOICES_PATH = '/api/invoices'

const priced = (month: number, year: number, rupiah: number): OfferedPrice[] => [
  { currency: 'USD', interval: 'month', amountMinor: month, canBuy: true },
  { currency: 'USD', interval: 'year', amountMinor: year, canBuy: true },
  { currency: 'IDR', interval: 'month', amountMinor: rupiah, canBuy: true },
]

const offer = (plan: PaidPlan, prices: OfferedPrice[], trialDays = 0): OfferedPlan => ({
  plan,
  prices,
  trialDays,
})

/** As a site that has just been set up answers. */
export const UNPRICED = {
  body: {
    plans: [offer('topaz', []), offer('agate', []), offer('aqua', [])],
    canPay: false,
    isTaxAdded: false,
  },
}

export const PRICED = {
  body: {
    plans: [
      offer('topaz', priced(299, 2990, 4_500_000)),
      offer('agate', priced(599, 5990, 9_000_000)),
      offer('aqua', priced(999, 9990, 14_900_000), 14),
    ],
    canPay: true,
    isTaxAdded: true,
  },
}

/** The same, while no price of Agate, and no yearly one of Aqua, can be bought. */
export const PARTLY_SOLD = {
  body: {
    ...PRICED.body,
    plans: PRICED.body.plans.map(({ plan, prices, trialDays }) =>
      offer(
        plan,
        prices.map((price) => ({
          ...price,
          canBuy: plan === 'topaz' || (plan === 'aqua' && price.interval === 'month'),
        })),
        trialDays,
      ),
    ),
  },
}

export const NOTHING_PAID: MySubscription = { plan: 'free', subscription: null, wanted: [], canTry: true }

export function subscriptionOf(changes: Partial<Subscription> = {}): Subscription {
  return {
    plan: 'agate',
    status: 'active',
    price: { currency: 'USD', interval: 'month', amountMinor: 599 },
    currentPeriodEnd: '2026-12-12T08:00:00.000Z',
    isEnding: false,
    next: null,
    isPaid: true,
    ...changes,
  }
}

export function paying(changes: Partial<Subscription> = {}): MySubscription {
  const subscription = subscriptionOf(changes)
  return { plan: subscription.plan, subscription, wanted: [], canTry: false }
}

export const AGATE_USER = { ...SARI, isFree: false, isAgate: true }
export const AQUA_USER = { ...SARI, isFree: false, isAqua: true }
