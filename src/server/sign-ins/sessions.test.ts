import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { endOtherSessions, endSession, listSessions } from '../../contract/sign-ins.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { BROWSERS, makeAccount, otherDevice, withBrowser } from './sign-ins-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const statusOf = async (client: TestClient) => (await client.attempt(getUser)).status
const sessionsOf = async (client: TestClient) => (await client.call(listSessions)).items

test('people see where they are signed in, this session first, in plain words', async () => {
  const ana = await makeAccount(app, 'ana@example.com', withBrowser(app, BROWSERS.chromeOnWindows))
  app.clock.advance(2 * HOUR_MS)
  const phone = withBrowser(app, BROWSERS.safariOnIphone)
  phone.ip = '2001:db8:1234:5678::9'
  await otherDevice(app, 'ana@example.com', phone)
  expect(await sessionsOf(ana)).toEqual([
    {
      id: expect.any(Number),
      browser: 'Chrome',
      system: 'Windows',
      address: '203.0.113.…',
      startedAt: new Date(app.clock.now().getTime() - 2 * HOUR_MS).toISOString(),
      lastSeenAt: app.clock.now().toISOString(),
      isThisOne: true,
    },
    {
      id: expect.any(Number),
      browser: 'Safari',
      system: 'iPhone',
      address: '2001:db8:1234:…',
      startedAt: app.clock.now().toISOString(),
      lastSeenAt: app.clock.now().toISOString(),
      isThisOne: false,
    },
  ])
  expect((await sessionsOf(phone)).map(({ isThisOne, system }) => [isThisOne, system])).toEqual([
    [true, 'iPhone'],
    [false, 'Windows'],
  ])
})

test('the list holds neither tokens nor whole addresses, nor sessions that ended by themselves', async () => {
  const bela = await makeAccount(app, 'bela@example.com')
  await otherDevice(app, 'bela@example.com')
  const answer = await bela.attempt(listSessions)
  expect(JSON.stringify(answer.body)).not.toContain('203.0.113.7')
  expect(Object.keys(answer.body.items[0]).toSorted()).toEqual(
    ['address', 'browser', 'id', 'isThisOne', 'lastSeenAt', 'startedAt', 'system'].toSorted(),
  )
  app.clock.advance(13 * DAY_MS)
  expect(await statusOf(bela)).toBe(200)
  app.clock.advance(2 * DAY_MS)
  expect(await sessionsOf(bela)).toHaveLength(1)
})

test('addresses are forgotten after 30 days, the session may live on', async () => {
  const citra = await makeAccount(app, 'citra@example.com')
  for (let weeks = 0; weeks < 3; weeks++) {
    app.clock.advance(10 * DAY_MS)
    expect(await statusOf(citra)).toBe(200)
  }
  await app.purge()
  expect(await sessionsOf(citra)).toMatchObject([{ address: null }])
})

test('one session is ended by its owner and by nobody else; its token is dead', async () => {
  const dewi = await makeAccount(app, 'dewi@example.com')
  const phone = await otherDevice(app, 'dewi@example.com')
  const stranger = await makeAccount(app, 'eka@example.com')
  const id = String((await sessionsOf(dewi)).find(({ isThisOne }) => !isThisOne)?.id)
  expect(await stranger.attempt(endSession, { params: { id } })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect(await statusOf(phone)).toBe(200)
  await dewi.call(endSession, { params: { id } })
  expect(await statusOf(phone)).toBe(401)
  expect((await phone.attempt(endSession, { params: { id } })).status).toBe(401)
  expect((await dewi.attempt(endSession, { params: { id } })).status).toBe(404)
  expect(await statusOf(dewi)).toBe(200)
})

test('this session can be ended too, and its cookie goes', async () => {
  const fajar = await makeAccount(app, 'fajar@example.com')
  const copy = app.visitor()
  copy.cookies.set('sid', fajar.cookies.get('sid') ?? '')
  const [{ id } = { id: 0 }] = await sessionsOf(fajar)
  await fajar.call(endSession, { params: { id: String(id) } })
  expect(fajar.cookies.has('sid')).toBe(false)
  expect(await statusOf(copy)).toBe(401)
})

test('signing out the others ends all of them but this, and nobody else’s', async () => {
  const gita = await makeAccount(app, 'gita@example.com')
  const phone = await otherDevice(app, 'gita@example.com')
  const tablet = await otherDevice(app, 'gita@example.com')
  const stranger = await makeAccount(app, 'hana@example.com')
  expect(await gita.call(endOtherSessions)).toEqual({ ended: 2 })
  expect(await Promise.all([gita, phone, tablet, stranger].map(statusOf))).toEqual([200, 401, 401, 200])
  // A thief who stored the cookie gets nothing by sending it again.
  expect((await phone.attempt(listSessions)).status).toBe(401)
  expect((await phone.attempt(endOtherSessions)).status).toBe(401)
  expect(await sessionsOf(gita)).toHaveLength(1)
  expect(await gita.call(endOtherSessions)).toEqual({ ended: 0 })
})

test.each(['0', '-1', '1e3', 'abc', '99999999999999999'])('%s is no session', async (id) => {
  const intan = await app.signIn('intan')
  expect((await intan.attempt(endSession, { params: { id } })).status).toBe(400)
})

test('visitors, and other sites, get nothing', async () => {
  for (const route of [listSessions, endOtherSessions])
    expect((await app.visitor().attempt(route)).status).toBe(401)
  const joko = await app.signIn('joko')
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect(await joko.attempt(endOtherSessions, { headers })).toMatchObject({
    status: 403,
    body: { code: 'cross_site' },
  })
})
