import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { listPasskeys, removePasskey, signInWithPasskey, startPasskey } from '../../contract/passkeys.ts'
import { getReauthentication, reauthenticate } from '../../contract/sign-ins.ts'
import { REAUTHENTICATION_MS } from '../platform/fresh.ts'
import { makeAccount } from '../testing/make-account.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { authenticator, type Authenticator } from './authenticator-testing.ts'
import { CHALLENGE_MS } from './ceremonies.ts'
import { addTo, challengeToAdd, challengeToSignIn, SITE } from './passkeys-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const refused = { status: 401, body: { code: 'wrong_credentials' } }

async function useOn(browser: TestClient, device: Authenticator, told: Partial<typeof SITE> = {}) {
  const challenge = await challengeToSignIn(browser)
  return browser.attempt(signInWithPasskey, { body: device.use({ ...SITE, ...told, challenge }) })
}

test('a passkey alone signs in, also where two-step verification is on', async () => {
  const email = 'ana@example.com'
  const ana = await makeAccount(app, email)
  const { device } = await addTo(ana)
  const { id } = await ana.call(getUser)
  const now = app.clock.now()
  const twoFactor = { user_id: id, secret: Buffer.alloc(48), started_at: now, confirmed_at: now }
  await app.db.insertInto('two_factor').values(twoFactor).execute()
  const browser = app.visitor()
  browser.cookies.set('sid', 'planted'.padEnd(43, 'x'))
  expect(await useOn(browser, device)).toMatchObject({ status: 200, body: { user: { email } } })
  expect(await browser.call(getUser)).toMatchObject({ email })
  expect(await ana.call(listPasskeys)).toMatchObject({
    passkeys: [{ lastUsedAt: app.clock.now().toISOString() }],
  })
})

test('what a passkey signed for another site, or what another key signed, opens nothing', async () => {
  const { device } = await addTo(await makeAccount(app, 'budi@example.com'))
  const browser = app.visitor()
  expect(await useOn(browser, device, { rpId: 'evil.example' })).toMatchObject(refused)
  expect(await useOn(browser, device, { origin: 'https://evil.example' })).toMatchObject(refused)
  expect(await useOn(browser, authenticator())).toMatchObject(refused)
  const forged = {
    ...authenticator().use({ ...SITE, challenge: await challengeToSignIn(browser) }),
    id: device.id,
  }
  expect(await browser.attempt(signInWithPasskey, { body: forged })).toMatchObject(refused)
  expect(browser.cookies.has('sid')).toBe(false)
})

test('an answer counts once, in time, and only to a challenge for signing in', async () => {
  const citra = await makeAccount(app, 'citra@example.com')
  const { device } = await addTo(citra)
  const browser = app.visitor()
  const body = device.use({ ...SITE, challenge: await challengeToSignIn(browser) })
  await browser.call(signInWithPasskey, { body })
  expect(await browser.attempt(signInWithPasskey, { body })).toMatchObject(refused)
  const late = device.use({ ...SITE, challenge: await challengeToSignIn(browser) })
  app.clock.advance(CHALLENGE_MS)
  expect(await browser.attempt(signInWithPasskey, { body: late })).toMatchObject(refused)
  const other = device.use({ ...SITE, challenge: await challengeToAdd(citra) })
  expect(await browser.attempt(signInWithPasskey, { body: other })).toMatchObject(refused)
})

test('an answer counts in the browser that was asked for it, and in no other', async () => {
  const { device } = await addTo(await makeAccount(app, 'jaka@example.com'))
  const [asked, thief] = [app.visitor(), app.visitor()]
  const body = device.use({ ...SITE, challenge: await challengeToSignIn(asked) })
  expect(await thief.attempt(signInWithPasskey, { body })).toMatchObject(refused)
  await challengeToSignIn(thief)
  expect(await thief.attempt(signInWithPasskey, { body })).toMatchObject(refused)
  thief.cookies.set('passkey', 'made up')
  expect(await thief.attempt(signInWithPasskey, { body })).toMatchObject(refused)
  // Asked again, as in another tab: both answers count.
  const again = device.use({ ...SITE, challenge: await challengeToSignIn(asked) })
  await asked.call(signInWithPasskey, { body })
  await asked.call(signInWithPasskey, { body: again })
})

