import type { IncomingHttpHeaders } from 'node:http'
import type { Interval, SubscriptionStatus } from '../../../contract/market.ts'
import type { Language } from '../../../contract/messages.ts'
import type { PaidPlan } from '../../../contract/plans.ts'
import { Refusal } from '../../platform/errors.ts'

/**
 * A provider of payments. Drivers talk to the provider and know no table; what they answer is the provider's word.
 * They refuse with `conflict` what the provider will not do, and with `unavailable` when it can't be reached: then
 * nothing has happened, or the text says what may have.
 */
export interface PaymentDriver {
  /** As it stands in the columns `provider`. */
  name: 'none' | 'stripe'
  /** Whether plans can be bought here at all. Without it every other call is refused with `conflict`. */
  canPay: boolean
  /** Whether the provider adds tax to the prices. */
  isTaxAdded: boolean
  /** Somebody who will pay; the answer is the provider's name for them. */
  createCustomer: (person: Payer) => Promise<string>
  /** What they are called, and where they are written to, has changed. Throws `CustomerGone`. */
  updateCustomer: (customerId: string, person: Pick<Payer, 'email' | 'name'>) => Promise<void>
  /** With their name, address and cards; what was paid stays in the provider’s books. One that is gone stays so. */
  deleteCustomer: (customerId: string) => Promise<void>
  /** Refused with `conflict` when the provider knows of a plan that they pay for already. Throws `CustomerGone`. */
  startCheckout: (order: CheckoutOrder) => Promise<{ redirectUrl: string }>
  /** A higher plan at once, a lower one when the period ends, as the provider knows what is paid for now. */
  changePlan: (change: PlanChange) => Promise<void>
  /** True: it is not renewed any more. False takes that back. */
  setEnding: (subscriptionId: string, isEnding: boolean) => Promise<void>
  /** At once, and nothing is charged for it any more. One that is over already stays so. */
  end: (subscriptionId: string) => Promise<void>
  /** Throws `CustomerGone`. */
  openPortal: (visit: {
    customerId: string
    returnUrl: string
    language: Language
  }) => Promise<{ redirectUrl: string }>
  /**
   * Checks the signature and the age of a webhook; refuses with `invalid_input` what the provider has not sent. Null for
   * what it has sent and we can't read.
   */
  readEvent: (raw: Buffer, headers: IncomingHttpHeaders, now: Date) => Promise<PaymentEvent | null>
  /** How what an event is about stands now, whatever the event itself says. */
  readNews: (event: PaymentEvent) => Promise<PaymentNews>
  /** Null when the provider does not know it. */
  readSubscription: (subscriptionId: string) => Promise<ProviderSubscription | null>
  /** Null when the provider does not know it, or can't sell a plan at it. */
  readPrice: (priceId: string) => Promise<Omit<ProviderPrice, 'soldAs'> | null>
}

/** The provider does not know this customer: deleted there, or of the days when other keys were tried. */
export class CustomerGone extends Error {}

/** The provider was reached and does not do this one thing, or its answer can't be read: trying again won't help. */
export class ProviderRefused extends Refusal {}

export interface Payer {
  userId: number
  email: string
  /** Of the person, as they show it. */
  name: string
  language: Language
}

/** The provider puts its own name of the checkout in its place. */
export const CHECKOUT_ID = '{CHECKOUT_SESSION_ID}'

export interface CheckoutOrder {
  userId: number
  customerId: string
  plan: PaidPlan
  interval: Interval
  /** What the provider calls the price (`plan_prices.provider_id`). */
  priceId: string
  /** 0: nothing is tried. */
  trialDays: number
  /** Where the browser comes back to; the first with `CHECKOUT_ID` in it. */
  successUrl: string
  cancelUrl: string
  language: Language
}

export interface PlanChange {
  subscriptionId: string
  /** What we know them to have; what the provider has it as comes first. */
  from: PaidPlan
  plan: PaidPlan
  interval: Interval
  /** Null: it is not sold any more. Whoever has it can still stay with it. */
  priceId: string | null
  /** Of the plan that is chosen: nobody tries a plan that can't be tried by way of another. */
  trialDays: number
  now: Date
}

/** Something paid for, as the provider has it when it was asked. */
export interface ProviderSubscription {
  id: string
  customerId: string
  status: Exclude<SubscriptionStatus, 'expired'>
  price: ProviderPrice
  /** Until when it is paid for. Of one that is past due: when the unpaid time began. Of one that is over: when it ended. */
  currentPeriodEnd: Date
  isEnding: boolean
  /** What begins at the end of this period. */
  next: ProviderPrice | null
}

export interface ProviderPrice {
  id: string
  /** Three capital letters. */
  currency: string
  /** Null where it is no single amount. */
  amountMinor: number | null
  interval: Interval
  /** The plan that we sold this price as; null when it was not us. */
  soldAs: PaidPlan | null
}

export interface PaymentEvent {
  id: string
  kind: string
  about: PaymentSubject | null
}

/** What an event is about; null for what is none of our business. */
export type PaymentSubject =
  | { type: 'subscription'; id: string }
  | { type: 'invoice'; id: string }
  | { type: 'refund'; paymentId: string }

/** Both read at the provider. Whose they are is in what was read, never in the event. */
export interface PaymentNews {
  subscription: ProviderSubscription | null
  invoice: ProviderInvoice | null
}

export interface ProviderInvoice {
  id: string
  customerId: string
  subscriptionId: string | null
  currency: string
  /** What was paid, or is to be paid: 0 where credit was enough. */
  amountMinor: number
  status: 'paid' | 'open' | 'failed' | 'refunded'
  /** A page of the provider. */
  url: string | null
  createdAt: Date
}
