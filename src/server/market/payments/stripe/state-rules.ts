import { INTERVALS, type Interval } from '../../../../contract/market.ts'
import { PAID_PLANS, type PaidPlan } from '../../../../contract/plans.ts'
import type { ProviderInvoice, ProviderPrice, ProviderSubscription } from '../driver.ts'
import type { InvoiceAnswer, Metadata, PriceAnswer, ScheduleAnswer, SubscriptionAnswer } from './answers.ts'

const timeOf = (seconds: number): Date => new Date(seconds * 1000)

type Status = ProviderSubscription['status']

/** The others were never begun: a first payment that did not come. */
const STATUSES: Partial<Record<string, Status>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'canceled',
  canceled: 'canceled',
}

export function statusOf({ status }: Pick<SubscriptionAnswer, 'status'>): Status | null {
  return STATUSES[status] ?? null
}

/** Null for what is no plan of ours: nothing begun, or something that is not paid by month or year. */
export function readState(
  answer: SubscriptionAnswer,
  unpaidSince: number | null,
): ProviderSubscription | null {
  const status = statusOf(answer)
  const [item] = answer.items.data
  if (status === null || item === undefined) return null
  const price = readPrice(item.price, answer.metadata)
  if (price === null) return null
  const next = nextPhase(answer.schedule, item.current_period_end)
  return {
    id: answer.id,
    customerId: answer.customer,
    status,
    price,
    currentPeriodEnd: timeOf(paidUntil(answer, item, unpaidSince)),
    isEnding: status !== 'canceled' && isEnding(answer),
    next: status === 'canceled' ? null : next,
  }
}

export function isEnding(answer: Pick<SubscriptionAnswer, 'cancel_at' | 'cancel_at_period_end'>): boolean {
  return answer.cancel_at_period_end || typeof answer.cancel_at === 'number'
}

interface Period {
  current_period_start: number
  current_period_end: number
}

/** Stripe moves the period on when it is to be renewed, before that is paid; what is unpaid does not count. */
function paidUntil(answer: SubscriptionAnswer, period: Period, unpaidSince: number | null): number {
  const { status, ended_at, trial_end, cancel_at } = answer
  if (status === 'canceled') return ended_at ?? period.current_period_start
  if (status === 'paused') return trial_end ?? period.current_period_start
  if (statusOf(answer) === 'past_due') return unpaidSince ?? period.current_period_start
  return Math.min(period.current_period_end, cancel_at ?? Infinity)
}

/** What we wrote on it when we sold it; it counts only for the price that we sold then. */
export function labelFor(plan: PaidPlan, priceId: string): Record<string, string> {
  return { plan, price: priceId }
}

export function readPrice(price: PriceAnswer, label: Metadata): ProviderPrice | null {
  const interval = INTERVALS.find((known): known is Interval => known === price.recurring?.interval)
  if (interval === undefined) return null
  const plan = label?.['price'] === price.id ? label['plan'] : undefined
  return {
    id: price.id,
    currency: price.currency.toUpperCase(),
    amountMinor: price.recurring?.interval_count === 1 ? (price.unit_amount ?? null) : null,
    interval,
    soldAs: PAID_PLANS.find((known) => known === plan) ?? null,
  }
}

/** A price that plans can be sold at now. */
export function readSoldPrice(price: PriceAnswer): ProviderPrice | null {
  const isSold = price.active === true && price.recurring?.interval_count === 1
  return isSold ? readPrice(price, null) : null
}

/** The price of the phase that begins when this period ends. */
export function nextPhase(schedule: SubscriptionAnswer['schedule'], periodEnd: number): ProviderPrice | null {
  if (!isRunning(schedule)) return null
  const phase = schedule.phases.find(({ start_date }) => start_date >= periodEnd)
  const price = phase?.items[0]?.price
  return price === undefined || typeof price === 'string' ? null : readPrice(price, phase?.metadata)
}

export function isRunning(schedule: SubscriptionAnswer['schedule']): schedule is ScheduleAnswer {
  return (
    typeof schedule === 'object' &&
    schedule !== null &&
    (schedule.status === 'active' || schedule.status === 'not_started')
  )
}

/** Null for a draft, and where nothing was to be paid. Credit is used up first: what it paid is no payment. */
export function readInvoice(answer: InvoiceAnswer, isRefunded: boolean): ProviderInvoice | null {
  const { customer, total, parent } = answer
  const status = invoiceStatus(answer, isRefunded)
  if (status === null || typeof customer !== 'string' || total <= 0) return null
  return {
    id: answer.id,
    customerId: customer,
    subscriptionId: parent?.subscription_details?.subscription ?? null,
    currency: answer.currency.toUpperCase(),
    amountMinor: answer.status === 'paid' ? answer.amount_paid : answer.amount_due,
    status,
    url: answer.hosted_invoice_url ?? null,
    createdAt: timeOf(answer.created),
  }
}

function invoiceStatus(
  { status, attempt_count }: InvoiceAnswer,
  isRefunded: boolean,
): ProviderInvoice['status'] | null {
  if (status === 'paid') return isRefunded ? 'refunded' : 'paid'
  if (status === 'open') return attempt_count > 0 ? 'failed' : 'open'
  return status === 'uncollectible' || status === 'void' ? 'failed' : null
}
