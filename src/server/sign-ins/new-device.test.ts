import { afterAll, beforeAll, expect, test } from 'vitest'
import { signin } from '../../contract/auth.ts'
import { DAY_MS } from '../platform/clock.ts'
import { hashPassword } from '../platform/passwords.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { BROWSERS, mailsTo, makeAccount, otherDevice, PASSWORD, withBrowser } from './sign-ins-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const NEW = 'New sign-in to your Cendekia account'

async function toldOf(email: string): Promise<number> {
  return (await mailsTo(app, email)).filter(({ subject }) => subject === NEW).length
}

function stranger(userAgent: string) {
  const client = withBrowser(app, userAgent)
  client.ip = '198.51.100.23'
  return client
}

test('the owner gets a mail when somebody signs in on a new device, with what to do', async () => {
  const email = 'ana@example.com'
  await makeAccount(app, email, withBrowser(app, BROWSERS.chromeOnWindows))
  expect(await toldOf(email)).toBe(0)
  const phone = await otherDevice(app, email, stranger(BROWSERS.safariOnIphone))
  const mail = (await mailsTo(app, email)).at(-1)
  expect(mail?.subject).toBe(NEW)
  expect(mail?.text).toContain('with Safari on iPhone, on ')
  expect(mail?.text).toContain(' UTC.')
  expect(mail?.text).toContain('http://localhost:3000/settings/security')
  expect(mail?.text).toContain('choose “Forgot password” at http://localhost:3000/auth')
  expect(mail?.text).not.toContain('198.51.100')
  // The same phone from elsewhere, and the browser of the sign-up, are known by their cookies.
  phone.ip = '192.0.2.55'
  await otherDevice(app, email, phone)
  expect(await toldOf(email)).toBe(1)
})

test('the same kind of browser in the same network is no new device; elsewhere it is', async () => {
  const email = 'bela@example.com'
  await makeAccount(app, email, withBrowser(app, BROWSERS.chromeOnWindows))
  await otherDevice(app, email, withBrowser(app, BROWSERS.newerChromeOnWindows))
  expect(await toldOf(email)).toBe(0)
  // The commonest browser proves nothing: a thief has it too.
  await otherDevice(app, email, stranger(BROWSERS.chromeOnWindows))
  expect(await toldOf(email)).toBe(1)
})

test('in the language of the account, and without a word that a browser made up', async () => {
  const email = 'citra@example.com'
  const citra = app.visitor()
  citra.language = 'id'
  await makeAccount(app, email, citra)
  await otherDevice(app, email, stranger('Win a prize at http://evil.example'))
  const mail = (await mailsTo(app, email)).at(-1)
  expect(mail?.subject).toBe('Ada yang baru masuk ke akun Cendekia Anda')
  expect(mail?.text).toContain('dengan peramban yang tidak dikenal')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
})

test('a wrong password is no mail, and does not make a device known', async () => {
  const email = 'dewi@example.com'
  await makeAccount(app, email)
  const thief = stranger(BROWSERS.chromeOnWindows)
  await thief.attempt(signin, { body: { email, password: 'wrong' } })
  expect(thief.cookies.has('known')).toBe(false)
  expect(await toldOf(email)).toBe(0)
  await thief.call(signin, { body: { email, password: PASSWORD } })
  expect(await toldOf(email)).toBe(1)
})

test('a cookie makes a device known to one account alone, and only hashes of it are stored', async () => {
  const browser = withBrowser(app, BROWSERS.chromeOnWindows)
  await makeAccount(app, 'eka@example.com', browser)
  const token = browser.cookies.get('known') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  await makeAccount(app, 'fajar@example.com', withBrowser(app, BROWSERS.safariOnIphone))
  browser.ip = '192.0.2.77'
  await otherDevice(app, 'fajar@example.com', browser)
  expect(await toldOf('fajar@example.com')).toBe(1)
  expect(browser.cookies.get('known')).toBe(token)
  const rows = await app.db.selectFrom('signin_history').select('device_hash').execute()
  const hashes = rows.flatMap(({ device_hash }) => device_hash?.toString('base64url') ?? [])
  expect(hashes).not.toContain(token)
  const made = stranger(BROWSERS.safariOnIphone)
  made.cookies.set('known', 'made up')
  await otherDevice(app, 'eka@example.com', made)
  expect(made.cookies.get('known')).toMatch(/^[\w-]{43}$/)
})

test('a device that was away for 90 days is new again, also to an account that nobody used meanwhile', async () => {
  const email = 'gita@example.com'
  const gita = await makeAccount(app, email)
  app.clock.advance(60 * DAY_MS)
  await otherDevice(app, email, gita)
  expect(await toldOf(email)).toBe(0)
  app.clock.advance(91 * DAY_MS)
  await app.purge()
  await otherDevice(app, email, gita)
  expect(await toldOf(email)).toBe(1)
})

test('a session from before the history is compared as well; a new member’s first sign-in is no news', async () => {
  const hana = await app.signIn('hana')
  const password_hash = await hashPassword(PASSWORD)
  await app.db.updateTable('users').set({ password_hash }).where('id', '=', hana.userId).execute()
  app.clock.advance(2 * DAY_MS)
  await otherDevice(app, 'hana@example.com')
  expect(await toldOf('hana@example.com')).toBe(0)
  const intan = await app.signIn('intan')
  await app.db.updateTable('users').set({ password_hash }).where('id', '=', intan.userId).execute()
  await app.db.deleteFrom('sessions').where('user_id', '=', intan.userId).execute()
  await otherDevice(app, 'intan@example.com', stranger(BROWSERS.safariOnIphone))
  expect(await toldOf('intan@example.com')).toBe(0)
})
