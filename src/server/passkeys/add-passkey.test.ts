import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPasskey,
  listPasskeys,
  PASSKEYS_MAX,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../../contract/passkeys.ts'
import { signin } from '../../contract/auth.ts'
import { REAUTHENTICATION_MS } from '../platform/fresh.ts'
import { mailsTo, makeAccount, PASSWORD } from '../testing/make-account.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { authenticator } from './authenticator-testing.ts'
import { CHALLENGE_MS } from './ceremonies.ts'
import { addTo, challengeToAdd, SITE } from './passkeys-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const dead = { status: 400, body: { code: 'invalid_token' } }

test('a passkey is added, listed, renamed and removed, and mails tell of it', async () => {
  const email = 'ana@example.com'
  const ana = await makeAccount(app, email)
  expect(await ana.call(listPasskeys)).toEqual({ passkeys: [], isOffered: true })
  const { options } = await ana.call(startPasskey)
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Cendekia' },
    user: { name: email, displayName: 'Sari Dewi' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  const { id } = await addTo(ana, 'Phone')
  const shown = { id, name: 'Phone', createdAt: app.clock.now().toISOString(), lastUsedAt: null }
  expect(await ana.call(listPasskeys)).toMatchObject({ passkeys: [shown] })
  const renamed = await ana.call(renamePasskey, { params: { id: String(id) }, body: { name: 'Red key' } })
  expect(renamed.name).toBe('Red key')
  await ana.call(removePasskey, { params: { id: String(id) } })
  expect(await ana.call(listPasskeys)).toMatchObject({ passkeys: [] })
  const subjects = (await mailsTo(app, email)).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'A passkey was added to your Cendekia account',
      'A passkey was removed from your Cendekia account',
    ]),
  )
})

test('a passkey of another site, or of another origin, is refused', async () => {
  const budi = await makeAccount(app, 'budi@example.com')
  for (const told of [
    { ...SITE, rpId: 'evil.example' },
    { ...SITE, origin: 'https://evil.example' },
    { ...SITE, origin: 'http://localhost:3001' },
  ]) {
    const made = authenticator().make({ ...told, challenge: await challengeToAdd(budi) })
    expect(await budi.attempt(addPasskey, { body: { name: 'Phone', ...made } })).toMatchObject(dead)
  }
  expect(await budi.call(listPasskeys)).toMatchObject({ passkeys: [] })
})

test('a challenge is answered once, within five minutes, by whom it was given to', async () => {
  const citra = await makeAccount(app, 'citra@example.com')
  const dewi = await makeAccount(app, 'dewi@example.com')
  const add = (made: object) => citra.attempt(addPasskey, { body: { name: 'Phone', ...made } })
  const mine = await challengeToAdd(citra)
  await citra.call(addPasskey, {
    body: { name: 'Phone', ...authenticator().make({ ...SITE, challenge: mine }) },
  })
  expect(await add(authenticator().make({ ...SITE, challenge: mine }))).toMatchObject(dead)
  const theirs = await challengeToAdd(dewi)
  expect(await add(authenticator().make({ ...SITE, challenge: theirs }))).toMatchObject(dead)
  const late = await challengeToAdd(citra)
  app.clock.advance(CHALLENGE_MS)
  expect(await add(authenticator().make({ ...SITE, challenge: late }))).toMatchObject(dead)
  expect(await add(authenticator().make({ ...SITE, challenge: 'made-up' }))).toMatchObject(dead)
  await app.purge()
  expect(await app.db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([])
})

test('a challenge is of the session that asked for it', async () => {
  const email = 'putri@example.com'
  const putri = await makeAccount(app, email)
  const phone = app.visitor()
  await phone.call(signin, { body: { email, password: PASSWORD } })
  const made = authenticator().make({ ...SITE, challenge: await challengeToAdd(putri) })
  const body = { name: 'Phone', ...made }
  expect(await phone.attempt(addPasskey, { body })).toMatchObject(dead)
  await putri.call(addPasskey, { body })
})

test('a device that did not ask its owner is refused, and so is one that brings certificates', async () => {
  const eka = await makeAccount(app, 'eka@example.com')
  const unasked = authenticator({ isVerified: false }).make({ ...SITE, challenge: await challengeToAdd(eka) })
  expect(await eka.attempt(addPasskey, { body: { name: 'Phone', ...unasked } })).toMatchObject(dead)
  const statement = new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(8)],
    ['x5c', [new Uint8Array(8)]],
  ])
  const certified = authenticator().make(
    { ...SITE, challenge: await challengeToAdd(eka) },
    { fmt: 'packed', statement },
  )
  expect(await eka.attempt(addPasskey, { body: { name: 'Phone', ...certified } })).toMatchObject(dead)
})

