import { expect, test } from 'vitest'
import { SubscriptionAnswer, type PriceAnswer } from './answers.ts'
import { labelFor, readInvoice, readPrice, readState } from './state-rules.ts'

const DAY = 86_400
const START = 1_800_000_000
const at = (seconds: number): Date => new Date(seconds * 1000)
const price = (id: string, interval = 'month'): PriceAnswer => ({
  id,
  currency: 'usd',
  unit_amount: 500,
  recurring: { interval, interval_count: 1 },
})

function answer(change: object = {}): SubscriptionAnswer {
  return SubscriptionAnswer.parse({
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_end: null,
    metadata: labelFor('agate', 'price_1'),
    items: {
      data: [
        {
          id: 'si_1',
          price: price('price_1'),
          current_period_start: START,
          current_period_end: START + 30 * DAY,
        },
      ],
    },
    schedule: null,
    ...change,
  })
}

test('a subscription that is paid lasts to the end of its period', () => {
  expect(readState(answer({ customer: { id: 'cus_1', object: 'customer' } }), null)).toEqual({
    id: 'sub_1',
    customerId: 'cus_1',
    status: 'active',
    price: { id: 'price_1', currency: 'USD', amountMinor: 500, interval: 'month', soldAs: 'agate' },
    currentPeriodEnd: at(START + 30 * DAY),
    isEnding: false,
    next: null,
  })
})

test.each([
  ['unpaid counts from when it was not paid', { status: 'past_due' }, START + DAY, 'past_due', START + DAY],
  ['unpaid for good is the same', { status: 'unpaid' }, START + DAY, 'past_due', START + DAY],
  ['unpaid without an invoice counts from the period', { status: 'past_due' }, null, 'past_due', START],
  [
    'over is over when it ended',
    { status: 'canceled', ended_at: START + 2 * DAY },
    null,
    'canceled',
    START + 2 * DAY,
  ],
  [
    'a trial without a card ends with it',
    { status: 'paused', trial_end: START + DAY },
    null,
    'canceled',
    START + DAY,
  ],
  ['an end before the period is the end', { cancel_at: START + 3 * DAY }, null, 'active', START + 3 * DAY],
  [
    'an end after the period is not reached yet',
    { cancel_at: START + 99 * DAY },
    null,
    'active',
    START + 30 * DAY,
  ],
] as const)('%s', (_, change, unpaidSince, status, end) => {
  expect(readState(answer(change), unpaidSince)).toMatchObject({ status, currentPeriodEnd: at(end) })
})

test.each([
  ['one whose first payment did not come', { status: 'incomplete' }],
  ['one whose first payment never came', { status: 'incomplete_expired' }],
  ['a state that Stripe may invent', { status: 'on_holiday' }],
  ['one without a price', { items: { data: [] } }],
])('%s is no plan', (_, change) => {
  expect(readState(answer(change), null)).toBeNull()
})

test('what is paid by the week is no plan of ours', () => {
  const weekly = answer()
  const [item] = weekly.items.data
  if (item === undefined) throw new Error('There is one')
  item.price = price('price_1', 'week')
  expect(readState(weekly, null)).toBeNull()
})

test.each([
  ['of steps or of fractions', { unit_amount: null }],
  ['of three months', { recurring: { interval: 'month', interval_count: 3 } }],
])('a price %s is no amount, and not 0', (_, change) => {
  expect(readPrice({ ...price('price_1'), ...change }, null)?.amountMinor).toBeNull()
})

test('what we wrote on it counts only for the price that we sold', () => {
  expect(readState(answer({ metadata: labelFor('aqua', 'price_of_before') }), null)?.price.soldAs).toBeNull()
  expect(readState(answer({ metadata: { plan: 'gold', price: 'price_1' } }), null)?.price.soldAs).toBeNull()
  expect(readState(answer({ metadata: null }), null)?.price.soldAs).toBeNull()
})

test('what comes next is the phase after this period, of a schedule that runs', () => {
  const schedule = (status: string) => ({
    id: 'sub_sched_1',
    status,
    current_phase: { start_date: START, end_date: START + 30 * DAY },
    phases: [
      { start_date: START, items: [{ price: price('price_1') }], metadata: {} },
      {
        start_date: START + 30 * DAY,
        items: [{ price: price('price_2', 'year') }],
        metadata: labelFor('topaz', 'price_2'),
      },
    ],
  })
  const next = (change: object) => readState(answer(change), null)?.next
  expect(next({ schedule: schedule('active') })).toMatchObject({
    id: 'price_2',
    interval: 'year',
    soldAs: 'topaz',
  })
  expect(next({ schedule: schedule('released') })).toBeNull()
  expect(next({ schedule: 'sub_sched_1' })).toBeNull()
  expect(next({ schedule: schedule('active'), status: 'canceled', ended_at: START })).toBeNull()
})

const invoice = {
  id: 'in_1',
  customer: 'cus_1',
  status: 'paid',
  attempt_count: 1,
  currency: 'usd',
  total: 500,
  amount_due: 500,
  amount_paid: 500,
  created: START,
  hosted_invoice_url: 'https://invoice.stripe.com/i/1',
}

test.each([
  ['paid', { status: 'paid' }, false, 'paid'],
  ['paid and given back', { status: 'paid' }, true, 'refunded'],
  ['not tried yet', { status: 'open', attempt_count: 0 }, false, 'open'],
  ['tried in vain', { status: 'open', attempt_count: 2 }, false, 'failed'],
  ['given up', { status: 'uncollectible' }, false, 'failed'],
  ['withdrawn', { status: 'void' }, false, 'failed'],
])('an invoice that is %s', (_, change, isRefunded, status) => {
  expect(readInvoice({ ...invoice, ...change }, isRefunded)).toMatchObject({ status, currency: 'USD' })
})

test('a draft, an invoice of nobody and one of nothing are none', () => {
  expect(readInvoice({ ...invoice, status: 'draft' }, false)).toBeNull()
  expect(readInvoice({ ...invoice, customer: null }, false)).toBeNull()
  expect(readInvoice({ ...invoice, total: 0 }, false)).toBeNull()
})

test('what was paid is what counts, not what credit has paid', () => {
  const inPart = { ...invoice, amount_due: 120, amount_paid: 120 }
  expect(readInvoice(inPart, false)).toMatchObject({ status: 'paid', amountMinor: 120 })
  expect(readInvoice({ ...inPart, amount_due: 0, amount_paid: 0 }, false)).toMatchObject({ amountMinor: 0 })
  const open = { ...inPart, status: 'open', amount_paid: 0 }
  expect(readInvoice(open, false)).toMatchObject({ status: 'failed', amountMinor: 120 })
})
