import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSubscription, listInvoices } from '../../contract/market.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { DAY_MS, SECOND_MS, addMs } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { daysFrom, hear, hearInvoice, invoiceOf, mailsTo, makeCustomer, stateOf } from './market-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Member = TestClient & { userId: number }

const tier = async (member: Member) => (await member.call(getSubscription)).plan
const told = async (member: Member): Promise<string[]> => {
  await app.settle()
  return (await member.call(listNotifications, {})).items.map(({ type }) => type)
}

test('what the provider says is theirs, with its price, and nobody tries twice', async () => {
  const ana = await app.signIn('ana')
  const customer = await makeCustomer(app, ana)
  expect(await hear(app, stateOf(app, customer))).toBe('applied')
  expect(await ana.call(getSubscription)).toEqual({
    plan: 'topaz',
    subscription: {
      plan: 'topaz',
      status: 'active',
      price: { currency: 'USD', interval: 'month', amountMinor: 499 },
      currentPeriodEnd: daysFrom(app, 30).toISOString(),
      isEnding: false,
      next: null,
      isPaid: true,
    },
    wanted: [],
    canTry: false,
  })
})

test('what a price was sold as is its plan, else what the list says, and a price of nobody’s changes nothing', async () => {
  const budi = await app.signIn('budi')
  const customer = await makeCustomer(app, budi)
  const price = {
    id: 'price_listed',
    currency: 'USD',
    amountMinor: 1,
    interval: 'month',
    soldAs: null,
  } as const
  expect(await hear(app, stateOf(app, customer, { price }))).toBe('unknown')
  expect(await tier(budi)).toBe('free')
  await app.db
    .insertInto('plan_prices')
    .values({ plan: 'agate', interval: 'month', currency: 'USD', amount_minor: 900, provider_id: price.id })
    .execute()
  expect(await hear(app, stateOf(app, customer, { price }))).toBe('applied')
  expect(await tier(budi)).toBe('agate')
  // What it was sold as stays so, whatever the operator writes beside that price later.
  expect(await hear(app, stateOf(app, customer, { price: { ...price, soldAs: 'topaz' } }))).toBe('applied')
  expect(await tier(budi)).toBe('topaz')
  await app.db.deleteFrom('plan_prices').execute()
  expect(await hear(app, stateOf(app, customer, { price }))).toBe('applied')
  expect(await tier(budi)).toBe('topaz')
})

test('a customer whom nobody knows, and a subscription of somebody else’s, change nothing', async () => {
  const [citra, dewi] = [await app.signIn('citra'), await app.signIn('dewi')]
  expect(await hear(app, stateOf(app, 'cus_nobody', { plan: 'aqua' }))).toBe('unknown')
  await hear(app, stateOf(app, await makeCustomer(app, citra), { id: 'sub_citra' }))
  const other = stateOf(app, await makeCustomer(app, dewi), { id: 'sub_citra', plan: 'aqua' })
  expect(await hear(app, other)).toBe('unknown')
  expect([await tier(citra), await tier(dewi)]).toEqual(['topaz', 'free'])
})

test('what was read earlier changes nothing when it comes later', async () => {
  const eka = await app.signIn('eka')
  const customer = await makeCustomer(app, eka)
  const before = app.clock.now()
  app.clock.advance(SECOND_MS)
  await hear(app, stateOf(app, customer, { status: 'canceled', currentPeriodEnd: app.clock.now() }))
  expect(await hear(app, stateOf(app, customer), before)).toBe('old')
  expect(await eka.call(getSubscription)).toMatchObject({ plan: 'free', subscription: null })
})

