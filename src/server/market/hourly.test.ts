import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSubscription } from '../../contract/market.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import { daysFrom } from './market-testing.ts'
import { marketSite, type MarketSite } from './payments/market-site-testing.ts'

let site: MarketSite
beforeAll(async () => {
  site = await marketSite()
})
afterAll(() => site.close())

async function told(name: string): Promise<string[]> {
  await site.app.settle()
  const { items } = await (await site.signIn(name)).call(listNotifications, {})
  return items.map(({ type }) => type)
}

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

test('one whose answer can’t be read does not keep the others waiting, and nothing ends meanwhile', async () => {
  const [vera, wati] = [await site.signIn('vera'), await site.signIn('wati')]
  const [unread, id] = [await site.buy(vera, 'topaz'), await site.buy(wati, 'topaz')]
  site.app.clock.advance(30 * DAY_MS + HOUR_MS)
  for (const one of [unread, id]) site.world.renew(one)
  site.world.events.splice(0)
  Object.assign(site.world.subscriptions.get(unread) ?? {}, { customer: 7 })
  await site.app.purge()
  expect(JSON.stringify(loggedErrors.splice(0))).toContain('can’t be read')
  const { subscription } = await wati.call(getSubscription)
  expect(Date.parse(subscription?.currentPeriodEnd ?? '')).toBeGreaterThan(site.app.clock.now().getTime())
  expect(await vera.call(getSubscription)).toMatchObject({ plan: 'topaz' })
  expect(await told('vera')).toEqual([])
  await site.app.db.deleteFrom('subscriptions').where('user_id', '=', vera.userId).execute()
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
