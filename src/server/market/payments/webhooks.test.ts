import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../../contract/auth.ts'
import { endSubscription, listInvoices } from '../../../contract/market.ts'
import { MINUTE_MS, SECOND_MS } from '../../platform/clock.ts'
import { loggedErrors } from '../../testing/logged-errors.ts'
import { marketSite, type MarketSite } from './market-site-testing.ts'
import type { StripeEvent } from './stripe-objects-testing.ts'
import { signed } from './stripe-stand-in-testing.ts'

let site: MarketSite
beforeAll(async () => {
  site = await marketSite()
})
afterAll(() => site.close())

const countEvents = async (): Promise<number> => {
  const row = site.app.db.selectFrom('payment_events').select((of) => of.fn.countAll<number>().as('count'))
  return (await row.executeTakeFirstOrThrow()).count
}
/** The events of a payment that nobody has heard of yet. */
async function payUnheard(name: string, plan: 'topaz' | 'agate' | 'aqua' = 'topaz') {
  const member = await site.app.signIn(name)
  const subscription = site.world.pay(await site.choose(member, plan))
  return { member, subscription, events: site.world.events.splice(0) }
}
const find = (events: StripeEvent[], type: string): StripeEvent => {
  const event = events.find((each) => each.type === type)
  if (event === undefined) throw new Error(`Nothing says ${type}`)
  return event
}

test('a payment gives the plan when Stripe says so, and not before', async () => {
  const { member, events } = await payUnheard('adi', 'agate')
  expect(await site.planOf(member)).toMatchObject({ plan: 'free', subscription: null })
  for (const event of events) expect((await site.send(event)).statusCode).toBe(200)
  expect(await site.planOf(member)).toMatchObject({
    plan: 'agate',
    canTry: false,
    subscription: {
      plan: 'agate',
      status: 'active',
      price: { currency: 'USD', interval: 'month', amountMinor: 1000 },
      isEnding: false,
      next: null,
      isPaid: true,
    },
  })
  const { isFree, isTopaz, isAgate, isAqua } = await member.call(getUser)
  expect({ isFree, isTopaz, isAgate, isAqua }).toEqual({
    isFree: false,
    isTopaz: false,
    isAgate: true,
    isAqua: false,
  })
  const { items } = await member.call(listInvoices)
  expect(items).toMatchObject([{ plan: 'agate', currency: 'USD', amountMinor: 1000, status: 'paid' }])
})

test('what Stripe was asked is what it understands', async () => {
  const alya = await site.app.signIn('alya')
  const before = site.stripe.asked.length
  await site.choose(alya, 'agate')
  const market = `${site.app.config.publicUrl}/market`
  const checkout = site.stripe.asked.slice(before).find(({ call }) => call === 'POST /v1/checkout/sessions')
  expect(checkout?.form).toMatchObject({
    mode: 'subscription',
    line_items: { 0: { price: 'price_agate_month', quantity: '1' } },
    success_url: `${market}?status=success&session={CHECKOUT_SESSION_ID}&interval=month&currency=USD`,
    cancel_url: `${market}?status=canceled&interval=month&currency=USD`,
    locale: 'en',
    subscription_data: { metadata: { plan: 'agate', price: 'price_agate_month' } },
  })
  expect(checkout?.form).not.toHaveProperty('automatic_tax')
  expect(site.stripe.mistakes).toEqual([])
})

test('an event that comes twice counts once', async () => {
  const { member, subscription, events } = await payUnheard('bela')
  const paid = find(events, 'invoice.paid')
  const before = await countEvents()
  expect((await site.send(paid)).statusCode).toBe(200)
  const receipts = async () => {
    await site.app.settle()
    for (; (await site.app.jobs.runDue()) > 0;);
    return site.app.mails.filter(({ to }) => to === 'bela@example.com').length
  }
  const mails = await receipts()
  expect(mails).toBe(1)
  site.world.endNow(subscription.id)
  // Known already: what it would lead to is not even asked for.
  const asked = site.stripe.asked.length
  expect((await site.send(paid)).statusCode).toBe(200)
  expect(site.stripe.asked.length).toBe(asked)
  expect(await countEvents()).toBe(before + 1)
  expect((await site.planOf(member)).plan).toBe('topaz')
  await site.deliver()
  expect((await site.planOf(member)).plan).toBe('free')
})

