import { afterAll, beforeAll, expect, test } from 'vitest'
import { signin } from '../../contract/auth.ts'
import {
  getReauthentication,
  reauthenticate,
  sendReauthenticationCode as sendCode,
} from '../../contract/sign-ins.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { REAUTHENTICATION_MS } from '../platform/fresh.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { lastCode, mailsTo, makeAccount, otherDevice, PASSWORD } from './sign-ins-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function isFresh(client: TestClient): Promise<boolean> {
  return (await client.call(getReauthentication)).isFresh
}

function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

test('signing in is a fresh proof for ten minutes; the password is another, in this session alone', async () => {
  const ana = await makeAccount(app, 'ana@example.com')
  const phone = await otherDevice(app, 'ana@example.com')
  expect(await ana.call(getReauthentication)).toEqual({ ways: ['password'], isFresh: true })
  app.clock.advance(REAUTHENTICATION_MS - 1)
  expect(await isFresh(ana)).toBe(true)
  app.clock.advance(1)
  expect(await isFresh(ana)).toBe(false)
  await ana.call(reauthenticate, { body: { password: PASSWORD } })
  expect(await isFresh(ana)).toBe(true)
  expect(await isFresh(phone)).toBe(false)
})

test('a proof from before the clock was set back does not last longer for it', async () => {
  const bela = await makeAccount(app, 'bela@example.com')
  app.clock.setBack(60 * MINUTE_MS)
  expect(await isFresh(bela)).toBe(false)
  app.clock.advance(60 * MINUTE_MS)
})

test('a wrong password is counted as at a sign-in: the sixth is refused, there and here', async () => {
  const citra = await makeAccount(app, 'citra@example.com')
  app.clock.advance(REAUTHENTICATION_MS)
  for (let tried = 0; tried < 5; tried++)
    expect(await citra.attempt(reauthenticate, { body: { password: 'wrong' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { password: expect.stringContaining('isn’t your password') } },
    })
  expect((await citra.attempt(reauthenticate, { body: { password: PASSWORD } })).status).toBe(429)
  const body = { email: 'citra@example.com', password: PASSWORD }
  expect((await app.visitor().attempt(signin, { body })).status).toBe(429)
  expect(await isFresh(citra)).toBe(false)
})

test('who has no password confirms with a mailed code, once', async () => {
  const dewi = await app.signIn('dewi')
  app.clock.advance(REAUTHENTICATION_MS)
  expect(await dewi.call(getReauthentication)).toEqual({ ways: ['mail'], isFresh: false })
  expect(await dewi.attempt(reauthenticate, { body: { password: 'anything' } })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
  await dewi.call(sendCode)
  const code = await lastCode(app, 'dewi@example.com')
  expect((await mailsTo(app, 'dewi@example.com')).at(-1)?.subject).toBe(
    `${code} confirms that it’s you on Cendekia`,
  )
  await dewi.call(reauthenticate, { body: { mailCode: code } })
  expect(await isFresh(dewi)).toBe(true)
  await expectNoCode(dewi, code)
})

test('a code works neither in another session nor after five tries, ten minutes or a newer one', async () => {
  const eka = await app.signIn('eka')
  const [phone, stranger] = [await app.signIn('eka'), await app.signIn('fajar')]
  app.clock.advance(REAUTHENTICATION_MS)
  await eka.call(sendCode)
  const first = await lastCode(app, 'eka@example.com')
  await expectNoCode(phone, first)
  await expectNoCode(stranger, first)
  await eka.call(sendCode)
  const second = await lastCode(app, 'eka@example.com')
  if (first !== second) await expectNoCode(eka, first)
  for (let tried = 0; tried < 5; tried++) await expectNoCode(eka, otherThan(second))
  await expectNoCode(eka, second)
  await eka.call(sendCode)
  app.clock.advance(10 * MINUTE_MS)
  await expectNoCode(eka, await lastCode(app, 'eka@example.com'))
  await app.purge()
  expect(await app.db.selectFrom('reauthentication_codes').selectAll().execute()).toEqual([])
  expect(await isFresh(eka)).toBe(false)
})

test('codes guessed at the same moment are not more than five', async () => {
  const gita = await app.signIn('gita')
  await gita.call(sendCode)
  const code = await lastCode(app, 'gita@example.com')
  const tries = Array.from({ length: 20 }, () =>
    gita.attempt(reauthenticate, { body: { mailCode: otherThan(code) } }),
  )
  await Promise.all(tries)
  await expectNoCode(gita, code)
})

test('five codes an hour are mailed, and none to somebody with a password', async () => {
  const hana = await app.signIn('hana')
  for (let sent = 0; sent < 5; sent++) await hana.call(sendCode)
  expect((await hana.attempt(sendCode)).status).toBe(429)
  const intan = await makeAccount(app, 'intan@example.com')
  expect(await intan.attempt(sendCode)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test.each([
  [{}],
  [{ password: PASSWORD, mailCode: '123456' }],
  [{ mailCode: '12345' }],
  [{ mailCode: 123456 }],
  [{ password: ['a'] }],
  [{ password: 'a\0b' }],
  [{ password: PASSWORD, userId: 1 }],
])('%j is refused', async (body) => {
  const joko = await app.signIn('joko')
  expect(await joko.attempt(reauthenticate, { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  })
})

async function expectNoCode(client: TestClient, mailCode: string): Promise<void> {
  expect(await client.attempt(reauthenticate, { body: { mailCode } })).toMatchObject({
    status: 400,
    body: { code: 'invalid_code' },
  })
}
