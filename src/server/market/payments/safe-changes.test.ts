import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  changeSubscription,
  endSubscription,
  getSubscription,
  listInvoices,
  startCheckout,
  type Interval,
} from '../../../contract/market.ts'
import type { PaidPlan } from '../../../contract/plans.ts'
import { DAY_MS, SECOND_MS } from '../../platform/clock.ts'
import { loggedErrors } from '../../testing/logged-errors.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { marketSite, renewNow, type MarketSite } from './market-site-testing.ts'

/** What must never come of a change: a plan for nothing, something paid twice, a choice undone. */
let site: MarketSite
beforeAll(async () => {
  site = await marketSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.app.db.deleteFrom('plan_trials').execute()
})

const setTrial = (plan: PaidPlan, days: number) =>
  site.app.db.insertInto('plan_trials').values({ plan, days }).execute()
const change = (member: TestClient, plan: PaidPlan, interval: Interval = 'month') =>
  member.attempt(changeSubscription, { body: { plan, interval } })
const end = (member: TestClient, isEnding: boolean) => member.call(endSubscription, { body: { isEnding } })
const amounts = async (member: TestClient) =>
  (await member.call(listInvoices)).items.map(({ amountMinor }) => amountMinor)

test('a plan that can’t be tried is paid for, also by who tries another one', async () => {
  await setTrial('topaz', 14)
  const ayu = await site.signIn('ayu')
  const id = await site.buy(ayu, 'topaz')
  expect((await site.planOf(ayu)).subscription?.status).toBe('trialing')
  site.world.isDeclining = true
  expect(await change(ayu, 'aqua')).toMatchObject({ status: 409 })
  site.world.isDeclining = false
  await site.deliver()
  expect(await site.planOf(ayu)).toMatchObject({ plan: 'topaz', subscription: { status: 'trialing' } })
  expect(await change(ayu, 'aqua')).toMatchObject({ status: 200 })
  await site.deliver()
  expect(await site.planOf(ayu)).toMatchObject({ plan: 'aqua', subscription: { status: 'active' } })
  expect(await amounts(ayu)).toEqual([2000])
  const { current_period_end } = site.world.subscriptions.get(id)?.items.data[0] ?? {}
  expect(current_period_end).toBe(site.world.seconds() + 30 * (DAY_MS / SECOND_MS))
})

test('of a trial as much is left as the plan that is chosen gives', async () => {
  await setTrial('topaz', 14)
  await setTrial('agate', 30)
  await setTrial('aqua', 7)
  const banu = await site.signIn('banu')
  const id = await site.buy(banu, 'topaz')
  const subscription = site.world.subscriptions.get(id)
  const begin = site.world.seconds()
  const trialDays = () => ((subscription?.trial_end ?? 0) - begin) / (DAY_MS / SECOND_MS)
  await change(banu, 'agate')
  expect([subscription?.status, trialDays()]).toEqual(['trialing', 14])
  await change(banu, 'aqua')
  expect([subscription?.status, trialDays()]).toEqual(['trialing', 7])
  await site.deliver()
  const candra = await site.signIn('candra')
  const late = await site.buy(candra, 'topaz')
  site.app.clock.advance(8 * DAY_MS)
  await change(candra, 'aqua')
  await site.deliver()
  expect(site.world.subscriptions.get(late)?.status).toBe('active')
  expect(await amounts(candra)).toEqual([2000])
})

test('of checkouts that begin at the same moment one is left', async () => {
  const dian = await site.signIn('dian')
  const body = { plan: 'topaz', interval: 'month', currency: 'USD' } as const
  const answers = await Promise.all([1, 2, 3, 4].map(() => dian.attempt(startCheckout, { body })))
  const open = [...site.world.sessions.values()].filter(({ status }) => status === 'open')
  expect(open).toHaveLength(1)
  for (const { status, body: said } of answers)
    if (status === 200) expect(JSON.stringify(said)).toContain('/pay/')
    else
      expect([status, said.message]).toEqual([409, expect.stringContaining('opened the payment page twice')])
  const pages = answers.filter(({ status }) => status === 200).map(({ body: said }) => JSON.stringify(said))
  expect(pages.some((page) => page.includes(open[0]?.url ?? '?'))).toBe(true)
  site.world.pay(open[0]?.id ?? '')
  await site.deliver()
  expect((await site.planOf(dian)).plan).toBe('topaz')
})

test.each([
  ['making the schedule', 'edi', /^POST \/v1\/subscription_schedules$/],
  ['writing the schedule', 'eko', /^POST \/v1\/subscription_schedules\/\w+$/],
])('a lower plan that fails at %s leaves the cancellation', async (_, name, failing) => {
  const member = await site.signIn(name)
  const id = await site.buy(member, 'aqua')
  await end(member, true)
  site.stripe.state.failing = failing
  const answer = await change(member, 'topaz')
  site.stripe.state.failing = undefined
  expect(answer).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('Nothing was charged') },
  })
  expect(loggedErrors.splice(0)).toHaveLength(1)
  await site.deliver()
  expect((await site.planOf(member)).subscription).toMatchObject({ isEnding: true, next: null })
  expect(site.world.subscriptions.get(id)).toMatchObject({ cancel_at_period_end: true, schedule: null })
})

test('a date of an end that was set at the portal is put back as it was', async () => {
  const feri = await site.signIn('feri')
  const subscription = site.world.subscriptions.get(await site.buy(feri, 'aqua'))
  if (subscription === undefined) throw new Error('It was bought')
  const date = subscription.items.data[0].current_period_end
  subscription.cancel_at = date
  site.stripe.state.failing = /^POST \/v1\/subscription_schedules$/
  expect(await change(feri, 'topaz')).toMatchObject({ status: 503 })
  site.stripe.state.failing = undefined
  expect(loggedErrors.splice(0)).toHaveLength(1)
  expect(subscription).toMatchObject({ cancel_at: date, cancel_at_period_end: false })
})