test('the same event at the same moment counts once', async () => {
  const { member, events } = await payUnheard('bima')
  const paid = find(events, 'invoice.paid')
  const before = await countEvents()
  const answers = await Promise.all([1, 2, 3, 4].map(() => site.send(paid)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await countEvents()).toBe(before + 1)
  for (; (await site.app.jobs.runDue()) > 0;);
  expect(site.app.mails.filter(({ to }) => to === 'bima@example.com')).toHaveLength(1)
  expect((await site.planOf(member)).plan).toBe('topaz')
})

test('the order of events does not matter', async () => {
  const member = await site.app.signIn('citra')
  const { id } = site.world.pay(await site.choose(member, 'topaz'))
  site.world.endNow(id)
  await site.deliver((events) => events.toReversed())
  expect(await site.planOf(member)).toMatchObject({ plan: 'free' })
  site.world.pay(await site.choose(member, 'aqua'))
  await site.deliver((events) => events.toReversed())
  expect(await site.planOf(member)).toMatchObject({ plan: 'aqua' })
})

test('a "paid" that comes late after a cancellation gives nothing back', async () => {
  const { member, subscription, events } = await payUnheard('dewi')
  const late = find(events, 'invoice.paid')
  for (const event of events) if (event !== late) await site.send(event)
  expect((await site.planOf(member)).plan).toBe('topaz')
  site.world.endNow(subscription.id)
  await site.deliver()
  expect((await site.planOf(member)).plan).toBe('free')
  site.app.clock.advance(MINUTE_MS)
  expect((await site.send(late)).statusCode).toBe(200)
  expect((await site.planOf(member)).plan).toBe('free')
  const { items } = await member.call(listInvoices)
  expect(items).toMatchObject([{ status: 'paid' }])
})

test('what is unsigned, signed by another, changed or old is refused, and nothing is kept of it', async () => {
  const { member, events } = await payUnheard('eka', 'aqua')
  const paid = find(events, 'invoice.paid')
  const before = await countEvents()
  const now = site.app.clock.now()
  const { payload, header } = signed(paid, now)
  const answers = [
    await site.post(payload),
    await site.post(payload, { 'stripe-signature': '' }),
    await site.post(payload, { 'stripe-signature': 't=1,v1=00' }),
    await site.post(payload, { 'stripe-signature': header.replace('v1=', 'v0=') }),
    await site.send(paid, { secret: 'whsec_of_somebody_else' }),
    await site.post(payload.replace('invoice.paid', 'invoice.void'), { 'stripe-signature': header }),
    await site.post(JSON.stringify(paid), { 'stripe-signature': header }),
    await site.send(paid, { at: new Date(now.getTime() - 600 * SECOND_MS) }),
    await site.send(paid, { at: new Date(now.getTime() - 301 * SECOND_MS) }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400))
  expect(await countEvents()).toBe(before)
  expect((await site.planOf(member)).plan).toBe('free')
  const young = await site.send(paid, { at: new Date(now.getTime() - 290 * SECOND_MS) })
  expect(young.statusCode).toBe(200)
  expect((await site.planOf(member)).plan).toBe('aqua')
})

test('an event can give a plan to nobody but who pays', async () => {
  const { member: fajar, subscription, events } = await payUnheard('fajar', 'aqua')
  const gita = await site.app.signIn('gita')
  await site.buy(gita, 'topaz')
  const customers = await site.app.db.selectFrom('payment_customers').selectAll().execute()
  const hers = customers.find(({ user_id }) => user_id === gita.userId)?.customer_id ?? ''
  // Signed, and with her as the customer and the reference: what counts is whose subscription it is at Stripe.
  const event = find(events, 'customer.subscription.created')
  const forged = { ...event.data.object, customer: hers, client_reference_id: String(gita.userId) }
  expect((await site.send({ ...event, data: { object: forged } })).statusCode).toBe(200)
  expect((await site.planOf(gita)).plan).toBe('topaz')
  expect((await site.planOf(fajar)).plan).toBe('aqua')
  // Somebody's subscription that becomes another's at Stripe is not moved.
  subscription.customer = hers
  site.world.emit('customer.subscription.updated', subscription)
  await site.deliver()
  expect((await site.planOf(gita)).plan).toBe('topaz')
})

test('an event about a customer of nobody, or about something else, is taken and changes nothing', async () => {
  const { member, subscription, events } = await payUnheard('hana', 'aqua')
  subscription.customer = 'cus_of_another_site'
  const before = await countEvents()
  for (const event of events) expect((await site.send(event)).statusCode).toBe(200)
  const other = site.world.emit('payout.paid', { object: 'payout', id: 'po_1' })
  site.world.events.splice(0)
  expect((await site.send(other)).statusCode).toBe(200)
  expect(await countEvents()).toBe(before + events.length + 1)
  expect((await site.planOf(member)).plan).toBe('free')
})

test('while Stripe can’t be asked, an event is not taken; it is when it is sent again', async () => {
  const { member, events } = await payUnheard('indra')
  const paid = find(events, 'invoice.paid')
  const before = await countEvents()
  site.stripe.state.isDown = true
  expect((await site.send(paid)).statusCode).toBe(503)
  expect(await member.attempt(endSubscription, { body: { isEnding: true } })).toMatchObject({ status: 409 })
  site.stripe.state.isDown = false
  expect(await countEvents()).toBe(before)
  expect((await site.send(paid)).statusCode).toBe(200)
  expect((await site.planOf(member)).plan).toBe('topaz')
  expect(loggedErrors).toEqual([])
})

test('what Stripe has signed and we can’t read is taken, and an operator told', async () => {
  const event = site.world.emit('invoice.paid', { object: 'invoice', id: 'in_1' })
  site.world.events.splice(0)
  const before = await countEvents()
  expect((await site.send({ ...event, type: 'x'.repeat(300) })).statusCode).toBe(200)
  expect(await countEvents()).toBe(before)
  expect(loggedErrors.splice(0)).toHaveLength(1)
})

test('an event is not used up by a clock that is behind', async () => {
  const { member, subscription, events } = await payUnheard('kartika')
  for (const event of events) await site.send(event)
  const ahead = new Date(site.app.clock.now().getTime() + 2 * SECOND_MS)
  const row = site.app.db.updateTable('subscriptions').set({ state_at: ahead })
  await row.where('provider_id', '=', subscription.id).execute()
  site.world.endNow(subscription.id)
  const [ended] = site.world.events.splice(0)
  if (ended === undefined) throw new Error('It was told')
  const before = await countEvents()
  expect((await site.send(ended)).statusCode).toBe(503)
  expect(await countEvents()).toBe(before)
  site.app.clock.advance(3 * SECOND_MS)
  expect((await site.send(ended)).statusCode).toBe(200)
  expect((await site.planOf(member)).plan).toBe('free')
})

test('who pays for two plans at once is a matter for the operator', async () => {
  const { member, subscription, events } = await payUnheard('lestari')
  for (const event of events) await site.send(event)
  const second = { ...structuredClone(subscription), id: 'sub_second' }
  site.world.subscriptions.set(second.id, second)
  site.world.emit('customer.subscription.created', second)
  await site.deliver()
  expect(loggedErrors.splice(0)).toHaveLength(1)
  site.world.endNow(second.id)
  await site.deliver()
  expect((await site.planOf(member)).plan).toBe('topaz')
})

test('a long event is taken, and one that is too long refused', async () => {
  const event = site.world.emit('payout.paid', { object: 'payout', id: 'po_2' })
  site.world.events.splice(0)
  const long = (kilobytes: number) => ({ ...event, padding: 'x'.repeat(kilobytes * 1024) })
  expect((await site.send(long(600))).statusCode).toBe(413)
  expect((await site.send(long(200))).statusCode).toBe(200)
})

test('events are forgotten after three months', async () => {
  site.app.clock.advance(91 * 24 * 60 * MINUTE_MS)
  await site.app.purge()
  expect(await countEvents()).toBe(0)
})
