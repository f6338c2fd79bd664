import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeSubscription,
  endSubscription,
  listInvoices,
  openBillingPortal,
  startCheckout,
} from '../../../contract/market.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { marketSite, renewNow, type MarketSite } from './market-site-testing.ts'

let site: MarketSite
beforeAll(async () => {
  site = await marketSite()
})
afterAll(() => site.close())

const MONTH_MS = 30 * DAY_MS
const order = { plan: 'topaz', interval: 'month', currency: 'USD' } as const

const renew = (subscription: string): Promise<void> => renewNow(site, subscription)
const daysFromNow = (time: string | undefined): number =>
  Math.round((Date.parse(time ?? '') - site.app.clock.now().getTime()) / DAY_MS)

test('a higher plan begins at once, and what is left of the lower one is counted', async () => {
  const ayu = await site.signIn('ayu')
  await site.buy(ayu, 'topaz')
  site.app.clock.advance(MONTH_MS / 2)
  const changed = await ayu.call(changeSubscription, { body: { plan: 'aqua', interval: 'month' } })
  // It is given by what Stripe tells, as every plan.
  expect(changed.plan).toBe('topaz')
  await site.deliver()
  const { plan, subscription } = await site.planOf(ayu)
  expect(plan).toBe('aqua')
  expect(subscription).toMatchObject({
    plan: 'aqua',
    price: { amountMinor: 2000 },
    next: null,
    isEnding: false,
  })
  expect(daysFromNow(subscription?.currentPeriodEnd)).toBe(15)
  const { items } = await ayu.call(listInvoices)
  expect(items.map(({ amountMinor, status }) => ({ amountMinor, status }))).toEqual([
    { amountMinor: 750, status: 'paid' },
    { amountMinor: 500, status: 'paid' },
  ])
})

test('a card that is declined changes nothing', async () => {
  const banu = await site.signIn('banu')
  await site.buy(banu, 'topaz')
  site.world.isDeclining = true
  const answer = await banu.attempt(changeSubscription, { body: { plan: 'agate', interval: 'month' } })
  site.world.isDeclining = false
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(answer.body.message).toContain('declined')
  await site.deliver()
  expect(await site.planOf(banu)).toMatchObject({
    plan: 'topaz',
    subscription: { plan: 'topaz', status: 'active' },
  })
})

test('a lower plan begins when the period ends, and can be taken back before', async () => {
  const candra = await site.signIn('candra')
  const id = await site.buy(candra, 'aqua')
  const body = { plan: 'topaz', interval: 'year' } as const
  const waiting = await candra.call(changeSubscription, { body })
  expect(waiting).toMatchObject({ plan: 'aqua', subscription: { plan: 'aqua', next: body } })
  await site.deliver()
  expect(await site.planOf(candra)).toMatchObject({ plan: 'aqua', subscription: { next: body } })
  // Another one instead, which uses the same schedule.
  const instead = { plan: 'agate', interval: 'month' } as const
  expect((await candra.call(changeSubscription, { body: instead })).subscription?.next).toEqual(instead)
  const same = { plan: 'aqua', interval: 'month' } as const
  expect((await candra.call(changeSubscription, { body: same })).subscription?.next).toBeNull()
  await candra.call(changeSubscription, { body })
  await site.deliver()
  await renew(id)
  const { plan, subscription } = await site.planOf(candra)
  expect(plan).toBe('topaz')
  expect(subscription).toMatchObject({
    plan: 'topaz',
    price: { interval: 'year', amountMinor: 5000 },
    next: null,
  })
  expect(daysFromNow(subscription?.currentPeriodEnd)).toBe(365)
})

test('what is cancelled stays to the end of its period, can be resumed until then, and is over after it', async () => {
  const dian = await site.signIn('dian')
  const id = await site.buy(dian, 'agate')
  const end = (isEnding: boolean) => dian.call(endSubscription, { body: { isEnding } })
  expect(await end(true)).toMatchObject({ plan: 'agate', subscription: { isEnding: true, status: 'active' } })
  await site.deliver()
  expect(await end(false)).toMatchObject({ plan: 'agate', subscription: { isEnding: false } })
  await end(true)
  await site.deliver()
  expect(await site.planOf(dian)).toMatchObject({ plan: 'agate', subscription: { isEnding: true } })
  await renew(id)
  expect(await site.planOf(dian)).toMatchObject({ plan: 'free', subscription: null, canTry: false })
  expect(await dian.attempt(endSubscription, { body: { isEnding: false } })).toMatchObject({ status: 409 })
  await site.buy(dian, 'topaz')
  expect(await site.planOf(dian)).toMatchObject({ plan: 'topaz' })
})

test('whoever cancels after choosing a lower plan gets none; whoever chooses one after cancelling goes on', async () => {
  const edi = await site.signIn('edi')
  await site.buy(edi, 'aqua')
  const lower = { body: { plan: 'topaz', interval: 'month' } as const }
  await edi.call(changeSubscription, lower)
  const ending = await edi.call(endSubscription, { body: { isEnding: true } })
  expect(ending.subscription).toMatchObject({ isEnding: true, next: null })
  const goingOn = await edi.call(changeSubscription, lower)
  expect(goingOn.subscription).toMatchObject({ isEnding: false, next: lower.body })
  await edi.call(endSubscription, { body: { isEnding: true } })
  await edi.call(changeSubscription, { body: { plan: 'aqua', interval: 'month' } })
  await site.deliver()
  expect((await site.planOf(edi)).subscription).toMatchObject({ plan: 'aqua', isEnding: false, next: null })
})

