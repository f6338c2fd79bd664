import { list, part, text, type Form } from './stripe-form-testing.ts'
import type { StripeSchedule, StripeSubscription } from './stripe-objects-testing.ts'
import type { StripeWorld } from './stripe-world-testing.ts'

/** As Stripe refuses. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: Record<string, string>

  constructor(status: number, code: string, message: string, more: { type?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.error = { type: 'invalid_request_error', code, message, ...more }
  }
}

export interface Asked {
  world: StripeWorld
  /** Of the path. */
  id: string
  form: Form
  url: string
}

const missing = (what: string, param: string): never => {
  throw new StripeRefusal(404, 'resource_missing', `No such ${what}`, { param })
}
const refuse = (message: string): never => {
  throw new StripeRefusal(400, 'parameter_invalid', message)
}
export const get = <T>(kept: Map<string, T>, id: string | undefined, what: string, param = what): T =>
  kept.get(id ?? '') ?? missing(`${what}: ${id ?? ''}`, param)
export const listed = (data: unknown[]) => ({ object: 'list', data, has_more: false })
const labels = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

const NEXT = 'schedule.phases.items.price'

export function withNext({ world, form }: Asked, subscription: StripeSubscription): unknown {
  const schedule = world.schedules.get(subscription.schedule ?? '')
  if (schedule === undefined || !list(form, 'expand').includes(NEXT)) return subscription
  return { ...subscription, schedule: { ...schedule, phases: schedule.phases.map(withPrices) } }

  function withPrices(phase: StripeSchedule['phases'][number]) {
    return { ...phase, items: phase.items.map((item) => ({ ...item, price: world.prices.get(item.price) })) }
  }
}

export function createSession({ world, form, url }: Asked): unknown {
  const customer = get(world.customers, text(form, 'customer'), 'customer').id
  const [line] = list(form, 'line_items')
  const price = get(
    world.prices,
    typeof line === 'object' ? text(line, 'price') : '',
    'price',
    'line_items[0][price]',
  )
  const [success, cancel] = [text(form, 'success_url'), text(form, 'cancel_url')]
  if (text(form, 'mode') !== 'subscription') refuse('The prices are recurring: mode must be subscription')
  if (success === undefined || cancel === undefined) return refuse('Where do they go afterwards?')
  const data = part(form, 'subscription_data')
  const id = world.name('cs_test')
  const session = {
    id,
    object: 'checkout.session' as const,
    mode: 'subscription' as const,
    status: 'open' as const,
    created: world.seconds(),
    customer,
    client_reference_id: text(form, 'client_reference_id') ?? '',
    subscription: null,
    url: `${url}/pay/${id}`,
    success_url: success.replace('{CHECKOUT_SESSION_ID}', id),
    cancel_url: cancel,
    locale: text(form, 'locale') ?? 'auto',
    metadata: labels(part(form, 'metadata')),
  }
  const trialDays = Number(text(data, 'trial_period_days') ?? 0)
  world.orders.set(id, { price: price.id, trialDays, metadata: labels(part(data, 'metadata')) })
  world.sessions.set(id, session)
  return session
}

export function expireSession({ world, id }: Asked): unknown {
  const session = get(world.sessions, id, 'checkout.session')
  if (session.status !== 'open') refuse('Only Checkout Sessions with a status in ["open"] can be expired.')
  return Object.assign(session, { status: 'expired', url: null })
}

export function updateSubscription(asked: Asked): unknown {
  const { world, form, id } = asked
  const subscription = get(world.subscriptions, id, 'subscription')
  if (subscription.status === 'canceled') refuse('A canceled subscription can only update its metadata.')
  const isAboutEnding = 'cancel_at_period_end' in form || 'cancel_at' in form
  if (isAboutEnding && subscription.schedule !== null)
    refuse(
      'The subscription is managed by the subscription schedule, and updating any cancelation behavior is not allowed.',
    )
  const [item] = list(form, 'items')
  if (typeof item === 'object') changePrice(asked, subscription, item)
  const ending = text(form, 'cancel_at_period_end')
  if (ending !== undefined) subscription.cancel_at_period_end = ending === 'true'
  const cancelAt = text(form, 'cancel_at')
  if (cancelAt !== undefined) subscription.cancel_at = cancelAt === '' ? null : Number(cancelAt)
  Object.assign(subscription.metadata, labels(part(form, 'metadata')))
  world.emit('customer.subscription.updated', subscription)
  return withNext(asked, subscription)
}

/** At once; what was not paid is not tried any more. */
export function cancelSubscription({ world, id }: Asked): unknown {
  const { status } = get(world.subscriptions, id, 'subscription')
  return status === 'canceled' ? get(world.subscriptions, '', 'subscription') : world.endNow(id)
}

