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
import { loggedErrors } from '../testing/logged-errors.ts'
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
  expect(missing).toMatchObject({ status: 409, body: { message: expect.stringContaining('no such price') } })
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

test('a renewal that nobody told us of is asked for within the hour', async () => {
  const eka = await site.signIn('eka')
  const id = await site.buy(eka, 'topaz')
  site.app.clock.advance(30 * DAY_MS + MINUTE_MS)
  site.world.renew(id)
  site.world.events.splice(0)
  const { currentPeriodEnd } = (await eka.call(getSubscription)).subscription ?? {}
  // However long that takes, within reason: who pays is not on Free.
  site.app.clock.advance(2 * DAY_MS)
  expect(await eka.call(getSubscription)).toMatchObject({
    plan: 'topaz',
    subscription: { currentPeriodEnd },
  })
  await site.app.purge()
  const after = await eka.call(getSubscription)
  expect(after).toMatchObject({ plan: 'topaz', subscription: { status: 'active' } })
  expect(after.subscription?.currentPeriodEnd).not.toBe(currentPeriodEnd)
  expect(await told('eka')).toEqual([])
})

test('a trial that has become a paid plan goes on, also before we hear of it', async () => {
  await site.app.db.insertInto('plan_trials').values({ plan: 'agate', days: 7 }).execute()
  const oki = await site.signIn('oki')
  await site.buy(oki, 'agate')
  expect(await oki.call(getSubscription)).toMatchObject({ subscription: { status: 'trialing' } })
  site.app.clock.advance(7 * DAY_MS + MINUTE_MS)
  expect(await oki.call(getSubscription)).toMatchObject({ plan: 'agate' })
  await site.app.db.deleteFrom('plan_trials').execute()
})

test('however many renewals are not heard of, all are asked for', async () => {
  const putri = await site.signIn('putri')
  const now = site.app.clock.now()
  const unknown = Array.from({ length: 201 }, (_, at) => `sub_lost_${at}`)
  await site.app.db
    .insertInto('subscriptions')
    .values(
      unknown.map((provider_id) => ({
        user_id: putri.userId,
        plan: 'topaz',
        status: 'active',
        provider: 'stripe',
        provider_id,
        current_period_end: daysFrom(site.app, 29),
        created_at: now,
      })),
    )
    .execute()
  const rina = await site.signIn('rina')
  const id = await site.buy(rina, 'topaz')
  site.app.clock.advance(30 * DAY_MS + HOUR_MS)
  site.world.renew(id)
  site.world.events.splice(0)
  await site.app.purge()
  expect(loggedErrors.splice(0).length).toBeGreaterThanOrEqual(unknown.length)
  const { subscription } = await rina.call(getSubscription)
  expect(Date.parse(subscription?.currentPeriodEnd ?? '')).toBeGreaterThan(site.app.clock.now().getTime())
  await site.app.db.deleteFrom('subscriptions').where('user_id', '=', putri.userId).execute()
})

test('what nobody pays within the grace ends at Stripe too, and can be bought anew', async () => {
  const sinta = await site.signIn('sinta')
  const id = await site.buy(sinta, 'topaz')
  site.app.clock.advance(30 * DAY_MS)
  site.world.isDeclining = true
  site.world.renew(id)
  await site.deliver()
  site.world.isDeclining = false
  site.app.clock.advance(7 * DAY_MS + HOUR_MS)
  // Stripe is away: nothing is told before it has ended there.
  site.stripe.state.isDown = true
  await site.app.purge()
  site.stripe.state.isDown = false
  expect(await told('sinta')).toEqual(['payment-failed'])
  expect(await sinta.call(getSubscription)).toMatchObject({ plan: 'free' })
  await site.app.purge()
  expect(site.world.subscriptions.get(id)?.status).toBe('canceled')
  expect(await told('sinta')).toEqual(['plan-ended'])
  expect(await sinta.call(getSubscription)).toMatchObject({ plan: 'free', subscription: null })
  await site.buy(sinta, 'agate')
  expect(await sinta.call(getSubscription)).toMatchObject({ plan: 'agate' })
})

test('what was paid at the last moment is not ended, though nobody told us', async () => {
  const tari = await site.signIn('tari')
  const id = await site.buy(tari, 'topaz')
  site.app.clock.advance(30 * DAY_MS)
  site.world.isDeclining = true
  const unpaid = site.world.renew(id).latest_invoice ?? ''
  await site.deliver()
  site.world.isDeclining = false
  site.app.clock.advance(7 * DAY_MS + HOUR_MS)
  site.world.payInvoice(unpaid)
  site.world.events.splice(0)
  await site.app.purge()
  expect(await tari.call(getSubscription)).toMatchObject({
    plan: 'topaz',
    subscription: { status: 'active' },
  })
})

test('what Stripe does not know any more is over', async () => {
  const fitri = await site.signIn('fitri')
  const id = await site.buy(fitri, 'topaz')
  site.world.subscriptions.delete(id)
  site.app.clock.advance(31 * DAY_MS)
  await site.app.purge()
  // Of another account, perhaps: the operator reads of it, and there is time to set the right key.
  expect(await fitri.call(getSubscription)).toMatchObject({ plan: 'topaz' })
  expect(JSON.stringify(loggedErrors.splice(0))).toContain('does not know this plan')
  site.app.clock.advance(3 * DAY_MS)
  await site.app.purge()
  loggedErrors.splice(0)
  expect(await fitri.call(getSubscription)).toMatchObject({ plan: 'free', subscription: null })
  expect(await told('fitri')).toEqual(['plan-ended'])
})

test('while Stripe is away nothing ends that may have been renewed', async () => {
  const gita = await site.signIn('gita')
  const id = await site.buy(gita, 'topaz')
  site.app.clock.advance(31 * DAY_MS)
  site.stripe.state.isDown = true
  await site.app.purge()
  expect(await gita.call(getSubscription)).toMatchObject({ plan: 'topaz' })
  site.app.clock.advance(3 * DAY_MS)
  await site.app.purge()
  site.stripe.state.isDown = false
  expect(await told('gita')).toEqual([])
  expect((await gita.call(getSubscription)).subscription).toMatchObject({ status: 'active' })
  site.world.renew(id)
  await site.deliver()
  expect(await gita.call(getSubscription)).toMatchObject({ plan: 'topaz' })
})
