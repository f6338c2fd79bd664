import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSubscription, listInvoices, openBillingPortal } from '../../../contract/market.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { marketSite, renewNow, type MarketSite } from './market-site-testing.ts'

let site: MarketSite
beforeAll(async () => {
  site = await marketSite()
})
afterAll(() => site.close())

const renew = (subscription: string): Promise<void> => renewNow(site, subscription)

test('a plan stays for a week when a renewal is not paid, and goes on when it is paid then', async () => {
  const gilang = await site.signIn('gilang')
  const id = await site.buy(gilang, 'agate')
  site.world.isDeclining = true
  await renew(id)
  expect(await site.planOf(gilang)).toMatchObject({ plan: 'agate', subscription: { status: 'past_due' } })
  const body = { plan: 'topaz', interval: 'month' } as const
  const change = await gilang.attempt(changeSubscription, { body })
  expect(change).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('didn’t go through') },
  })
  const { items } = await gilang.call(listInvoices)
  expect(items[0]).toMatchObject({ status: 'failed', amountMinor: 1000 })
  site.app.clock.advance(6 * DAY_MS)
  await site.app.purge()
  expect((await site.planOf(gilang)).plan).toBe('agate')
  site.world.isDeclining = false
  for (const { id: invoice, status } of site.world.invoices.values())
    if (status === 'open') site.world.payInvoice(invoice)
  await site.deliver()
  expect(await site.planOf(gilang)).toMatchObject({ plan: 'agate', subscription: { status: 'active' } })
  expect((await gilang.call(listInvoices)).items.every(({ status }) => status === 'paid')).toBe(true)
})

test.each([
  ['tried again', 'oki', 'open'],
  ['given up', 'omar', 'uncollectible'],
] as const)('what is not paid for a week and %s ends at Stripe too', async (_, name, status) => {
  const member = await site.signIn(name)
  const id = await site.buy(member, 'agate')
  site.world.isDeclining = true
  await renew(id)
  const invoice = site.world.invoices.get(site.world.subscriptions.get(id)?.latest_invoice ?? '')
  if (invoice === undefined) throw new Error('It was to be paid')
  invoice.status = status
  site.world.isDeclining = false
  site.app.clock.advance(8 * DAY_MS)
  expect((await site.planOf(member)).plan).toBe('free')
  // Until Stripe could be asked, nothing is said to be over there.
  site.stripe.state.isDown = true
  await site.app.purge()
  expect(site.world.subscriptions.get(id)?.status).toBe('past_due')
  site.stripe.state.isDown = false
  await site.app.purge()
  expect(site.world.subscriptions.get(id)?.status).toBe('canceled')
  expect(await site.planOf(member)).toMatchObject({ plan: 'free', subscription: null })
  expect(await member.attempt(openBillingPortal)).toMatchObject({ status: 200 })
  await site.buy(member, 'topaz')
  expect((await site.planOf(member)).plan).toBe('topaz')
})

test('what was not sold here is left alone', async () => {
  const putri = await site.signIn('putri')
  const id = await site.buy(putri, 'agate')
  const other = site.world.pay(await site.choose(await site.signIn('qori'), 'agate'))
  other.customer = 'cus_of_another_site'
  site.world.isDeclining = true
  await renew(id)
  site.world.renew(other.id)
  site.world.isDeclining = false
  site.app.clock.advance(8 * DAY_MS)
  await site.deliver()
  await site.app.purge()
  expect(site.world.subscriptions.get(id)?.status).toBe('canceled')
  expect(await site.planOf(putri)).toMatchObject({ plan: 'free', subscription: null })
  expect(other.status).toBe('past_due')
})
