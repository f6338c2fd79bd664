import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, resetPassword, signin } from '../../contract/auth.ts'
import { listSignIns, reauthenticate } from '../../contract/sign-ins.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { exportSignIns } from './person-queries.ts'
import { BROWSERS, mailsTo, makeAccount, otherDevice, PASSWORD, withBrowser } from './sign-ins-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function historyOf(client: TestClient) {
  while ((await app.jobs.runDue()) > 0);
  return (await client.call(listSignIns)).items
}

async function ways(client: TestClient) {
  return (await historyOf(client)).map(({ way, isSuccess }) => `${way} ${isSuccess}`)
}

const tryWrong = (email: string, client = app.visitor()) =>
  client.attempt(signin, { body: { email, password: 'wrong' } })

test('people see each sign-in and each wrong password, the latest first', async () => {
  const email = 'ana@example.com'
  await makeAccount(app, email, withBrowser(app, BROWSERS.chromeOnWindows))
  app.clock.advance(HOUR_MS)
  const thief = withBrowser(app, BROWSERS.safariOnIphone)
  thief.ip = '198.51.100.23'
  await tryWrong(email, thief)
  app.clock.advance(HOUR_MS)
  const ana = await otherDevice(app, email, withBrowser(app, BROWSERS.chromeOnWindows))
  const facts = { browser: 'Chrome', system: 'Windows', address: '203.0.113.…' }
  expect(await historyOf(ana)).toMatchObject([
    { way: 'password', isSuccess: true, ...facts, at: app.clock.now().toISOString() },
    { way: 'password', isSuccess: false, browser: 'Safari', system: 'iPhone', address: '198.51.100.…' },
    { way: 'signup', isSuccess: true, ...facts },
  ])
})

test('the copy of somebody’s data has no address of whoever failed to get in', async () => {
  const email = 'indah@example.com'
  await makeAccount(app, email)
  const stranger = app.visitor()
  stranger.ip = '198.51.100.77'
  await tryWrong(email, stranger)
  while ((await app.jobs.runDue()) > 0);
  const rows: object[] = []
  for await (const entry of exportSignIns(app.site, app.db, await idOf(email)))
    if ('rows' in entry) for await (const row of entry.rows) rows.push(row)
  expect(rows).toMatchObject([
    { way: 'signup', isSuccess: true, ip: '203.0.113.7' },
    { way: 'password', isSuccess: false, ip: null },
  ])
})

test('a new password by a mailed link stands there too', async () => {
  const email = 'bela@example.com'
  await makeAccount(app, email)
  await app.visitor().call(forgotPassword, { body: { email } })
  const token = /token=([\w-]{43})/.exec((await mailsTo(app, email)).at(-1)?.text ?? '')?.[1] ?? ''
  await app.visitor().call(resetPassword, { body: { token, password: PASSWORD } })
  const bela = await otherDevice(app, email)
  expect(await ways(bela)).toEqual(['password true', 'reset true', 'signup true'])
})

test('a wrong password at a confirmation is one as well', async () => {
  const citra = await makeAccount(app, 'citra@example.com')
  await citra.attempt(reauthenticate, { body: { password: 'wrong' } })
  expect(await ways(citra)).toEqual(['password false', 'signup true'])
})

async function idOf(email: string): Promise<number> {
  const query = app.db.selectFrom('users').select('id').where('email', '=', email)
  return (await query.executeTakeFirstOrThrow()).id
}

test('nobody sees the history of others, nor with their cursor', async () => {
  const dewi = await makeAccount(app, 'dewi@example.com')
  const userId = await idOf('dewi@example.com')
  for (let count = 0; count < 21; count++) {
    app.clock.advance(MINUTE_MS)
    await app.db
      .insertInto('signin_history')
      .values({
        user_id: userId,
        way: 'password',
        is_success: false,
        ip: '198.51.100.23',
        user_agent: '',
        created_at: app.clock.now(),
      })
      .execute()
  }
  const first = await dewi.call(listSignIns)
  expect(first.items).toHaveLength(20)
  const cursor = first.nextCursor ?? ''
  const second = await dewi.call(listSignIns, { query: { cursor } })
  expect(second.items).toHaveLength(2)
  expect(second.nextCursor).toBeNull()
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(22)
  const eka = await makeAccount(app, 'eka@example.com')
  expect(await historyOf(eka)).toHaveLength(1)
  expect((await eka.attempt(listSignIns, { query: { cursor } })).status).toBe(400)
  expect((await app.visitor().attempt(listSignIns)).status).toBe(401)
  expect((await eka.attempt(listSignIns, { query: { userId: '1' } })).status).toBe(400)
})

test('addresses are forgotten after 30 days, and the line itself after 90', async () => {
  const email = 'fajar@example.com'
  await makeAccount(app, email)
  app.clock.advance(29 * DAY_MS)
  await app.purge()
  expect((await historyOf(await otherDevice(app, email))).at(-1)).toMatchObject({ address: '203.0.113.…' })
  app.clock.advance(DAY_MS)
  await app.purge()
  expect((await historyOf(await otherDevice(app, email))).at(-1)).toMatchObject({
    way: 'signup',
    address: null,
  })
  app.clock.advance(60 * DAY_MS)
  // Not shown, even if nothing was purged yet.
  const fajar = await otherDevice(app, email)
  expect(await ways(fajar)).toEqual(Array(3).fill('password true'))
  await app.purge()
  const rows = await app.db.selectFrom('signin_history').select('way').where('way', '=', 'signup').execute()
  expect(rows).toEqual([])
})

test('a wrong password causes the same work whether or not the address has an account', async () => {
  await makeAccount(app, 'gita@example.com')
  while ((await app.jobs.runDue()) > 0);
  const waiting = () => app.db.selectFrom('jobs').select(['kind', 'payload']).execute()
  await tryWrong('gita@example.com')
  const known = await waiting()
  await tryWrong('nobody@example.com')
  const unknown = (await waiting()).slice(known.length)
  expect(known.map(({ kind }) => kind)).toEqual(['wrongPassword'])
  expect(unknown.map(({ kind }) => kind)).toEqual(['wrongPassword'])
  expect(JSON.stringify(unknown)).not.toContain('nobody@example.com')
  while ((await app.jobs.runDue()) > 0);
  expect(await waiting()).toEqual([])
})

test('of a storm of wrong passwords no more than 25 an hour are recorded', async () => {
  const email = 'hana@example.com'
  const hana = await makeAccount(app, email)
  await tryWrong(email)
  await setHits(app, 'wrongPasswordsFromAnywhere', 24)
  await tryWrong(email)
  await setHits(app, 'wrongPasswordsFromAnywhere', 25)
  await tryWrong(email)
  expect(await ways(hana)).toEqual(['password false', 'password false', 'signup true'])
})

test('what a browser says about itself is cut, and an account that is gone is no error', async () => {
  const intan = withBrowser(app, 'x'.repeat(5000))
  await makeAccount(app, 'intan@example.com', intan)
  const rows = await app.db.selectFrom('signin_history').select('user_agent').execute()
  expect(Math.max(...rows.map(({ user_agent }) => user_agent.length))).toBe(200)
  await tryWrong('intan@example.com')
  await app.db.deleteFrom('users').where('email', '=', 'intan@example.com').execute()
  while ((await app.jobs.runDue()) > 0);
  expect(await app.db.selectFrom('jobs').select('last_error').execute()).toEqual([])
})