test('an end that was set at Stripe’s own portal is shown, and taken back here', async () => {
  const feri = await site.signIn('feri')
  const id = await site.buy(feri, 'topaz')
  const subscription = site.world.subscriptions.get(id)
  if (subscription === undefined) throw new Error('It was bought')
  subscription.cancel_at = subscription.items.data[0].current_period_end
  site.world.emit('customer.subscription.updated', subscription)
  await site.deliver()
  expect((await site.planOf(feri)).subscription?.isEnding).toBe(true)
  const back = await feri.call(endSubscription, { body: { isEnding: false } })
  expect(back.subscription?.isEnding).toBe(false)
  expect(subscription.cancel_at).toBeNull()
})

test('a refund is on the books; the plan ends when Stripe says that it does', async () => {
  const hadi = await site.signIn('hadi')
  const id = await site.buy(hadi, 'topaz')
  const invoice = site.world.subscriptions.get(id)?.latest_invoice ?? ''
  site.world.refund(invoice, 200)
  await site.deliver()
  expect((await hadi.call(listInvoices)).items).toMatchObject([{ status: 'paid' }])
  site.world.refund(invoice, 300)
  await site.deliver()
  expect((await hadi.call(listInvoices)).items).toMatchObject([{ status: 'refunded' }])
  expect((await site.planOf(hadi)).plan).toBe('topaz')
  site.world.endNow(id)
  await site.deliver()
  expect((await site.planOf(hadi)).plan).toBe('free')
  // A late word of the payment does not undo the refund.
  site.world.emit('invoice.paid', { object: 'invoice', id: invoice })
  await site.deliver()
  expect((await hadi.call(listInvoices)).items).toMatchObject([{ status: 'refunded' }])
})

test('a plan is tried once', async () => {
  await site.app.db.insertInto('plan_trials').values({ plan: 'topaz', days: 14 }).execute()
  const ika = await site.signIn('ika')
  const id = await site.buy(ika, 'topaz')
  const { plan, subscription } = await site.planOf(ika)
  expect({ plan, status: subscription?.status }).toEqual({ plan: 'topaz', status: 'trialing' })
  expect(daysFromNow(subscription?.currentPeriodEnd)).toBe(14)
  expect((await ika.call(listInvoices)).items).toEqual([])
  await renew(id)
  expect((await site.planOf(ika)).subscription?.status).toBe('active')
  site.world.endNow(id)
  await site.deliver()
  const again = await site.buy(ika, 'topaz')
  expect(site.world.subscriptions.get(again)?.status).toBe('active')
})

test('nobody pays twice: not in two tabs, and not before we have heard of the first payment', async () => {
  const joko = await site.signIn('joko')
  const first = await site.choose(joko, 'topaz')
  const second = await site.choose(joko, 'agate')
  expect(site.world.sessions.get(first)?.status).toBe('expired')
  site.world.pay(second)
  const unheard = await joko.attempt(startCheckout, { body: order })
  expect(unheard).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await site.deliver()
  const heard = await joko.attempt(startCheckout, { body: order })
  expect(heard).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('a price that was raised since keeps what was sold at it', async () => {
  const kiki = await site.signIn('kiki')
  const id = await site.buy(kiki, 'agate', 'year')
  site.world.addPrice('price_agate_year_2', 'year', 'USD', 12_000)
  await site.app.db
    .updateTable('plan_prices')
    .set({ provider_id: 'price_agate_year_2', amount_minor: 12_000 })
    .where('provider_id', '=', 'price_agate_year')
    .execute()
  await renew(id)
  expect(await site.planOf(kiki)).toMatchObject({
    plan: 'agate',
    subscription: { price: { amountMinor: 10_000 } },
  })
})

test('cards and invoices are at Stripe’s portal, for those who have been there', async () => {
  const lina = await site.signIn('lina')
  expect(await lina.attempt(openBillingPortal)).toMatchObject({ status: 409 })
  await site.buy(lina, 'topaz')
  lina.language = 'my'
  const { redirectUrl } = await lina.call(openBillingPortal)
  expect(redirectUrl).toContain(`${site.stripe.url}/portal/`)
  const { form } = site.stripe.asked.at(-1) ?? {}
  expect(form).toMatchObject({
    locale: 'ms',
    return_url: `${site.app.config.publicUrl}/settings?section=billing`,
  })
})

test('somebody whom Stripe has forgotten is made anew when they buy again', async () => {
  const nina = await site.signIn('nina')
  const id = await site.buy(nina, 'aqua')
  site.world.endNow(id)
  await site.deliver()
  // As an operator deletes it there, or leaves the keys for trying behind.
  site.world.customers.delete(site.world.subscriptions.get(id)?.customer ?? '')
  expect(await nina.attempt(openBillingPortal)).toMatchObject({ status: 409 })
  await site.buy(nina, 'agate')
  expect((await site.planOf(nina)).plan).toBe('agate')
  expect((await nina.call(listInvoices)).items).toHaveLength(2)
})

test('while Stripe is away nothing is begun, and it is said that nothing was charged', async () => {
  const maya = await site.signIn('maya')
  site.stripe.state.isDown = true
  const answer = await maya.attempt(startCheckout, { body: order })
  site.stripe.state.isDown = false
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(answer.body.message).toContain('Nothing was charged')
  expect(
    await site.app.db
      .selectFrom('payment_customers')
      .where('user_id', '=', maya.userId)
      .selectAll()
      .execute(),
  ).toEqual([])
  await site.buy(maya, 'topaz')
  expect((await site.planOf(maya)).plan).toBe('topaz')
})
