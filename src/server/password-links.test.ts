import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  confirmEmailChange,
  getAccount,
  savePassword,
  startEmailChange,
  unlinkProvider,
} from '../contract/account.ts'
import { listMyArticles } from '../contract/articles.ts'
import { getUser, resetPassword, signin } from '../contract/auth.ts'
import { programWith, tokenOf } from './api-tokens/tokens-testing.ts'
import { addTo } from './passkeys/passkeys-testing.ts'
import { readConfig } from './platform/config.ts'
import { REAUTHENTICATION_MS } from './platform/fresh.ts'
import { setHits } from './testing/set-hits.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import {
  PASSWORD,
  askForReset,
  link,
  mailsTo,
  makeAccount,
  otherDevice,
  statusOfSignIn,
  suspend,
  tokensTo,
} from './account/account-testing.ts'

let app: TestApp
beforeAll(async () => {
  const { google } = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
  app = await testApp({ config: { google } })
})
afterAll(() => app.close())

const NEW = 'gajah menari 17'

test('a new password ends the other sessions, API tokens and the links for one; this session stays', async () => {
  const email = 'ana@example.com'
  const ana = await makeAccount(app, email)
  const phone = await otherDevice(app, email, PASSWORD)
  const token = await askForReset(app, email)
  const program = programWith(app, await tokenOf(ana, ['read']))
  expect((await program(listMyArticles)).status).toBe(200)
  await ana.call(savePassword, { body: { current: PASSWORD, password: NEW } })
  expect((await ana.attempt(getUser)).status).toBe(200)
  expect((await phone.attempt(getUser)).status).toBe(401)
  expect((await program(listMyArticles)).status).toBe(401)
  expect(
    await app.visitor().attempt(resetPassword, { body: { token, password: 'something else 5' } }),
  ).toMatchObject({
    status: 400,
    body: { code: 'invalid_token' },
  })
  expect(await statusOfSignIn(app, email, PASSWORD)).toBe(401)
  await app.visitor().call(signin, { body: { email, password: NEW } })
  const notice = (await mailsTo(app, email)).at(-1)
  expect(notice?.subject).toBe('Your Cendekia password was changed')
  expect(notice?.text).toContain('Every other device was signed out')
})

test.each([
  [{ password: NEW }, 'current'],
  [{ current: 'wrong', password: NEW }, 'current'],
  [{ current: PASSWORD, password: '12345' }, 'password'],
  [{ current: PASSWORD, password: '123456' }, 'password'],
  [{ current: PASSWORD, password: 'Cendekia' }, 'password'],
  [{ current: PASSWORD, password: 'bob@example.com' }, 'password'],
  [{ current: PASSWORD, password: 'x'.repeat(257) }, 'password'],
])('%j is refused at its field, and nothing is changed', async (body, field) => {
  const email = 'bob@example.com'
  await makeAccount(app, email).catch(() => undefined)
  const bob = await otherDevice(app, email, PASSWORD)
  expect(await bob.attempt(savePassword, { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
  })
  await app.visitor().call(signin, { body: { email, password: PASSWORD } })
})

test('wrong passwords are counted together with those of sign-ins, here and for the address', async () => {
  const email = 'cid@example.com'
  const cid = await makeAccount(app, email)
  const wrong = { newEmail: 'cid@new.example', password: 'wrong' }
  for (let round = 0; round < 3; round++)
    expect((await cid.attempt(startEmailChange, { body: wrong })).status).toBe(400)
  for (let round = 0; round < 2; round++)
    expect((await cid.attempt(savePassword, { body: { current: 'wrong', password: NEW } })).status).toBe(400)
  const right = { newEmail: 'cid@new.example', password: PASSWORD }
  expect(await cid.attempt(startEmailChange, { body: right })).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  })
  expect((await cid.attempt(savePassword, { body: { current: PASSWORD, password: NEW } })).status).toBe(429)
  expect((await app.visitor().attempt(signin, { body: { email, password: PASSWORD } })).status).toBe(429)
  expect(await tokensTo(app, 'cid@new.example')).toEqual([])
})

test('an address is changed only by whoever knows the password', async () => {
  const dan = await makeAccount(app, 'dan@example.com')
  const without = await dan.attempt(startEmailChange, { body: { newEmail: 'dan@new.example' } })
  expect(without).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } })
  expect((await dan.call(getAccount)).emailChange).toBeNull()
})

