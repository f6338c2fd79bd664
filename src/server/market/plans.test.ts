import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeSubscription,
  endSubscription,
  getSubscription,
  listInvoices,
  listPlans,
  openBillingPortal,
  startCheckout,
  wantPlan,
} from '../../contract/market.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { mailsTo, planCommand } from './market-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const plan = (...args: string[]) => planCommand(app, ...args)
const NO_PRICES = [
  { plan: 'topaz', prices: [], trialDays: 0 },
  { plan: 'agate', prices: [], trialDays: 0 },
  { plan: 'aqua', prices: [], trialDays: 0 },
]

async function offered() {
  app.clock.advance(MINUTE_MS)
  return app.visitor().call(listPlans)
}

test('without prices the plans are shown without any, and never with 0', async () => {
  expect(await offered()).toEqual({ plans: NO_PRICES, canPay: false, isTaxAdded: false })
  expect((await plan()).out).toEqual(['No plan has a price yet: they are shown as “Price to be announced”.'])
})

test('somebody who wants to hear of a price is kept once, and can take it back', async () => {
  const ana = await app.signIn('ana')
  const want = (name: 'topaz' | 'aqua', isWanted = true) =>
    ana.call(wantPlan, { body: { plan: name, isWanted } })
  expect(await want('topaz')).toEqual({ wanted: ['topaz'] })
  expect(await want('topaz')).toEqual({ wanted: ['topaz'] })
  expect(await want('aqua')).toEqual({ wanted: ['aqua', 'topaz'] })
  expect(await ana.call(getSubscription)).toEqual({
    plan: 'free',
    subscription: null,
    wanted: ['aqua', 'topaz'],
    canTry: true,
  })
  expect(await want('aqua', false)).toEqual({ wanted: ['topaz'] })
  expect(await want('aqua', false)).toEqual({ wanted: ['topaz'] })
  const claimed = await ana.attempt(wantPlan, { body: { plan: 'topaz', isWanted: true, userId: 1 } })
  expect(claimed).toMatchObject({ status: 400, body: { fields: { userId: expect.any(String) } } })
  expect((await ana.attempt(wantPlan, { body: { plan: 'free', isWanted: true } })).status).toBe(400)
})

test('a price is set by a command and tells everybody who waited for that plan, once', async () => {
  const [budi, citra] = [await app.signIn('budi'), await app.signIn('citra')]
  await budi.call(wantPlan, { body: { plan: 'agate', isWanted: true } })
  await citra.call(wantPlan, { body: { plan: 'aqua', isWanted: true } })
  const set = await plan('price', 'agate', 'month', 'usd', '9.99')
  expect(set.out).toEqual([
    'agate month USD = 9.99',
    'It is only shown: add what the payment provider calls this price to sell it.',
    '1 people who waited for it are told',
  ])
  await app.settle()
  const { items } = await budi.call(listNotifications, { query: { filter: 'system' } })
  expect(items).toMatchObject([
    { type: 'plan-priced', path: '/market', sentence: [{ text: 'A plan you asked about has a price' }] },
  ])
  expect((await citra.call(listNotifications, {})).items).toEqual([])
  expect(await budi.call(getSubscription)).toMatchObject({ wanted: [] })
  app.clock.advance(30 * MINUTE_MS)
  expect((await mailsTo(app, 'budi')).map(({ subject }) => subject)).toEqual([
    'A plan you asked about has a price',
  ])
  // Who asks about it from now on has seen the price, and waits until it can be bought.
  await citra.call(wantPlan, { body: { plan: 'agate', isWanted: true } })
  await plan('price', 'agate', 'month', 'USD', '8.99')
  await app.settle()
  expect((await budi.call(listNotifications, {})).items).toHaveLength(1)
  expect((await citra.call(listNotifications, {})).items).toEqual([])
  expect(await citra.call(getSubscription)).toMatchObject({ wanted: ['agate', 'aqua'] })
})

test('prices and trials are listed, changed and taken away', async () => {
  await plan('price', 'topaz', 'year', 'IDR', '490000', 'price_idr')
  await plan('price', 'topaz', 'month', 'IDR', '49000')
  expect((await plan('trial', 'topaz', '14')).out).toEqual(['topaz can be tried for 14 days'])
  expect((await plan()).out).toEqual([
    'topaz month IDR 49000 (only shown)',
    'topaz year IDR 490000 price_idr',
    'agate month USD 8.99 (only shown)',
    'topaz trial 14 days',
  ])
  expect((await offered()).plans[0]).toEqual({
    plan: 'topaz',
    prices: [
      { currency: 'IDR', interval: 'month', amountMinor: 4_900_000, canBuy: false },
      { currency: 'IDR', interval: 'year', amountMinor: 49_000_000, canBuy: false },
    ],
    trialDays: 14,
  })
  expect((await plan('price', 'agate', 'month', 'USD', 'none')).out).toEqual([
    'agate month USD has no price any more',
  ])
  await plan('trial', 'topaz', 'none')
  await plan('price', 'topaz', 'month', 'IDR', 'none')
  await plan('price', 'topaz', 'year', 'IDR', 'none')
  expect((await offered()).plans).toEqual(NO_PRICES)
})

