import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeSubscription,
  endSubscription,
  getSubscription,
  listPlans,
  startCheckout,
  wantPlan,
} from '../../contract/market.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { grantPlan } from './grant-actions.ts'
import { daysFrom } from './market-testing.ts'
import { marketSite, type MarketSite } from './payments/market-site-testing.ts'

let site: MarketSite
beforeAll(async () => {
  site = await marketSite({ isTaxAdded: true })
})
afterAll(() => site.close())

const order = { plan: 'topaz', interval: 'month', currency: 'USD' } as const

async function told(name: string): Promise<string[]> {
  await site.app.settle()
  const { items } = await (await site.signIn(name)).call(listNotifications, {})
  return items.map(({ type }) => type)
}

test('plans with a price are for sale, and whether tax is added is said', async () => {
  const { plans, canPay, isTaxAdded } = await site.app.visitor().call(listPlans)
  expect({ canPay, isTaxAdded }).toEqual({ canPay: true, isTaxAdded: true })
  expect(plans[2]).toEqual({
    plan: 'aqua',
    prices: [
      { currency: 'USD', interval: 'month', amountMinor: 2000 },
      { currency: 'USD', interval: 'year', amountMinor: 20_000 },
    ],
    trialDays: 0,
  })
})

test('there is no checkout for a price that is not on the list, or only shown', async () => {
  const ana = await site.signIn('ana')
  const missing = await ana.attempt(startCheckout, { body: { ...order, currency: 'MYR' } })
  expect(missing).toMatchObject({ status: 409, body: { message: expect.stringContaining('no such price') } })
  await site.app.db
    .insertInto('plan_prices')
    .values({ plan: 'topaz', interval: 'month', currency: 'MYR', amount_minor: 1900 })
    .execute()
  ana.language = 'my'
  const shown = await ana.attempt(startCheckout, { body: { ...order, currency: 'MYR' } })
  expect(shown).toMatchObject({ status: 409, body: { message: expect.stringContaining('tidak ditawarkan') } })
})

test('whoever pays already changes their plan instead', async () => {
  const budi = await site.signIn('budi')
  await site.buy(budi, 'agate')
  const again = await budi.attempt(startCheckout, { body: order })
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('Change your plan') } })
})

test('what was given can be bought beside, and is not theirs to change or cancel', async () => {
  const citra = await site.signIn('citra')
  const now = site.app.clock.now()
  const until = daysFrom(site.app, 400)
  await grantPlan(site.app.db, { userId: citra.userId, plan: 'topaz', until, note: 'thanks', now })
  const change = await citra.attempt(changeSubscription, { body: { plan: 'aqua', interval: 'month' } })
  expect(change).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await citra.attempt(endSubscription, { body: { isEnding: true } })).status).toBe(409)
  await site.buy(citra, 'aqua')
  expect(await citra.call(getSubscription)).toMatchObject({
    plan: 'aqua',
    subscription: { plan: 'aqua', isPaid: true },
  })
})

test('nobody waits for the price of what can be bought; who waited before is told', async () => {
  const dewi = await site.signIn('dewi')
  const refused = await dewi.attempt(wantPlan, { body: { plan: 'topaz', isWanted: true } })
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has a price now') },
  })
  expect(await dewi.call(wantPlan, { body: { plan: 'topaz', isWanted: false } })).toEqual({ wanted: [] })
  await site.app.db
    .insertInto('wanted_plans')
    .values({ plan: 'aqua', user_id: dewi.userId, created_at: site.app.clock.now() })
    .execute()
  await site.app.purge()
  await site.app.purge()
  expect(await told('dewi')).toEqual(['plan-priced'])
})

test('a renewal that nobody told us of is asked for within the hour', async () => {
  const eka = await site.signIn('eka')
  const id = await site.buy(eka, 'topaz')
  site.app.clock.advance(30 * DAY_MS + MINUTE_MS)
  site.world.renew(id)
  site.world.events.splice(0)
  expect(await eka.call(getSubscription)).toMatchObject({ plan: 'topaz' })
  site.app.clock.advance(2 * HOUR_MS)
  expect(await eka.call(getSubscription)).toMatchObject({ plan: 'free' })
  await site.app.purge()
  expect(await eka.call(getSubscription)).toMatchObject({ plan: 'topaz', subscription: { status: 'active' } })
  expect(await told('eka')).toEqual([])
})

test('what Stripe does not know any more is over', async () => {
  const fitri = await site.signIn('fitri')
  const id = await site.buy(fitri, 'topaz')
  site.world.subscriptions.delete(id)
  site.app.clock.advance(31 * DAY_MS)
  await site.app.purge()
  expect(await fitri.call(getSubscription)).toMatchObject({ plan: 'free', subscription: null })
  expect(await told('fitri')).toEqual(['plan-ended'])
})

test('while Stripe is away nothing ends that may have been renewed', async () => {
  const gita = await site.signIn('gita')
  const id = await site.buy(gita, 'topaz')
  site.app.clock.advance(31 * DAY_MS)
  site.stripe.state.isDown = true
  await site.app.purge()
  site.stripe.state.isDown = false
  expect(await told('gita')).toEqual([])
  site.world.renew(id)
  await site.deliver()
  expect(await gita.call(getSubscription)).toMatchObject({ plan: 'topaz' })
})
