import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, getUser, resetPassword, signin, signup } from '../../contract/auth.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { newToken } from '../platform/tokens.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, expectWrong, form, lastResetToken, mailsTo, makeAccount } from './accounts-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const NEW = 'gajah menari 17'
const dead = { status: 400, body: { code: 'invalid_token' } }
const reset = (token: string, password = NEW) =>
  app.visitor().attempt(resetPassword, { body: { token, password } })

async function askFor(email: string): Promise<string> {
  await app.visitor().call(forgotPassword, { body: { email } })
  return lastResetToken(app, email)
}

test('[S7-39] POST /api/auth/forgot-password takes the body email, and the link sets a new password', async () => {
  const email = 'siti@example.com'
  await makeAccount(app, email)
  expect(await app.visitor().call(forgotPassword, { body: { email } })).toEqual({ email })
  const token = await lastResetToken(app, email)
  expect(await app.visitor().call(resetPassword, { body: { token, password: NEW } })).toEqual({ email })
  await expectWrong(app.visitor(), email, PASSWORD)
  await app.visitor().call(signin, { body: { email, password: NEW } })
  const notice = (await mailsTo(app, email)).at(-1)
  expect(notice?.subject).toBe('Your Cendekia password was changed')
})

test('[S9-5] the reset link expires after 30 minutes', async () => {
  const email = 'slow@example.com'
  await makeAccount(app, email)
  const late = await askFor(email)
  expect((await mailsTo(app, email)).at(-1)?.text).toContain('valid for 30 minutes')
  app.clock.advance(30 * MINUTE_MS)
  expect(await reset(late)).toMatchObject(dead)
  const early = await askFor(email)
  app.clock.advance(30 * MINUTE_MS - 1)
  expect((await reset(early)).status).toBe(200)
})

test('a link works once, even for many at the same time', async () => {
  const email = 'once@example.com'
  await makeAccount(app, email)
  const token = await askFor(email)
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await reset(token)).status))
  expect(statuses.filter((status) => status === 200).length).toBe(1)
  expect(await reset(token)).toMatchObject(dead)
})

test('of two links the older one is dead', async () => {
  const email = 'two@example.com'
  await makeAccount(app, email)
  const older = await askFor(email)
  const newer = await askFor(email)
  expect(await reset(older)).toMatchObject(dead)
  expect((await reset(newer)).status).toBe(200)
})

test('a token that nobody was sent is refused, and one that is no token too', async () => {
  expect(await reset(newToken())).toMatchObject(dead)
  for (const token of ['', 'x', null, ['x'], `${newToken()}=`])
    expect((await app.visitor().attempt(resetPassword, { body: { token, password: NEW } })).status).toBe(400)
})

test('the token is stored as a hash', async () => {
  const email = 'hash@example.com'
  await makeAccount(app, email)
  const token = await askFor(email)
  const rows = await app.db.selectFrom('password_resets').select('token_hash').execute()
  expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false)
})

test('the link leads to the configured site, whatever host the request names', async () => {
  const email = 'host@example.com'
  await makeAccount(app, email)
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  await app
    .visitor()
    .attempt(forgotPassword, { body: { email }, headers: { ...headers, origin: 'https://evil.example' } })
  const mail = (await mailsTo(app, email)).at(-1)
  expect(mail?.text).toContain(`${app.config.publicUrl}/reset-password?token=`)
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
})

test('every session ends with a new password, on all devices', async () => {
  const email = 'devices@example.com'
  const phone = await makeAccount(app, email)
  const laptop = app.visitor()
  await laptop.call(signin, { body: { email, password: PASSWORD } })
  await reset(await askFor(email))
  for (const device of [phone, laptop]) expect((await device.attempt(getUser)).status).toBe(401)
})

test('a refused new password leaves the link, the old password and the sessions as they are', async () => {
  const email = 'choosy@example.com'
  const phone = await makeAccount(app, email)
  const token = await askFor(email)
  for (const password of ['12345', '123456', 'Cendekia', 'choosy@example.com', 'a'.repeat(257)])
    expect(await reset(token, password)).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    })
  expect((await phone.attempt(getUser)).status).toBe(200)
  expect((await reset(token)).status).toBe(200)
})

test('somebody who tried passwords until they were paused gets in with the new one at once', async () => {
  const email = 'tried@example.com'
  await makeAccount(app, email)
  for (let round = 0; round < 5; round++) await expectWrong(app.visitor(), email, `wrong ${round}`)
  expect((await app.visitor().attempt(signin, { body: { email, password: PASSWORD } })).status).toBe(429)
  await reset(await askFor(email))
  await app.visitor().call(signin, { body: { email, password: NEW } })
})

test('an unknown or unverified address is answered alike, and gets nothing', async () => {
  await makeAccount(app, 'known@example.com')
  await app.visitor().call(signup, { body: form('unverified@example.com') })
  for (const email of ['known@example.com', 'unverified@example.com', 'unknown@example.com']) {
    const answer = await app.visitor().attempt(forgotPassword, { body: { email } })
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { email } })
  }
  expect(await mailsTo(app, 'unknown@example.com')).toEqual([])
  expect((await mailsTo(app, 'unverified@example.com')).length, 'the code only').toBe(1)
})

test('somebody who only signs in with a provider may set a password this way', async () => {
  await app.signIn('provideronly')
  const token = await askFor('provideronly@example.com')
  expect((await reset(token)).status).toBe(200)
  await app.visitor().call(signin, { body: { email: 'provideronly@example.com', password: NEW } })
})

test('the mail is in the language of the account, not of the requester', async () => {
  const email = 'bahasa@example.com'
  await makeAccount(app, email)
  await app.db.updateTable('users').set({ language: 'id' }).where('email', '=', email).execute()
  await askFor(email)
  expect((await mailsTo(app, email)).at(-1)?.subject).toBe('Buat kata sandi Cendekia yang baru')
})

test('an address gets three links an hour and six a day, a network may ask sixty times an hour', async () => {
  const email = 'three@example.com'
  await makeAccount(app, email)
  const before = (await mailsTo(app, email)).length
  for (let round = 0; round < 6; round++) {
    const answer = await app.visitor().attempt(forgotPassword, { body: { email }, ip: `198.51.100.${round}` })
    expect(answer.status).toBe(200)
  }
  expect((await mailsTo(app, email)).length - before).toBe(3)
  app.clock.advance(HOUR_MS)
  await askFor(email)
  expect((await mailsTo(app, email)).length - before).toBe(4)
  // A day's six: by the hour alone it would be 72 mails to somebody who never asked.
  for (let hour = 0; hour < 5; hour++) {
    for (let round = 0; round < 3; round++) await app.visitor().call(forgotPassword, { body: { email } })
    await mailsTo(app, email)
    app.clock.advance(HOUR_MS)
  }
  expect((await mailsTo(app, email)).length - before).toBe(6)
  app.clock.advance(DAY_MS)
  await askFor(email)
  expect((await mailsTo(app, email)).length - before).toBe(7)

  const statuses: number[] = []
  for (let round = 0; round < 4; round++) {
    const body = { email: `f${round}@example.com` }
    statuses.push((await app.visitor().attempt(forgotPassword, { body, ip: '192.0.2.50' })).status)
    // Two of them, then as if there had been 59: the next one is the last.
    if (round === 1) await setHits(app, 'resetsPerNetwork', 59)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a list of addresses is refused', async () => {
  const body = { email: ['siti@example.com', 'thief@example.com'] }
  expect((await app.visitor().attempt(forgotPassword, { body })).status).toBe(400)
  expect(await mailsTo(app, 'thief@example.com')).toEqual([])
})
