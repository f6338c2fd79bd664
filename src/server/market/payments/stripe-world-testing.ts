import type {
  StripeCharge,
  StripeEvent,
  StripeInvoice,
  StripePrice,
  StripeSchedule,
  StripeSession,
  StripeSubscription,
} from './stripe-objects-testing.ts'

export const API_VERSION = '2026-10-28.endive'
const DAY = 86_400
const LENGTHS = { month: 30 * DAY, year: 365 * DAY }

/** What was asked of a checkout and is only of use when it is paid. */
export interface Order {
  price: string
  trialDays: number
  metadata: Record<string, string>
}

export interface WorldOptions {
  now: () => Date
  /** Of its pages. */
  url: () => string
  onEvent?: (event: StripeEvent) => void
}

export type StripeWorld = ReturnType<typeof stripeWorld>

/** What Stripe keeps, and what happens in it by itself: payments, renewals, refunds. Each tells of it by events. */
export function stripeWorld({ now, url, onEvent }: WorldOptions) {
  const customers = new Map<string, { id: string; object: 'customer'; email: string }>()
  const prices = new Map<string, StripePrice>()
  const subscriptions = new Map<string, StripeSubscription>()
  const schedules = new Map<string, StripeSchedule>()
  const invoices = new Map<string, StripeInvoice>()
  const sessions = new Map<string, StripeSession>()
  const orders = new Map<string, Order>()
  const charges = new Map<string, StripeCharge>()
  const events: StripeEvent[] = []
  /** Of payments: by payment intent. */
  const paidInvoices = new Map<string, string>()
  /** What customers were given back and have not used up; by customer. */
  const credit = new Map<string, number>()
  let made = 0
  const name = (kind: string) => `${kind}_${++made}`
  const seconds = () => Math.floor(now().getTime() / 1000)

  const world = {
    customers,
    prices,
    subscriptions,
    schedules,
    invoices,
    sessions,
    orders,
    charges,
    events,
    paidInvoices,
    name,
    seconds,
    /** Whether cards are declined from now on. */
    isDeclining: false,
    declineCode: 'card_declined' as 'card_declined' | 'authentication_required',
    emit,
    addPrice,
    pay,
    renew,
    payInvoice,
    endNow,
    refund,
    makeInvoice,
    lengthOf: ({ recurring }: StripePrice) => LENGTHS[recurring.interval],
  }
  return world

  /** Says what something was when it happened, which may be long past when it is heard. */
  function emit(type: string, object: StripeEvent['data']['object']): StripeEvent {
    const event: StripeEvent = {
      id: name('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: seconds(),
      type,
      data: { object: structuredClone(object) },
    }
    events.push(event)
    onEvent?.(event)
    return event
  }

  function addPrice(id: string, interval: 'month' | 'year', currency: string, amount: number): void {
    const price = { currency: currency.toLowerCase(), active: true, unit_amount: amount }
    prices.set(id, { id, object: 'price', ...price, recurring: { interval, interval_count: 1 } })
  }

  /** Somebody pays at the checkout. */
  function pay(sessionId: string): StripeSubscription {
    const session = sessions.get(sessionId)
    const order = orders.get(sessionId)
    const price = prices.get(order?.price ?? '')
    if (session?.status !== 'open' || order === undefined || price === undefined)
      throw new Error('There is no such open checkout')
    const start = seconds()
    const trialEnd = order.trialDays > 0 ? start + order.trialDays * DAY : null
    const id = name('sub')
    const subscription: StripeSubscription = {
      id,
      object: 'subscription',
      customer: session.customer,
      status: trialEnd === null ? 'active' : 'trialing',
      currency: price.currency,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      trial_start: trialEnd === null ? null : start,
      trial_end: trialEnd,
      latest_invoice: null,
      metadata: order.metadata,
      items: {
        object: 'list',
        data: [
          {
            id: name('si'),
            object: 'subscription_item',
            price,
            quantity: 1,
            current_period_start: start,
            current_period_end: trialEnd ?? start + LENGTHS[price.recurring.interval],
          },
        ],
      },
      schedule: null,
    }
    subscriptions.set(id, subscription)
    Object.assign(session, { status: 'complete', subscription: id, url: null })
    emit('checkout.session.completed', session)
    emit('customer.subscription.created', subscription)
    makeInvoice(subscription, 'subscription_create', trialEnd === null ? price.unit_amount : 0, true)
    return subscription
  }

  function makeInvoice(
    subscription: StripeSubscription,
    reason: StripeInvoice['billing_reason'],
    total: number,
    isPaid: boolean,
  ): StripeInvoice {
    const id = name('in')
    const had = credit.get(subscription.customer) ?? 0
    const amount_due = Math.max(0, total - had)
    credit.set(subscription.customer, had + amount_due - total)
    const invoice: StripeInvoice = {
      id,
      object: 'invoice',
      customer: subscription.customer,
      status: 'open',
      billing_reason: reason,
      attempt_count: 0,
      currency: subscription.currency,
      total,
      amount_due,
      amount_paid: 0,
      created: seconds(),
      hosted_invoice_url: `${url()}/invoice/${id}`,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    }
    invoices.set(id, invoice)
    subscription.latest_invoice = id
    emit('invoice.finalized', invoice)
    if (isPaid) settle(invoice)
    else {
      invoice.attempt_count++
      emit('invoice.payment_failed', invoice)
    }
    return invoice
  }

  function settle(invoice: StripeInvoice): void {
    invoice.status = 'paid'
    invoice.attempt_count++
    invoice.amount_paid = invoice.amount_due
    if (invoice.amount_paid > 0) {
      const payment = name('pi')
      const charge = {
        amount: invoice.amount_paid,
        amount_refunded: 0,
        refunded: false,
        payment_intent: payment,
      }
      charges.set(payment, { id: name('ch'), object: 'charge', customer: invoice.customer, ...charge })
      paidInvoices.set(payment, invoice.id)
    }
    emit('invoice.paid', invoice)
  }

  /** The period has ended: the next one begins at once, paid or not, with what its schedule says. */
  function renew(id: string): StripeSubscription {
    const subscription = find(id)
    const [item] = subscription.items.data
    if (subscription.status === 'canceled') throw new Error('It is over, and nothing is charged any more')
    if (subscription.cancel_at_period_end || subscription.cancel_at !== null) return endNow(id)
    beginNextPhase(subscription)
    item.current_period_start = item.current_period_end
    item.current_period_end += LENGTHS[item.price.recurring.interval]
    subscription.status = world.isDeclining ? 'past_due' : 'active'
    makeInvoice(subscription, 'subscription_cycle', item.price.unit_amount, !world.isDeclining)
    emit('customer.subscription.updated', subscription)
    return subscription
  }

  function beginNextPhase(subscription: StripeSubscription): void {
    const [item] = subscription.items.data
    const schedule = schedules.get(subscription.schedule ?? '')
    const phase = schedule?.phases.find(({ start_date }) => start_date >= item.current_period_end)
    const price = prices.get(phase?.items[0]?.price ?? '')
    if (schedule === undefined || phase === undefined || price === undefined) return
    item.price = price
    Object.assign(subscription.metadata, phase.metadata)
    Object.assign(schedule, { status: 'released', subscription: null })
    subscription.schedule = null
    emit('subscription_schedule.released', schedule)
  }

  /** A card was replaced, and what was owed is paid. */
  function payInvoice(id: string): void {
    const invoice = invoices.get(id)
    if (invoice?.status !== 'open') throw new Error('There is no such open invoice')
    settle(invoice)
    const subscription = find(invoice.parent.subscription_details.subscription)
    if (subscription.status !== 'past_due') return
    subscription.status = 'active'
    emit('customer.subscription.updated', subscription)
  }

  function endNow(id: string): StripeSubscription {
    const subscription = find(id)
    Object.assign(subscription, {
      status: 'canceled',
      ended_at: seconds(),
      canceled_at: seconds(),
      schedule: null,
    })
    emit('customer.subscription.deleted', subscription)
    return subscription
  }

  function refund(invoiceId: string, amount?: number): void {
    const [payment] = [...paidInvoices].find(([, invoice]) => invoice === invoiceId) ?? []
    const charge = charges.get(payment ?? '')
    if (charge === undefined) throw new Error('There is no such payment')
    charge.amount_refunded += amount ?? charge.amount
    charge.refunded = charge.amount_refunded === charge.amount
    emit('charge.refunded', charge)
  }

  function find(id: string): StripeSubscription {
    const subscription = subscriptions.get(id)
    if (subscription === undefined) throw new Error('There is no such subscription')
    return subscription
  }
}
