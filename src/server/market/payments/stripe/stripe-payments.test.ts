import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StripeConfig } from '../../../platform/config.ts'
import { loggedErrors, testLogger } from '../../../testing/logged-errors.ts'
import type { CheckoutOrder } from '../driver.ts'
import { stripeStandIn, type StripeStandIn } from '../stripe-stand-in-testing.ts'
import { stripePayments } from './stripe-payments.ts'

let stripe: StripeStandIn
beforeEach(async () => {
  stripe = await stripeStandIn()
  stripe.world.addPrice('price_1', 'month', 'IDR', 79_000_00)
})
afterEach(() => stripe.close())

const payments = (config: Partial<StripeConfig> = {}) =>
  stripePayments({ ...stripe.config, ...config }, testLogger)
const payer = { userId: 7, email: 'ayu@example.com', name: 'Ayu Lestari', language: 'id' } as const

async function order(): Promise<CheckoutOrder> {
  return {
    userId: 7,
    customerId: await payments().createCustomer(payer),
    plan: 'topaz',
    interval: 'month',
    priceId: 'price_1',
    trialDays: 0,
    successUrl: 'https://site.test/market?status=success',
    cancelUrl: 'https://site.test/market?status=canceled',
    language: 'id',
  }
}

test('a write whose answer is lost is asked for again, and done once', async () => {
  stripe.state.losesAnswer = true
  const id = await payments().createCustomer(payer)
  expect([...stripe.world.customers.keys()]).toEqual([id])
  expect(stripe.asked.map(({ form }) => form)).toEqual([
    { email: payer.email, name: payer.name, preferred_locales: { 0: 'id' }, metadata: { user: '7' } },
  ])
  expect(stripe.mistakes).toEqual([])
})

test('where Stripe adds the tax it is told so, and keeps where they are', async () => {
  await payments({ isTaxAdded: true }).startCheckout(await order())
  const { form } = stripe.asked.at(-1) ?? {}
  expect(form).toMatchObject({
    automatic_tax: { enabled: 'true' },
    customer_update: { address: 'auto' },
    locale: 'id',
  })
  expect(stripe.mistakes).toEqual([])
})

test('a key that Stripe does not know is a matter for the operator, not for who wants to pay', async () => {
  const wrong = payments({ secretKey: 'sk_test_of_another_site' })
  await expect(wrong.createCustomer(payer)).rejects.toMatchObject({ code: 'unavailable' })
  expect(loggedErrors.splice(0)).toHaveLength(1)
})

test('a price that Stripe does not know begins nothing', async () => {
  const unknown = { ...(await order()), priceId: 'price_2' }
  await expect(payments().startCheckout(unknown)).rejects.toMatchObject({ code: 'unavailable' })
  expect(loggedErrors.splice(0)).toHaveLength(1)
  expect(stripe.world.sessions.size).toBe(0)
})

test.each([
  ['nothing that we know', {}],
  ['an address that is no page', { url: 'javascript:alert(1)' }],
])('an answer with %s is not passed on', async (_, answer) => {
  const { customerId } = await order()
  stripe.state.answers = answer
  const visit = { customerId, returnUrl: 'https://site.test/', language: 'en' } as const
  await expect(payments().openPortal(visit)).rejects.toMatchObject({ code: 'unavailable' })
  expect(loggedErrors.splice(0)).toHaveLength(1)
})

test('what Stripe does not know is nothing', async () => {
  expect(await payments().readSubscription('sub_of_nobody')).toBeNull()
  const about = (type: 'subscription' | 'invoice') => ({ id: 'evt_1', kind: 'x', about: { type, id: 'x_1' } })
  const nothing = { subscription: null, invoice: null }
  expect(await payments().readNews(about('subscription'))).toEqual(nothing)
  expect(await payments().readNews(about('invoice'))).toEqual(nothing)
  const refund = {
    id: 'evt_1',
    kind: 'charge.refunded',
    about: { type: 'refund' as const, paymentId: 'pi_1' },
  }
  expect(await payments().readNews(refund)).toEqual(nothing)
})

test('a checkout that is paid while another begins is not paid a second time', async () => {
  const wanted = await order()
  await payments().startCheckout(wanted)
  const [session] = stripe.world.sessions.values()
  if (session === undefined) throw new Error('It was begun')
  // Between the list of those that wait and the end of this one.
  Object.defineProperty(session, 'status', {
    get: count(['open', 'complete', 'complete']),
    configurable: true,
  })
  await expect(payments().startCheckout(wanted)).rejects.toMatchObject({ code: 'conflict' })
})

function count(values: string[]): () => string {
  let at = 0
  return () => values[Math.min(at++, values.length - 1)] ?? ''
}