test('one price of the provider’s is one plan: a copied name is refused', async () => {
  await plan('price', 'topaz', 'month', 'USD', '4.99', 'price_copied')
  const copied = await plan('price', 'aqua', 'month', 'USD', '19.99', 'price_copied')
  expect(copied.errors).toEqual(['plan: price_copied is already topaz month USD'])
  const same = await plan('price', 'topaz', 'month', 'USD', '5.99', 'price_copied')
  expect(same.out[0]).toBe('topaz month USD = 5.99')
  const row = { interval: 'month', currency: 'USD', amount_minor: 1, provider_id: 'price_copied' }
  await expect(
    app.db
      .insertInto('plan_prices')
      .values({ plan: 'aqua', ...row })
      .execute(),
  ).rejects.toThrow('plan_prices_provider')
  await plan('price', 'topaz', 'month', 'USD', 'none')
})

test('a wrong command is refused in one line and changes nothing', async () => {
  const wrong: [string[], string][] = [
    [['price', 'gold', 'month', 'USD', '1'], 'there is no plan "gold", only topaz, agate, aqua'],
    [
      ['price', 'topaz', 'month', 'USD', '0'],
      '"0" is no amount above 0, such as 4.99 or 49000, without separators',
    ],
    [
      ['price', 'topaz', 'month', 'IDR', '49.000'],
      '"49.000" is no amount above 0, such as 4.99 or 49000, without separators',
    ],
    [
      ['price', 'topaz', 'month', 'USD', '4.99', 'none'],
      '"none" is no name of a price at Stripe, such as price_123',
    ],
    [['trial', 'topaz', '99'], 'a trial has 1 to 90 days, or none, not "99"'],
    [['grant', 'ana@example.com', 'aqua', '2999-02-31', 'why'], '"2999-02-31" is no day such as 2027-01-31'],
    [['grant', 'ana@example.com', 'aqua', '2001-01-31', 'why'], '2001-01-31 is over already'],
    [['grant', 'ana@example.com', 'aqua', '9999-12-31', 'why'], '9999-12-31 is more than 100 years from now'],
  ]
  for (const [args, line] of wrong)
    expect(await plan(...args), args.join(' ')).toEqual({ code: 1, out: [''], errors: [`plan: ${line}`] })
  expect((await offered()).plans).toEqual(NO_PRICES)
})

test('where nobody takes payments nothing can be bought, changed or opened, in the reader’s words', async () => {
  const dewi = await app.signIn('dewi')
  const order = { plan: 'topaz', interval: 'month', currency: 'USD' }
  const refused = await dewi.attempt(startCheckout, { body: order })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('can’t be bought here yet') },
  })
  dewi.language = 'id'
  expect((await dewi.attempt(startCheckout, { body: order })).body.message).toContain('belum bisa dibeli')
  expect((await dewi.attempt(changeSubscription, { body: { plan: 'aqua', interval: 'year' } })).status).toBe(
    409,
  )
  expect((await dewi.attempt(endSubscription, { body: { isEnding: true } })).status).toBe(409)
  expect((await dewi.attempt(openBillingPortal)).status).toBe(409)
  expect(await dewi.call(listInvoices)).toEqual({ items: [] })
})

test('a body that names a price, a plan of its own or somebody is refused', async () => {
  const eka = await app.signIn('eka')
  const order = { plan: 'topaz', interval: 'month', currency: 'USD' }
  for (const [name, value] of [
    ['amountMinor', 1],
    ['priceId', 'price_1'],
    ['userId', 1],
    ['isAqua', true],
  ] as const) {
    const refused = await eka.attempt(startCheckout, { body: { ...order, [name]: value } })
    expect(refused).toMatchObject({ status: 400, body: { fields: { [name]: expect.any(String) } } })
  }
  const free = await eka.attempt(startCheckout, { body: { ...order, plan: 'free' } })
  expect(free).toMatchObject({ status: 400, body: { fields: { plan: expect.any(String) } } })
})

test('a visitor sees the plans, and nothing of anybody’s', async () => {
  const visitor = app.visitor()
  expect((await visitor.attempt(listPlans)).status).toBe(200)
  const calls = [
    visitor.attempt(getSubscription),
    visitor.attempt(listInvoices),
    visitor.attempt(wantPlan, { body: { plan: 'topaz', isWanted: true } }),
    visitor.attempt(startCheckout, { body: { plan: 'topaz', interval: 'month', currency: 'USD' } }),
    visitor.attempt(openBillingPortal),
  ]
  for (const { status } of await Promise.all(calls)) expect(status).toBe(401)
})
