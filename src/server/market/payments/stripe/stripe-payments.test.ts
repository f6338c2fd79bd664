import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StripeConfig } from '../../../platform/config.ts'
import { loggedErrors, testLogger } from '../../../testing/logged-errors.ts'
import { checkPrice } from '../check-price.ts'
import { CustomerGone, ProviderRefused, type CheckoutOrder } from '../driver.ts'
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

test('who pays is renamed and deleted by their number, and one whom Stripe does not know is gone', async () => {
  const id = await payments().createCustomer(payer)
  await payments().updateCustomer(id, { email: 'ayu@new.example', name: 'Ayu Dewi' })
  expect(stripe.asked.at(-1)).toEqual({
    call: `POST /v1/customers/${id}`,
    form: { email: 'ayu@new.example', name: 'Ayu Dewi' },
  })
  expect(stripe.world.customers.get(id)?.email).toBe('ayu@new.example')
  for (let time = 0; time < 2; time++) await payments().deleteCustomer(id)
  expect(stripe.world.customers.size).toBe(0)
  await expect(payments().updateCustomer(id, payer)).rejects.toBeInstanceOf(CustomerGone)
  expect(stripe.mistakes).toEqual([])
})

test('where Stripe adds the tax it is told so, and keeps where they are', async () => {
  await payments({ isTaxAdded: true }).startCheckout(await order())
  const { form } = stripe.asked.find(({ call }) => call === 'POST /v1/checkout/sessions') ?? {}
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
  await expect(payments().startCheckout(unknown)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('isn’t available'),
  })
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

test('what Stripe won’t do is not said to be out of reach', async () => {
  const { customerId } = await order()
  await payments().startCheckout({ ...(await order()), customerId })
  const [session] = stripe.world.sessions.keys()
  const { id } = stripe.world.pay(session ?? '')
  stripe.world.addPrice('price_eur', 'month', 'EUR', 900)
  const now = new Date()
  const change = {
    subscriptionId: id,
    from: 'topaz',
    plan: 'aqua',
    interval: 'month',
    trialDays: 0,
    now,
  } as const
  const refused = await payments()
    .changePlan({ ...change, priceId: 'price_eur' })
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ProviderRefused)
  expect(refused).toMatchObject({ message: expect.stringContaining('We’ve been notified') })
  expect(loggedErrors.splice(0)).toHaveLength(1)
})

test('what is over is ended once more without a word', async () => {
  const { customerId } = await order()
  await payments().startCheckout({ ...(await order()), customerId })
  const [session] = stripe.world.sessions.keys()
  const { id } = stripe.world.pay(session ?? '')
  await payments().end(id)
  await payments().end(id)
  expect(await payments().readSubscription(id)).toMatchObject({ status: 'canceled' })
})

test('a price is set as Stripe has it, or not at all', async () => {
  const set = { providerId: 'price_1', interval: 'month', currency: 'IDR', amountMinor: 79_000_00 } as const
  const check = (other: object, config = {}) =>
    checkPrice({ ...stripe.config, ...config }, { ...set, ...other })
  expect(await check({})).toBeUndefined()
  const asItIs = 'at Stripe price_1 is month IDR 79000, not '
  expect(await check({ amountMinor: 7_900_00 })).toBe(`${asItIs}month IDR 7900`)
  expect(await check({ interval: 'year' })).toBe(`${asItIs}year IDR 79000`)
  expect(await check({ currency: 'USD' })).toBe(`${asItIs}month USD 79000`)
  expect(await check({ providerId: 'none' })).toContain('begin with price_')
  expect(await check({ providerId: 'price_of_nobody' })).toContain('has no active price')
  expect(await check({}, { secretKey: 'sk_test_of_another_site' })).toContain('Invalid API Key')
  const price = stripe.world.prices.get('price_1')
  if (price === undefined) throw new Error('It was added')
  price.recurring.interval_count = 3
  expect(await check({})).toContain('has no active price')
  Object.assign(price, { active: false, recurring: { interval: 'month', interval_count: 1 } })
  expect(await check({})).toContain('has no active price')
  stripe.state.isDown = true
  expect(await check({})).toContain('could not be asked')
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

test('a checkout that another one has ended meanwhile is no payment', async () => {
  const wanted = await order()
  await payments().startCheckout(wanted)
  const [session] = stripe.world.sessions.values()
  if (session === undefined) throw new Error('It was begun')
  Object.defineProperty(session, 'status', {
    get: count(['open', 'expired']),
    configurable: true,
  })
  expect((await payments().startCheckout(wanted)).redirectUrl).toContain('/pay/')
})

function count(values: string[]): () => string {
  let at = 0
  return () => values[Math.min(at++, values.length - 1)] ?? ''
}