test('a higher plan that is declined leaves the lower one that waits', async () => {
  const gita = await site.signIn('gita')
  const id = await site.buy(gita, 'agate')
  await change(gita, 'topaz')
  site.world.isDeclining = true
  expect(await change(gita, 'aqua')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('declined') },
  })
  site.world.isDeclining = false
  await site.deliver()
  const waiting = { plan: 'agate', next: { plan: 'topaz', interval: 'month' } }
  expect((await site.planOf(gita)).subscription).toMatchObject(waiting)
  // As does a cancellation that Stripe does not take.
  site.stripe.state.failing = /^POST \/v1\/subscriptions\/\w+$/
  const ending = await gita.attempt(endSubscription, { body: { isEnding: true } })
  site.stripe.state.failing = undefined
  expect(ending.status).toBe(503)
  expect(loggedErrors.splice(0)).toHaveLength(1)
  await site.deliver()
  expect((await site.planOf(gita)).subscription).toMatchObject({ ...waiting, isEnding: false })
  await renewNow(site, id)
  expect((await site.planOf(gita)).plan).toBe('topaz')
})

test('when nothing can be put back either, that is said', async () => {
  const hadi = await site.signIn('hadi')
  await site.buy(hadi, 'agate')
  await change(hadi, 'topaz')
  site.stripe.state.failing = /^POST \/v1\/subscription(s\/\w+|_schedules)$/
  const answer = await change(hadi, 'aqua')
  site.stripe.state.failing = undefined
  expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining('may be gone') } })
  await site.deliver()
  expect((await site.planOf(hadi)).subscription).toMatchObject({ plan: 'agate', next: null })
})

test('a payment that the bank wants to be confirmed is not said to be declined', async () => {
  const ika = await site.signIn('ika')
  await site.buy(ika, 'topaz')
  Object.assign(site.world, { isDeclining: true, declineCode: 'authentication_required' })
  const answer = await change(ika, 'aqua')
  Object.assign(site.world, { isDeclining: false, declineCode: 'card_declined' })
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('confirm this payment') },
  })
})

test('what is paid for at Stripe decides whether a plan is higher, not what we have heard', async () => {
  const joko = await site.signIn('joko')
  await site.buy(joko, 'topaz')
  await change(joko, 'aqua')
  // The webhook is on its way: here it is Topaz still.
  const { body } = await change(joko, 'agate')
  expect(body).toMatchObject({ plan: 'topaz', subscription: { next: { plan: 'agate' } } })
  await site.deliver()
  expect(await site.planOf(joko)).toMatchObject({ plan: 'aqua', subscription: { next: { plan: 'agate' } } })
})

test('a change is taken back also when its plan is not sold any more', async () => {
  const kiki = await site.signIn('kiki')
  await site.buy(kiki, 'agate', 'year')
  await change(kiki, 'topaz')
  const sold = site.app.db.updateTable('plan_prices').where('provider_id', '=', 'price_agate_year')
  await sold.set({ provider_id: null }).execute()
  expect(await change(kiki, 'agate', 'year')).toMatchObject({
    status: 200,
    body: { subscription: { plan: 'agate', next: null } },
  })
  const rows = site.app.db
    .updateTable('plan_prices')
    .where('plan', '=', 'agate')
    .where('interval', '=', 'year')
  await rows.set({ provider_id: 'price_agate_year' }).execute()
  await site.app.db
    .updateTable('plan_prices')
    .set({ provider_id: null })
    .where('provider_id', '=', 'price_aqua_year')
    .execute()
  expect(await change(kiki, 'aqua', 'year')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('isn’t available') },
  })
})

test('what credit has paid is on the books, and no receipt says that it was received', async () => {
  const lina = await site.signIn('lina')
  const id = await site.buy(lina, 'topaz', 'year')
  await change(lina, 'agate')
  await site.deliver()
  await renewNow(site, id)
  expect((await amounts(lina)).slice(0, 2)).toEqual([0, 5000])
  while ((await site.app.jobs.runDue()) > 0);
  const mails = site.app.mails.filter(({ to }) => to === 'lina@example.com')
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('$50')])
})

test('a choice that was read before something newer does not stay', async () => {
  const maya = await site.signIn('maya')
  const id = await site.buy(maya, 'topaz')
  const later = new Date(site.app.clock.now().getTime() + DAY_MS)
  const row = site.app.db.updateTable('subscriptions').set({ state_at: later, is_ending: false })
  await row.where('provider_id', '=', id).execute()
  expect((await end(maya, true)).subscription?.isEnding).toBe(false)
  site.app.clock.advance(2 * DAY_MS)
  await site.deliver()
  expect((await maya.call(getSubscription)).subscription?.isEnding).toBe(true)
})

test('what is done is not said to have failed when it can’t be read afterwards', async () => {
  const nina = await site.signIn('nina')
  await site.buy(nina, 'topaz')
  const before = site.stripe.asked.length
  // The first read is before the change.
  site.stripe.state.failing = {
    test: (call: string) => call.startsWith('GET') && site.stripe.asked.length > before + 2,
  }
  const answer = await nina.attempt(endSubscription, { body: { isEnding: true } })
  site.stripe.state.failing = undefined
  expect(answer.status).toBe(200)
  expect(loggedErrors.splice(0)).toHaveLength(1)
  await site.deliver()
  expect((await site.planOf(nina)).subscription?.isEnding).toBe(true)
})