test('a passkey’s proof from another browser confirms nobody', async () => {
  const kiki = await makeAccount(app, 'kiki@example.com')
  const { device } = await addTo(kiki)
  app.clock.advance(REAUTHENTICATION_MS)
  const passkey = device.use({ ...SITE, challenge: await challengeToSignIn(app.visitor()) })
  expect(await kiki.attempt(reauthenticate, { body: { passkey } })).toMatchObject({ status: 400 })
  expect(await kiki.call(getReauthentication)).toMatchObject({ isFresh: false })
})

test('a copy of a device, whose counter is behind, is refused; one that never counts is not', async () => {
  const dewi = await makeAccount(app, 'dewi@example.com')
  const { device } = await addTo(dewi)
  for (let uses = 0; uses < 3; uses++)
    expect(await useOn(app.visitor(), device)).toMatchObject({ status: 200 })
  device.setBack()
  expect(await useOn(app.visitor(), device)).toMatchObject(refused)
  const { device: plain } = await addTo(dewi, 'Laptop', authenticator({ counts: false }))
  for (let uses = 0; uses < 2; uses++)
    expect(await useOn(app.visitor(), plain)).toMatchObject({ status: 200 })
})

test('a handle of another person, and an answer without their own consent, are refused', async () => {
  const eka = await makeAccount(app, 'eka@example.com')
  const { device } = await addTo(eka)
  const browser = app.visitor()
  const told = async () => ({ ...SITE, challenge: await challengeToSignIn(browser) })
  const foreign = { ...device.use(await told()), userHandle: 'AAAA' }
  expect(await browser.attempt(signInWithPasskey, { body: foreign })).toMatchObject(refused)
  const unasked = device.use(await told(), { isAsked: false })
  expect(await browser.attempt(signInWithPasskey, { body: unasked })).toMatchObject(refused)
  const { options } = await eka.call(startPasskey)
  const own = { ...device.use(await told()), userHandle: options.user.id }
  expect(await browser.attempt(signInWithPasskey, { body: own })).toMatchObject({ status: 200 })
})

test('a removed passkey opens nothing any more', async () => {
  const fajar = await makeAccount(app, 'fajar@example.com')
  const { device, id } = await addTo(fajar)
  await fajar.call(removePasskey, { params: { id: String(id) } })
  expect(await useOn(app.visitor(), device)).toMatchObject(refused)
})

test('a passkey is a fresh proof for its own person, not for somebody else', async () => {
  const gita = await makeAccount(app, 'gita@example.com')
  const { device } = await addTo(gita)
  const hadi = await makeAccount(app, 'hadi@example.com')
  const { device: foreign } = await addTo(hadi)
  app.clock.advance(REAUTHENTICATION_MS)
  expect(await gita.call(getReauthentication)).toEqual({ ways: ['password', 'passkey'], isFresh: false })
  const proofOf = async (one: Authenticator) => one.use({ ...SITE, challenge: await challengeToSignIn(gita) })
  const wrong = await gita.attempt(reauthenticate, { body: { passkey: await proofOf(foreign) } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  expect(await gita.call(getReauthentication)).toMatchObject({ isFresh: false })
  await gita.call(reauthenticate, { body: { passkey: await proofOf(device) } })
  expect(await gita.call(getReauthentication)).toMatchObject({ isFresh: true })
})

test.each([
  {},
  { id: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA' },
  { id: ['AA'], clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
  { id: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userId: 1 },
])('what is no answer of a browser is refused by its form (%#)', async (body) => {
  expect(await app.visitor().attempt(signInWithPasskey, { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  })
})