test('a change that waits and an end that was chosen are shown', async () => {
  const fitri = await app.signIn('fitri')
  const customer = await makeCustomer(app, fitri)
  const next = {
    id: 'price_topaz',
    currency: 'USD',
    amountMinor: 499,
    interval: 'month',
    soldAs: 'topaz',
  } as const
  await hear(app, stateOf(app, customer, { plan: 'aqua', next }))
  expect(await fitri.call(getSubscription)).toMatchObject({
    plan: 'aqua',
    subscription: { next: { plan: 'topaz', interval: 'month' }, isEnding: false },
  })
  await hear(app, stateOf(app, customer, { plan: 'aqua', isEnding: true }))
  expect(await fitri.call(getSubscription)).toMatchObject({ subscription: { next: null, isEnding: true } })
  app.clock.advance(31 * DAY_MS)
  const later = await app.signIn('fitri')
  expect(await tier(later)).toBe('free')
  await app.purge()
  expect(await told(later)).toEqual(['plan-ended'])
})

test('a payment that failed keeps the plan for seven days, is told once, and taken back when it is paid', async () => {
  const gita = await app.signIn('gita')
  await app.db.updateTable('users').set({ language: 'my' }).where('id', '=', gita.userId).execute()
  const customer = await makeCustomer(app, gita)
  const unpaidFrom = app.clock.now()
  const unpaid = stateOf(app, customer, { status: 'past_due', currentPeriodEnd: unpaidFrom })
  await hear(app, unpaid)
  await hear(app, unpaid)
  expect(await told(gita)).toEqual(['payment-failed'])
  const mails = await mailsTo(app, 'gita')
  const day = new Intl.DateTimeFormat('ms-MY', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('Bayaran pelan anda tidak berjaya')
  expect(mails[0]?.text).toContain(`kekal hingga ${day.format(addMs(unpaidFrom, 7 * DAY_MS))}`)
  app.clock.advance(6 * DAY_MS)
  await app.purge()
  expect(await tier(gita)).toBe('topaz')
  await hear(app, stateOf(app, customer))
  expect(await told(gita)).toEqual([])
  expect(await gita.call(getSubscription)).toMatchObject({ subscription: { status: 'active' } })
})

test('after the grace it ends, is told once, and comes back when it is paid after all', async () => {
  const hana = await app.signIn('hana')
  const customer = await makeCustomer(app, hana)
  await hear(app, stateOf(app, customer, { status: 'past_due', currentPeriodEnd: app.clock.now() }))
  app.clock.advance(8 * DAY_MS)
  expect(await tier(hana)).toBe('free')
  await app.purge()
  await app.purge()
  expect(await told(hana)).toContain('plan-ended')
  await hear(app, stateOf(app, customer, { status: 'past_due', currentPeriodEnd: daysFrom(app, -8) }))
  expect((await told(hana)).filter((type) => type === 'plan-ended')).toHaveLength(1)
  await hear(app, stateOf(app, customer))
  expect(await tier(hana)).toBe('topaz')
})

test('another unpaid month begins no other week of grace', async () => {
  const nita = await app.signIn('nita')
  const customer = await makeCustomer(app, nita)
  const first = app.clock.now()
  await hear(app, stateOf(app, customer, { status: 'past_due', currentPeriodEnd: first }))
  app.clock.advance(6 * DAY_MS)
  await hear(app, stateOf(app, customer, { status: 'past_due', currentPeriodEnd: app.clock.now() }))
  expect(await nita.call(getSubscription)).toMatchObject({
    plan: 'topaz',
    subscription: { currentPeriodEnd: first.toISOString() },
  })
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  await hear(app, stateOf(app, customer, { status: 'past_due', currentPeriodEnd: app.clock.now() }))
  expect(await tier(nita)).toBe('free')
  // Paid, it counts from its own time again.
  await hear(app, stateOf(app, customer))
  app.clock.advance(30 * DAY_MS)
  await hear(app, stateOf(app, customer, { status: 'past_due', currentPeriodEnd: app.clock.now() }))
  expect(await tier(await app.signIn('nita'))).toBe('topaz')
})

test('a renewal that is not heard of for some hours ends nothing for good', async () => {
  const indra = await app.signIn('indra')
  const customer = await makeCustomer(app, indra)
  await hear(app, stateOf(app, customer, { currentPeriodEnd: daysFrom(app, 1) }))
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  expect(await told(indra)).toEqual([])
  await hear(app, stateOf(app, customer))
  expect(await tier(indra)).toBe('topaz')
  app.clock.advance(40 * DAY_MS)
  await app.purge()
  expect(await told(await app.signIn('indra'))).toEqual(['plan-ended'])
})

test('a free trial begins with a mail that says when it ends and what it costs then', async () => {
  const mira = await app.signIn('mira')
  const customer = await makeCustomer(app, mira)
  const trial = stateOf(app, customer, { status: 'trialing', currentPeriodEnd: daysFrom(app, 14) })
  await hear(app, trial)
  await hear(app, trial)
  expect(await mira.call(getSubscription)).toMatchObject({ plan: 'topaz', canTry: false })
  const mails = await mailsTo(app, 'mira')
  expect(mails.map(({ subject }) => subject)).toEqual(['Your free trial of Topaz has started'])
  expect(mails[0]?.text).toContain('After that it’s US$4.99 per month')
  const intan = await makeCustomer(app, await app.signIn('intan'))
  const { price } = trial
  await hear(app, stateOf(app, intan, { status: 'trialing', price: { ...price, amountMinor: null } }))
  const [untold] = await mailsTo(app, 'intan')
  expect(untold?.text).toContain('After that Topaz is no longer free of charge')
  expect(untold?.text).not.toContain('$0')
})

test('a paid invoice is listed and sent as a receipt once, in the language of who paid', async () => {
  const joko = await app.signIn('joko')
  await app.db.updateTable('users').set({ language: 'id' }).where('id', '=', joko.userId).execute()
  const customer = await makeCustomer(app, joko)
  await hear(app, stateOf(app, customer, { plan: 'aqua' }))
  const invoice = invoiceOf(app, customer, { currency: 'IDR', amountMinor: 4_900_000 })
  expect(await hearInvoice(app, { ...invoice, status: 'open' })).toBe('applied')
  expect(await mailsTo(app, 'joko')).toEqual([])
  await hearInvoice(app, invoice)
  await hearInvoice(app, invoice)
  const mails = await mailsTo(app, 'joko')
  expect(mails.map(({ subject }) => subject)).toEqual(['Bukti pembayaran dari Cendekia: Rp49.000'])
  expect(mails[0]?.text).toContain('untuk Aqua sudah kami terima')
  expect(mails[0]?.text).toContain('https://pay.example/invoice/1')
  expect(await joko.call(listInvoices)).toEqual({
    items: [
      {
        id: invoice.id,
        createdAt: invoice.createdAt.toISOString(),
        plan: 'aqua',
        currency: 'IDR',
        amountMinor: 4_900_000,
        status: 'paid',
        url: 'https://pay.example/invoice/1',
      },
    ],
  })
  await hearInvoice(app, { ...invoice, status: 'refunded' })
  expect(await hearInvoice(app, invoice)).toBe('old')
  expect((await joko.call(listInvoices)).items).toMatchObject([{ status: 'refunded' }])
  expect(await mailsTo(app, 'joko')).toHaveLength(1)
})

test('an invoice that credit paid is kept without a receipt, those of strangers are not, and nobody sees those of others', async () => {
  const [kirana, lina] = [await app.signIn('kirana'), await app.signIn('lina')]
  const customer = await makeCustomer(app, kirana)
  expect(await hearInvoice(app, invoiceOf(app, 'cus_stranger'))).toBe('unknown')
  await hearInvoice(app, invoiceOf(app, customer, { amountMinor: 0 }))
  expect((await kirana.call(listInvoices)).items).toMatchObject([{ status: 'paid', amountMinor: 0 }])
  expect(await mailsTo(app, 'kirana')).toEqual([])
  expect((await lina.call(listInvoices)).items).toEqual([])
})