test('of two new passwords at the same moment one is set', async () => {
  const email = 'eve@example.com'
  const eve = await makeAccount(app, email)
  const answers = await Promise.all(
    ['first of two 11', 'second of two 22'].map((password) =>
      eve.attempt(savePassword, { body: { current: PASSWORD, password } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
})

test('whoever came through a provider sets a first password, then the current one is needed', async () => {
  const fay = await app.signIn('fay')
  expect((await fay.call(getAccount)).hasPassword).toBe(false)
  await fay.call(savePassword, { body: { password: NEW } })
  expect((await fay.call(getAccount)).hasPassword).toBe(true)
  expect((await fay.attempt(savePassword, { body: { password: 'another one 88' } })).status).toBe(400)
  await app.visitor().call(signin, { body: { email: 'fay@example.com', password: NEW } })
})

test('without a password, a session that was left open is not enough for a new password, address or unlinking', async () => {
  const gil = await app.signIn('gil')
  await link(app, gil.userId, 'google')
  app.clock.advance(REAUTHENTICATION_MS)
  const needed = { status: 403, body: { code: 'reauthentication_required' } }
  const unlink = () => gil.attempt(unlinkProvider, { params: { provider: 'google' } })
  expect(await gil.attempt(savePassword, { body: { password: NEW } })).toMatchObject(needed)
  const body = { newEmail: 'thief@example.com' }
  expect(await gil.attempt(startEmailChange, { body })).toMatchObject(needed)
  expect(await unlink()).toMatchObject(needed)
  expect((await gil.call(getAccount)).hasPassword).toBe(false)
  expect(await mailsTo(app, 'thief@example.com')).toEqual([])
  await app.db
    .updateTable('sessions')
    .set({ reauthenticated_at: app.clock.now() })
    .where('user_id', '=', gil.userId)
    .execute()
  await gil.call(savePassword, { body: { password: NEW } })
  expect((await unlink()).status).toBe(200)
})

test('who has a password gives it, however long ago they signed in', async () => {
  const gus = await makeAccount(app, 'gus-old@example.com')
  app.clock.advance(REAUTHENTICATION_MS)
  await gus.call(savePassword, { body: { current: PASSWORD, password: NEW } })
})

test('providers of the site and linked ones are listed', async () => {
  const gus = await app.signIn('gus')
  expect((await gus.call(getAccount)).providers).toEqual([
    { provider: 'google', linkedAt: null, isOffered: true },
  ])
  await link(app, gus.userId, 'discord')
  expect((await gus.call(getAccount)).providers).toEqual([
    { provider: 'google', linkedAt: null, isOffered: true },
    { provider: 'discord', linkedAt: app.clock.now().toISOString(), isOffered: false },
  ])
})

test('a provider is unlinked unless it is the last way in', async () => {
  const hal = await app.signIn('hal')
  const unlink = () => hal.attempt(unlinkProvider, { params: { provider: 'google' } })
  expect(await unlink()).toMatchObject({ status: 404 })
  await link(app, hal.userId, 'google')
  expect(await unlink()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  // One that the site does not offer is no way in.
  await link(app, hal.userId, 'discord')
  expect((await unlink()).status).toBe(409)
  expect((await hal.attempt(unlinkProvider, { params: { provider: 'discord' } })).status).toBe(200)
  await hal.call(savePassword, { body: { password: NEW } })
  expect((await unlink()).status).toBe(200)
  expect((await unlink()).status).toBe(404)
  expect((await hal.attempt(unlinkProvider, { params: { provider: 'myspace' } })).status).toBe(400)
})

test('a passkey is another way in, so the last provider may go', async () => {
  const rina = await app.signIn('rina')
  await link(app, rina.userId, 'google')
  await addTo(rina)
  expect((await rina.attempt(unlinkProvider, { params: { provider: 'google' } })).status).toBe(200)
})

test('nobody unlinks for somebody else', async () => {
  const [ivy, jim] = [await app.signIn('ivy'), await app.signIn('jim')]
  await link(app, ivy.userId, 'google')
  expect((await jim.attempt(unlinkProvider, { params: { provider: 'google' } })).status).toBe(404)
  expect((await ivy.call(getAccount)).providers[0]?.linkedAt).not.toBeNull()
})

test('suspended people can still make their account safe', async () => {
  const email = 'kim@example.com'
  const kim = await makeAccount(app, email)
  await suspend(app, email)
  await kim.call(savePassword, { body: { current: PASSWORD, password: NEW } })
})

test('an address change is asked for five times a day, and an address gets no flood of mails', async () => {
  const leo = await makeAccount(app, 'leo@example.com')
  const ask = (newEmail: string) => leo.attempt(startEmailChange, { body: { newEmail, password: PASSWORD } })
  expect((await ask('leo@new.example')).status).toBe(200)
  await setHits(app, 'codesPerHour', 5)
  expect((await ask('leo@new.example')).status).toBe(429)
  expect((await ask('leo2@new.example')).status).toBe(200)
  await setHits(app, 'emailChangesPerDay', 5)
  expect((await ask('leo3@new.example')).status).toBe(429)
  expect((await tokensTo(app, 'leo@new.example')).length).toBe(1)
})

test('confirming is limited by network', async () => {
  const body = { token: 'x'.repeat(43) }
  const visitor = app.visitor()
  await visitor.attempt(confirmEmailChange, { body })
  await setHits(app, 'emailConfirmsPerNetwork', 300)
  expect((await visitor.attempt(confirmEmailChange, { body })).status).toBe(429)
})

test('changes are counted, and no count names anybody', async () => {
  const metrics = await app.site.metrics.registry.getSingleMetricAsString('cendekia_account_changes_total')
  expect(metrics).toMatch(/result="password"/)
  expect(metrics).not.toMatch(/@/)
})
