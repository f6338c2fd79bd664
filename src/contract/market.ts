import * as z from 'zod/mini'
import { Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { PAID_PLANS, PLANS } from './plans.ts'

export const INTERVALS = ['month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]

/** Of those we know how to write; an operator sets prices in any of them. */
export const CURRENCIES = ['IDR', 'MYR', 'SGD', 'USD', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

/** How long a browser asks whether a payment was confirmed. */
export const CONFIRM_MS = 60_000

const PaidPlan = z.enum(PAID_PLANS)
const IntervalName = z.enum(INTERVALS)
const CurrencyCode = z.enum(CURRENCIES)

/** In the smallest unit of its currency, as ISO 4217 counts them (IDR too has two digits at the payment provider). */
export const Price = z.object({
  currency: CurrencyCode,
  interval: IntervalName,
  amountMinor: z.number(),
})
export type Price = z.infer<typeof Price>

export const OfferedPrice = z.extend(Price, {
  /** Whether it can be bought here now; else it is only shown. */
  canBuy: z.boolean(),
})
export type OfferedPrice = z.infer<typeof OfferedPrice>

export const OfferedPlan = z.object({
  plan: PaidPlan,
  /** None: the price is to be announced. Never 0. */
  prices: z.array(OfferedPrice),
  trialDays: z.number(),
})
export type OfferedPlan = z.infer<typeof OfferedPlan>

/** The same for everybody. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  access: 'public',
  response: z.object({
    plans: z.array(OfferedPlan),
    /** Whether plans can be bought here at all. */
    canPay: z.boolean(),
    /** Whether the provider adds tax to the prices; else they are what is paid. */
    isTaxAdded: z.boolean(),
  }),
})

export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'canceled', 'expired'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** What somebody pays for, or was given. */
export const Subscription = z.object({
  plan: PaidPlan,
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Null for one that the operator gave. */
  price: z.nullable(Price),
  currentPeriodEnd: Time,
  /** It ends then, and is not renewed. */
  isEnding: z.boolean(),
  /** A lower plan or another interval begins at the end of this period. */
  next: z.nullable(z.object({ plan: PaidPlan, interval: IntervalName })),
  /** Whether its cards and invoices are kept by a payment provider. */
  isPaid: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

export const MySubscription = z.object({
  plan: z.enum(PLANS),
  subscription: z.nullable(Subscription),
  /** The plans whose price they want to hear of. */
  wanted: z.array(PaidPlan),
  /** Nobody tries twice. */
  canTry: z.boolean(),
})
export type MySubscription = z.infer<typeof MySubscription>

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'member',
  response: MySubscription,
})

/** "Notify me": kept once, for as long as the plan can't be bought. */
export const wantPlan = endpoint({
  method: 'POST',
  path: '/api/plans/wanted',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({ plan: PaidPlan, isWanted: z.boolean() }),
  response: z.object({ wanted: z.array(PaidPlan) }),
})

/** Where the browser goes next: a page of the payment provider. */
const Elsewhere = z.object({ redirectUrl: z.string() })

/** The price is the server's; a body that names one is refused. */
export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({ plan: PaidPlan, interval: IntervalName, currency: CurrencyCode }),
  response: Elsewhere,
})

/** Of a plan that is paid for: a higher one at once, with what is left counted; a lower one when the period ends. */
export const changeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/change',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({ plan: PaidPlan, interval: IntervalName }),
  response: MySubscription,
})

/** Not renewed any more; the plan stays to the end of its period. False takes it back. */
export const endSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/end',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({ isEnding: z.boolean() }),
  response: MySubscription,
})

/** Cards, addresses and invoices at the provider. */
export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/billing/portal',
  access: 'member',
  isRepeatable: false,
  response: Elsewhere,
})

export const Invoice = z.object({
  id: z.string(),
  createdAt: Time,
  plan: z.nullable(PaidPlan),
  currency: z.string(),
  amountMinor: z.number(),
  status: z.enum(['paid', 'open', 'failed', 'refunded']),
  /** At the provider. */
  url: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof Invoice>

/** The last hundred, newest first. */
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  access: 'member',
  response: z.object({ items: z.array(Invoice) }),
})
