import {
  cancelSubscription,
  createSchedule,
  createSession,
  expireSession,
  get,
  listed,
  releaseSchedule,
  updateSchedule,
  updateSubscription,
  withNext,
  type Asked,
} from './stripe-acts-testing.ts'
import { list, part, text } from './stripe-form-testing.ts'

interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  /** All that it may be asked with, as `pathsOf` writes it. */
  takes: readonly string[]
  answer: (asked: Asked) => unknown
}

const LIST = ['customer', 'status', 'limit']
const PHASE = [
  'items.*.price',
  'items.*.quantity',
  'metadata.*',
  'proration_behavior',
  'automatic_tax.enabled',
]
  .concat('start_date', 'end_date', 'trial_end', 'duration.interval', 'duration.interval_count')
  .map((name) => `phases.*.${name}`)

export const CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    takes: ['email', 'name', 'preferred_locales.*', 'metadata.*'],
    answer: ({ world, form }) => {
      const id = world.name('cus')
      const customer = { id, object: 'customer' as const, email: text(form, 'email') ?? '' }
      world.customers.set(id, customer)
      return customer
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/customers\/(\w+)$/,
    takes: ['email', 'name'],
    answer: ({ world, id, form }) =>
      Object.assign(get(world.customers, id, 'customer', 'id'), { email: text(form, 'email') ?? '' }),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/(\w+)$/,
    takes: [],
    // Invoices stay as they are, and what still runs is cancelled.
    answer: ({ world, id }) => {
      get(world.customers, id, 'customer', 'id')
      for (const { id: running, customer, status } of world.subscriptions.values())
        if (customer === id && status !== 'canceled') world.endNow(running)
      world.customers.delete(id)
      return { id, object: 'customer', deleted: true }
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    takes: LIST,
    answer: ({ world, form }) => {
      const { id } = get(world.customers, text(form, 'customer'), 'customer')
      const all = [...world.subscriptions.values()].filter(({ customer }) => customer === id)
      return listed(all.filter(({ status }) => status !== 'canceled'))
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    takes: ['expand.*'],
    answer: (asked) => withNext(asked, get(asked.world.subscriptions, asked.id, 'subscription')),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    takes: [
      'items.*.id',
      'items.*.price',
      'proration_behavior',
      'payment_behavior',
      'metadata.*',
      'cancel_at_period_end',
      'cancel_at',
      'trial_end',
    ],
    answer: updateSubscription,
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    takes: [],
    answer: cancelSubscription,
  },
  {
    method: 'GET',
    path: /^\/v1\/prices\/(\w+)$/,
    takes: [],
    answer: ({ world, id }) => get(world.prices, id, 'price'),
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    takes: LIST,
    answer: ({ world, form }) => {
      const { id } = get(world.customers, text(form, 'customer'), 'customer')
      const all = [...world.sessions.values()].filter(({ customer }) => customer === id)
      return listed(all.filter(({ status }) => status === text(form, 'status')).toReversed())
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    takes: [],
    answer: ({ world, id }) => get(world.sessions, id, 'checkout.session'),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    takes: [
      'mode',
      'customer',
      'client_reference_id',
      'line_items.*.price',
      'line_items.*.quantity',
      'success_url',
      'cancel_url',
      'locale',
      'metadata.*',
      'subscription_data.metadata.*',
      'subscription_data.trial_period_days',
      'automatic_tax.enabled',
      'customer_update.address',
    ],
    answer: createSession,
  },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, takes: [], answer: expireSession },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    takes: ['customer', 'return_url', 'locale'],
    answer: ({ world, form, url }) => {
      const { id } = get(world.customers, text(form, 'customer'), 'customer')
      const back = encodeURIComponent(text(form, 'return_url') ?? '')
      return {
        id: world.name('bps'),
        object: 'billing_portal.session',
        url: `${url}/portal/${id}?back=${back}`,
      }
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules$/,
    takes: ['from_subscription'],
    answer: createSchedule,
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules\/(\w+)$/,
    takes: ['end_behavior', ...PHASE],
    answer: updateSchedule,
  },
  {
    method: 'POST',
    path: /^\/v1\/subscription_schedules\/(\w+)\/release$/,
    takes: [],
    answer: releaseSchedule,
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    takes: ['subscription', 'status', 'limit'],
    answer: ({ world, form }) =>
      listed(
        [...world.invoices.values()].filter(
          ({ status, parent }) =>
            status === text(form, 'status') &&
            parent.subscription_details.subscription === text(form, 'subscription'),
        ),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices\/(\w+)$/,
    takes: [],
    answer: ({ world, id }) => get(world.invoices, id, 'invoice'),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    takes: ['expand.*'],
    answer: ({ world, id, form }) => {
      const charge = get(world.charges, id, 'payment_intent')
      const isWhole = list(form, 'expand').includes('latest_charge')
      return { id, object: 'payment_intent', latest_charge: isWhole ? charge : charge.id }
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments$/,
    takes: ['payment.type', 'payment.payment_intent', 'limit'],
    answer: ({ world, form }) => {
      const invoice = world.paidInvoices.get(text(part(form, 'payment'), 'payment_intent') ?? '')
      return listed(invoice === undefined ? [] : [{ object: 'invoice_payment', invoice }])
    },
  },
]
