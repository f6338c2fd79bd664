import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { readEvents } from '../../contract/events.ts'
import { getSubscription } from '../../contract/market.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { saveTheme } from '../../contract/settings.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { grantPlan } from './grant-actions.ts'
import { daysFrom, mailsTo, planCommand } from './market-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Member = TestClient & { userId: number }

const give = ({ userId }: Member, plan: 'topaz' | 'agate' | 'aqua', days: number) =>
  grantPlan(app.db, { userId, plan, until: daysFrom(app, days), note: 'thanks', now: app.clock.now() })

async function flags(member: Member): Promise<Record<string, unknown>> {
  const { isFree, isTopaz, isAgate, isAqua, selectedTheme } = await member.call(getUser)
  return { isFree, isTopaz, isAgate, isAqua, selectedTheme }
}

const ON_FREE = { isFree: true, isTopaz: false, isAgate: false, isAqua: false }

test('a plan is given by a command until the end of a day, and ended by another', async () => {
  const ana = await app.signIn('ana')
  const given = await planCommand(app, 'grant', 'Ana@Example.com', 'aqua', '2099-01-31', 'for', 'the help')
  expect(given.out).toEqual(['ana@example.com has aqua until the end of 2099-01-31'])
  expect((await planCommand(app)).out[0]).toBe(
    'ana@example.com has aqua until the end of 2099-01-31: for the help',
  )
  expect(await ana.call(getSubscription)).toEqual({
    plan: 'aqua',
    subscription: {
      plan: 'aqua',
      status: 'active',
      price: null,
      currentPeriodEnd: '2099-02-01T00:00:00.000Z',
      isEnding: true,
      next: null,
      isPaid: false,
    },
    wanted: [],
    canTry: true,
  })
  expect(await flags(ana)).toMatchObject({ ...ON_FREE, isFree: false, isAqua: true })
  app.clock.advance(DAY_MS)
  expect((await planCommand(app, 'end', 'ana@example.com')).out).toEqual([
    'ana@example.com has no given plan any more',
  ])
  expect(await ana.call(getSubscription)).toMatchObject({ plan: 'free', subscription: null })
  expect((await planCommand(app, 'end', 'ana@example.com')).out).toEqual([
    'ana@example.com was given nothing that could end',
  ])
  const log = await app.db.selectFrom('staff_log').select(['action', 'object_id', 'details']).execute()
  expect(log).toMatchObject([
    { action: 'grant-plan', object_id: ana.userId, details: { plan: 'aqua' } },
    { action: 'end-plan', object_id: ana.userId, details: { plans: ['aqua'] } },
  ])
  const rows = await app.db.selectFrom('subscriptions').select(['note', 'provider_id']).execute()
  expect(rows).toEqual([{ note: 'for the help', provider_id: null }])
})

test('when a plan ends the theme falls back to dark, the person is told once, and open pages ask anew', async () => {
  const budi = await app.signIn('budi')
  await give(budi, 'agate', 10)
  await app.settle()
  await budi.call(saveTheme, { body: { theme: 'agate' } })
  app.clock.advance(9 * DAY_MS)
  await app.purge()
  await app.settle()
  expect(await flags(budi)).toMatchObject({ isAgate: true, selectedTheme: 'agate' })

  const { seq } = await budi.call(readEvents, {})
  app.clock.advance(2 * DAY_MS)
  expect(await flags(budi)).toMatchObject(ON_FREE)
  await app.purge()
  await app.purge()
  await app.settle()
  expect(await flags(budi)).toEqual({ ...ON_FREE, selectedTheme: 'dark' })
  const { events } = await budi.call(readEvents, { query: { after: String(seq) } })
  expect(events.map(({ body }) => body)).toContainEqual({ kind: 'account' })
  const { items } = await budi.call(listNotifications, {})
  expect(items).toMatchObject([{ type: 'plan-ended', path: '/market' }])
  expect(items[0]?.sentence.map(({ text }) => text).join('')).toBe(
    'Your plan has ended. You can choose a plan again at any time',
  )
  app.clock.advance(DAY_MS)
  expect((await mailsTo(app, 'budi')).map(({ subject }) => subject)).toEqual([
    'Your plan has ended. You can choose a plan again at any time',
  ])
})

test('a basic theme stays as it is when a plan ends', async () => {
  const citra = await app.signIn('citra')
  await give(citra, 'aqua', 1)
  await citra.call(saveTheme, { body: { theme: 'light' } })
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  await app.settle()
  expect(await flags(citra)).toEqual({ ...ON_FREE, selectedTheme: 'light' })
})

test('of several plans the highest counts, and who still has as much is not told of an end', async () => {
  const dewi = await app.signIn('dewi')
  await give(dewi, 'topaz', 5)
  await give(dewi, 'aqua', 50)
  expect(await flags(dewi)).toMatchObject({ isAqua: true, isTopaz: false, isFree: false })
  expect(await dewi.call(getSubscription)).toMatchObject({ plan: 'aqua', subscription: { plan: 'aqua' } })
  app.clock.advance(6 * DAY_MS)
  await app.purge()
  await app.settle()
  expect((await dewi.call(listNotifications, {})).items).toEqual([])
  expect(await flags(dewi)).toMatchObject({ isAqua: true })
})

test('a theme of a higher plan falls back when a lower one is left', async () => {
  const eka = await app.signIn('eka')
  await give(eka, 'topaz', 50)
  await give(eka, 'aqua', 5)
  await eka.call(saveTheme, { body: { theme: 'aqua' } })
  app.clock.advance(6 * DAY_MS)
  await app.purge()
  await app.settle()
  expect(await flags(eka)).toMatchObject({ isTopaz: true, selectedTheme: 'dark' })
})
