import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  confirmTwoFactor,
  endTwoFactor,
  getTwoFactor,
  passSecondStep,
  renewRecoveryCodes,
  startTwoFactor,
} from '../../contract/two-factor.ts'
import { REAUTHENTICATION_MS } from '../platform/fresh.ts'
import { mailsTo, makeAccount } from '../testing/make-account.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { SET_UP_MS } from './routes.ts'
import { codeOf, stepAt } from './totp.ts'
import { takeFirstStep, turnOn, wrongCode } from './two-factor-testing.ts'
import { fromBase32 } from './base32-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject)

test('it is off at first, on after a first code, and its secret is never stored readable', async () => {
  const email = 'ana@example.com'
  const ana = await makeAccount(app, email)
  expect(await ana.call(getTwoFactor)).toEqual({ since: null, recoveryCodesLeft: 0 })
  const { key, uri, qr } = await ana.call(startTwoFactor)
  expect(uri).toContain(`secret=${key}`)
  expect(qr.size).toBeGreaterThan(20)
  expect(await ana.call(getTwoFactor)).toMatchObject({ since: null })

  const code = codeOf(fromBase32(key), stepAt(app.clock.now()))
  const { recoveryCodes } = await ana.call(confirmTwoFactor, { body: { code } })
  expect(recoveryCodes).toHaveLength(10)
  expect(await ana.call(getTwoFactor)).toEqual({
    since: app.clock.now().toISOString(),
    recoveryCodesLeft: 10,
  })
  expect(await subjects(email)).toContain('Two-step verification is on for your Cendekia account')
  const stored = await app.db.selectFrom('two_factor').selectAll().execute()
  expect(stored.some((row) => row.secret.includes(fromBase32(key)))).toBe(false)
  const hashes = await app.db.selectFrom('recovery_codes').select('code_hash').execute()
  expect(hashes.some(({ code_hash }) => recoveryCodes.includes(code_hash.toString()))).toBe(false)
})

test('a wrong first code turns nothing on, and the right one still does', async () => {
  const budi = await makeAccount(app, 'budi@example.com')
  const { key } = await budi.call(startTwoFactor)
  const code = codeOf(fromBase32(key), stepAt(app.clock.now()))
  const wrong = code === '000000' ? '000001' : '000000'
  const refused = await budi.attempt(confirmTwoFactor, { body: { code: wrong } })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'invalid_code', fields: { code: expect.any(String) } },
  })
  expect(await budi.call(getTwoFactor)).toMatchObject({ since: null })
  await budi.call(confirmTwoFactor, { body: { code } })
})

test('a set-up that was begun anew, or too long ago, is told so', async () => {
  const citra = await makeAccount(app, 'citra@example.com')
  expect(await citra.attempt(confirmTwoFactor, { body: { code: '000000' } })).toMatchObject({ status: 409 })
  const first = await citra.call(startTwoFactor)
  const second = await citra.call(startTwoFactor)
  const codeFor = ({ key }: { key: string }) => codeOf(fromBase32(key), stepAt(app.clock.now()))
  expect(await citra.attempt(confirmTwoFactor, { body: { code: codeFor(first) } })).toMatchObject({
    body: { code: 'invalid_code' },
  })
  app.clock.advance(SET_UP_MS)
  await app.db.updateTable('sessions').set({ reauthenticated_at: app.clock.now() }).execute()
  const late = await citra.attempt(confirmTwoFactor, { body: { code: codeFor(second) } })
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await app.purge()
  const left = await app.db
    .selectFrom('two_factor')
    .innerJoin('users', 'users.id', 'two_factor.user_id')
    .select('users.id')
    .where('email', '=', 'citra@example.com')
    .execute()
  expect(left).toEqual([])
})

test('while it is on it can’t be begun anew; new recovery codes end the old ones', async () => {
  const email = 'dewi@example.com'
  const dewi = await makeAccount(app, email)
  const phone = await turnOn(app, dewi)
  expect(await dewi.attempt(startTwoFactor)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const again = await dewi.attempt(confirmTwoFactor, { body: { code: phone.code() } })
  expect(again).toMatchObject({ status: 409 })
  const { recoveryCodes } = await dewi.call(renewRecoveryCodes)
  expect(recoveryCodes).toHaveLength(10)
  expect(recoveryCodes.filter((code) => phone.recoveryCodes.includes(code))).toEqual([])
  expect(await subjects(email)).toContain('New recovery codes were made for your Cendekia account')
  const browser = await takeFirstStep(app, email)
  const older = { recoveryCode: phone.recoveryCodes[0] ?? '' }
  expect(await browser.attempt(passSecondStep, { body: older })).toMatchObject({ status: 400 })
  await browser.call(passSecondStep, { body: { recoveryCode: recoveryCodes[0] ?? '' } })
})

test('turning it off takes its codes along and is told by mail', async () => {
  const email = 'eka@example.com'
  const eka = await makeAccount(app, email)
  await turnOn(app, eka)
  await eka.call(endTwoFactor)
  expect(await eka.call(getTwoFactor)).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect(await subjects(email)).toContain('Two-step verification was turned off for your Cendekia account')
  expect(await eka.attempt(endTwoFactor)).toMatchObject({ status: 409 })
  expect(await eka.attempt(renewRecoveryCodes)).toMatchObject({ status: 409 })
})

test('a session that has not proven itself lately changes nothing', async () => {
  const fajar = await makeAccount(app, 'fajar@example.com')
  const phone = await turnOn(app, fajar)
  app.clock.advance(REAUTHENTICATION_MS)
  for (const attempt of [
    () => fajar.attempt(startTwoFactor),
    () => fajar.attempt(confirmTwoFactor, { body: { code: wrongCode(phone) } }),
    () => fajar.attempt(renewRecoveryCodes),
    () => fajar.attempt(endTwoFactor),
  ])
    expect(await attempt()).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } })
  expect(await fajar.call(getTwoFactor)).toMatchObject({ recoveryCodesLeft: 10 })
})