/** What is left of the old price is counted; a decline leaves everything as it was. */
function changePrice(asked: Asked, subscription: StripeSubscription, change: Form): void {
  const { world, form } = asked
  const [item] = subscription.items.data
  const price = get(world.prices, text(change, 'price'), 'price', 'items[0][price]')
  if (text(change, 'id') !== item.id) refuse('This would add a second price')
  if (price.currency !== subscription.currency) refuse('The currency of a subscription does not change')
  if (text(form, 'proration_behavior') !== 'always_invoice') refuse('The difference would not be charged now')
  const trialEnd = text(form, 'trial_end')
  const isTrial = subscription.status === 'trialing' && trialEnd !== 'now'
  const isAnew =
    subscription.status === 'trialing' || price.recurring.interval !== item.price.recurring.interval
  const left = (item.current_period_end - world.seconds()) / world.lengthOf(item.price)
  const unused = subscription.status === 'trialing' ? 0 : Math.round(item.price.unit_amount * left)
  const due = (isAnew ? price.unit_amount : Math.round(price.unit_amount * left)) - unused
  if (world.isDeclining && !isTrial) {
    if (text(form, 'payment_behavior') !== 'error_if_incomplete') refuse('It would be left unpaid')
    throw new StripeRefusal(402, world.declineCode, 'Your card was declined.', { type: 'card_error' })
  }
  if (trialEnd !== undefined) setTrialEnd(asked, subscription, trialEnd)
  item.price = price
  if (isTrial) return
  if (isAnew) {
    item.current_period_start = world.seconds()
    item.current_period_end = world.seconds() + world.lengthOf(price)
  }
  world.makeInvoice(subscription, 'subscription_update', due, true)
}

function setTrialEnd({ world }: Asked, subscription: StripeSubscription, end: string): void {
  const seconds = end === 'now' ? world.seconds() : Number(end)
  if (end !== 'now' && !(seconds > world.seconds())) refuse('Timestamp must be in the future.')
  subscription.trial_end = seconds
  subscription.items.data[0].current_period_end = seconds
  if (end === 'now') subscription.status = 'active'
}

export function createSchedule({ world, form }: Asked): unknown {
  const subscription = get(world.subscriptions, text(form, 'from_subscription'), 'subscription')
  if (subscription.schedule !== null) refuse('It has a schedule already')
  const [item] = subscription.items.data
  const [start_date, end_date] = [item.current_period_start, item.current_period_end]
  const schedule: StripeSchedule = {
    id: world.name('sub_sched'),
    object: 'subscription_schedule',
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'active',
    end_behavior: 'release',
    current_phase: { start_date, end_date },
    phases: [{ start_date, end_date, items: [{ price: item.price.id, quantity: 1 }], metadata: {} }],
  }
  world.schedules.set(schedule.id, schedule)
  subscription.schedule = schedule.id
  world.emit('subscription_schedule.created', schedule)
  world.emit('customer.subscription.updated', subscription)
  return schedule
}

export function updateSchedule({ world, form, id }: Asked): unknown {
  const schedule = get(world.schedules, id, 'subscription_schedule')
  if (schedule.status !== 'active') refuse('It is not running')
  if (text(form, 'end_behavior') !== 'release') refuse('It would end with its last phase')
  let start = 0
  const phases = list(form, 'phases').map((phase, index) => {
    if (typeof phase === 'string') return refuse('A phase is no text')
    const [item] = list(phase, 'items')
    const price = get(world.prices, typeof item === 'object' ? text(item, 'price') : '', 'price')
    const start_date = index === 0 ? Number(text(phase, 'start_date')) : start
    const hasDuration = text(part(phase, 'duration'), 'interval') === price.recurring.interval
    const end_date = Number(
      text(phase, 'end_date') ?? (hasDuration ? start_date + world.lengthOf(price) : NaN),
    )
    if (!(end_date > start_date)) refuse('When does the phase end?')
    start = end_date
    return {
      start_date,
      end_date,
      items: [{ price: price.id, quantity: 1 }],
      metadata: labels(part(phase, 'metadata')),
    }
  })
  if (phases[0]?.start_date !== schedule.current_phase?.start_date)
    refuse('You can not modify the start date of the current phase.')
  schedule.phases = phases
  world.emit('subscription_schedule.updated', schedule)
  return schedule
}

export function releaseSchedule({ world, id }: Asked): unknown {
  const schedule = get(world.schedules, id, 'subscription_schedule')
  const subscription = world.subscriptions.get(schedule.subscription ?? '')
  if (schedule.status !== 'active' || subscription === undefined) return refuse('It is not running')
  Object.assign(schedule, { status: 'released', subscription: null })
  subscription.schedule = null
  world.emit('subscription_schedule.released', schedule)
  world.emit('customer.subscription.updated', subscription)
  return schedule
}