test('the same passkey is not added twice, by its owner or by anybody else', async () => {
  const fajar = await makeAccount(app, 'fajar@example.com')
  const { device } = await addTo(fajar)
  const { options } = await fajar.call(startPasskey)
  expect(options.excludeCredentials).toMatchObject([{ id: device.id, type: 'public-key' }])
  const gita = await makeAccount(app, 'gita@example.com')
  for (const client of [fajar, gita]) {
    const made = device.make({ ...SITE, challenge: await challengeToAdd(client) })
    expect(await client.attempt(addPasskey, { body: { name: 'Again', ...made } })).toMatchObject({
      status: 409,
    })
  }
})

test('others’ passkeys are neither renamed nor removed', async () => {
  const hadi = await makeAccount(app, 'hadi@example.com')
  const { id } = await addTo(hadi)
  const indra = await makeAccount(app, 'indra@example.com')
  const params = { id: String(id) }
  expect(await indra.attempt(renamePasskey, { params, body: { name: 'Mine' } })).toMatchObject({
    status: 404,
  })
  expect(await indra.attempt(removePasskey, { params })).toMatchObject({ status: 404 })
  expect(await hadi.call(listPasskeys)).toMatchObject({ passkeys: [{ id, name: 'Phone' }] })
})

test('the last way in stays: a passkey without a password or a provider is not removed', async () => {
  const joko = await makeAccount(app, 'joko@example.com')
  const { id } = await addTo(joko)
  await app.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('email', '=', 'joko@example.com')
    .execute()
  const params = { id: String(id) }
  expect(await joko.attempt(removePasskey, { params })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
  const second = await addTo(joko, 'Laptop')
  await joko.call(removePasskey, { params })
  expect(await joko.attempt(removePasskey, { params: { id: String(second.id) } })).toMatchObject({
    status: 409,
  })
})

test('a provider that the site no longer offers is no other way in', async () => {
  const kartika = await makeAccount(app, 'kartika@example.com')
  const { id } = await addTo(kartika)
  const user = await app.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('email', '=', 'kartika@example.com')
    .returning('id')
    .executeTakeFirstOrThrow()
  const link = { provider: 'google', subject: 'kartika', user_id: user.id, created_at: app.clock.now() }
  await app.db.insertInto('identities').values(link).execute()
  const params = { id: String(id) }
  expect(await kartika.attempt(removePasskey, { params })).toMatchObject({ status: 409 })
})

test('a session that has not proven itself lately adds and removes none', async () => {
  const lina = await makeAccount(app, 'lina@example.com')
  const { id } = await addTo(lina)
  app.clock.advance(REAUTHENTICATION_MS)
  const stale = { status: 403, body: { code: 'reauthentication_required' } }
  expect(await lina.attempt(startPasskey)).toMatchObject(stale)
  const made = authenticator().make({ ...SITE, challenge: 'any' })
  expect(await lina.attempt(addPasskey, { body: { name: 'Phone', ...made } })).toMatchObject(stale)
  expect(await lina.attempt(removePasskey, { params: { id: String(id) } })).toMatchObject(stale)
})

test('twenty are enough', async () => {
  const maya = await makeAccount(app, 'maya@example.com')
  for (let count = 0; count < PASSKEYS_MAX; count++) await addTo(maya, `Key ${count}`)
  expect(await maya.attempt(startPasskey)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('a site without a name offers none', async () => {
  const own = await testApp({ config: { publicUrl: 'http://192.0.2.7:3000' } })
  try {
    const nina = await own.signIn('nina')
    expect(await nina.call(listPasskeys)).toEqual({ passkeys: [], isOffered: false })
    expect(await nina.attempt(startPasskey)).toMatchObject({ status: 409 })
  } finally {
    await own.close()
  }
})

test.each([
  {},
  { name: 'Phone' },
  { name: '', id: 'AA', clientDataJSON: 'AA', attestationObject: 'AA', transports: [] },
  { name: 'a\nb', id: 'AA', clientDataJSON: 'AA', attestationObject: 'AA', transports: [] },
  { name: 'Phone', id: 'A=', clientDataJSON: 'AA', attestationObject: 'AA', transports: [] },
  { name: 'Phone', id: 'AA', clientDataJSON: 'AA', attestationObject: 'A'.repeat(8001), transports: [] },
  { name: 'Phone', id: 'AA', clientDataJSON: 'AA', attestationObject: 'AA', transports: ['<b>'] },
])('what is no answer of a browser is refused by its form (%#)', async (body) => {
  const oki = await app.signIn('oki')
  expect(await oki.attempt(addPasskey, { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  })
})
