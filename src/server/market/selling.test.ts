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
import { MINUTE_MS } from '../platform/clock.ts'
import { grantPlan } from './grant-actions.ts'
import { daysFrom, sellingCommand } from './market-testing.ts'
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
      { currency: 'USD', interval: 'month', amountMinor: 2000, canBuy: true },
      { currency: 'USD', interval: 'year', amountMinor: 20_000, canBuy: true },
    ],
    trialDays: 0,
  })
})

test('there is no checkout for a price that is not on the list, or only shown', async () => {
  const ana = await site.signIn('ana')
  const missing = await ana.attempt(startCheckout, { body: { ...order, currency: 'MYR' } })
  expect(missing).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('isn’t available') },
  })
  await site.app.db
    .insertInto('plan_prices')
    .values({ plan: 'topaz', interval: 'month', currency: 'MYR', amount_minor: 1900 })
    .execute()
  site.app.clock.advance(MINUTE_MS)
  const { plans } = await site.app.visitor().call(listPlans)
  expect(plans[0]?.prices.map(({ currency, canBuy }) => [currency, canBuy])).toEqual([
    ['MYR', false],
    ['USD', true],
    ['USD', true],
  ])
  ana.language = 'my'
  const shown = await ana.attempt(startCheckout, { body: { ...order, currency: 'MYR' } })
  expect(shown).toMatchObject({ status: 409, body: { message: expect.stringContaining('tidak tersedia') } })
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

test('who waits for what is only shown is told when it can be bought', async () => {
  const nadia = await site.signIn('nadia')
  const unsell = site.app.db.updateTable('plan_prices').where('plan', '=', 'agate')
  const ids = await site.app.db
    .selectFrom('plan_prices')
    .select(['interval', 'provider_id'])
    .where('plan', '=', 'agate')
    .execute()
  await unsell.set({ provider_id: null }).execute()
  expect(await nadia.call(wantPlan, { body: { plan: 'agate', isWanted: true } })).toEqual({
    wanted: ['agate'],
  })
  const command = (...args: string[]) => sellingCommand(site.app, site.stripe.config, ...args)
  expect((await command('price', 'agate', 'month', 'USD', '10')).out).toEqual([
    'agate month USD = 10',
    'It is only shown: add what the payment provider calls this price to sell it.',
  ])
  await site.app.purge()
  expect(await told('nadia')).toEqual([])
  expect((await command('price', 'agate', 'month', 'USD', '10', 'price_agate_month')).out).toEqual([
    'agate month USD = 10',
    '1 people who waited for it are told',
  ])
  expect(await told('nadia')).toEqual(['plan-priced'])
  for (const { interval, provider_id } of ids)
    await unsell.set({ provider_id }).where('interval', '=', interval).execute()
})

test('a plan taken off sale is neither listed nor sold, and who has it keeps it', async () => {
  const command = (...args: string[]) => sellingCommand(site.app, site.stripe.config, ...args)
  const [owner, other, waiting] = [
    await site.signIn('owner'),
    await site.signIn('other'),
    await site.signIn('waiting'),
  ]
  await site.buy(owner, 'agate')
  await site.buy(other, 'topaz')
  expect((await command('hide', 'agate')).out).toEqual([
    'agate is hidden: nobody new can get it, and who has it keeps it',
  ])
  expect((await command('hide', 'agate')).out).toEqual([
    'agate is already hidden: nobody new can get it, and who has it keeps it',
  ])
  expect((await command()).out).toContain('agate is hidden: nobody new can get it')
  site.app.clock.advance(MINUTE_MS)
  const listed = async () => (await site.app.visitor().call(listPlans)).plans.map(({ plan }) => plan)
  expect(await listed()).toEqual(['topaz', 'aqua'])
  const bought = await waiting.attempt(startCheckout, { body: { ...order, plan: 'agate' } })
  expect(bought).toMatchObject({ status: 409 })
  const changed = await other.attempt(changeSubscription, { body: { plan: 'agate', interval: 'month' } })
  expect(changed).toMatchObject({ status: 409 })
  await waiting.call(wantPlan, { body: { plan: 'agate', isWanted: true } })
  await site.app.purge()
  expect(await told('waiting')).toEqual([])

  // They go on paying, and can end it and take that back.
  const { subscription } = await owner.call(getSubscription)
  expect(subscription).toMatchObject({ plan: 'agate', status: 'active' })
  for (const isEnding of [true, false])
    expect(await owner.call(endSubscription, { body: { isEnding } })).toMatchObject({
      plan: 'agate',
      subscription: { plan: 'agate', isEnding },
    })
  expect((await command('show', 'agate')).out).toEqual([
    'agate is offered',
    '1 people who waited for it are told',
  ])
  expect(await told('waiting')).toEqual(['plan-priced'])
  site.app.clock.advance(MINUTE_MS)
  expect(await listed()).toEqual(['topaz', 'agate', 'aqua'])
  expect((await command('hide', 'free')).code).not.toBe(0)
})

test('a price is set as Stripe has it, or not at all', async () => {
  const command = (...args: string[]) =>
    sellingCommand(site.app, site.stripe.config, 'price', 'topaz', ...args)
  site.world.addPrice('price_sgd', 'month', 'SGD', 699)
  const refusals: [string[], string][] = [
    [['month', 'SGD', '6.98', 'price_sgd'], 'at Stripe price_sgd is month SGD 6.99'],
    [['year', 'SGD', '6.99', 'price_sgd'], 'at Stripe price_sgd is month SGD 6.99'],
    [['month', 'EUR', '6.99', 'price_sgd'], 'at Stripe price_sgd is month SGD 6.99'],
    [
      ['month', 'SGD', '6.99', 'price_none'],
      'Stripe has no active price price_none that is paid every month or every year',
    ],
  ]
  for (const [args, line] of refusals) expect((await command(...args)).errors[0]).toContain(`plan: ${line}`)
  site.stripe.state.isDown = true
  const away = await command('month', 'SGD', '6.99', 'price_sgd')
  site.stripe.state.isDown = false
  expect(away.errors[0]).toContain('plan: Stripe could not be asked about price_sgd, so nothing was set')
  expect((await command('month', 'SGD', '6.99', 'price_sgd')).out).toEqual(['topaz month SGD = 6.99'])
  await command('month', 'SGD', 'none')
})
