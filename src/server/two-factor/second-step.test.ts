import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, getUser, resetPassword, signin } from '../../contract/auth.ts'
import { getReauthentication, reauthenticate } from '../../contract/sign-ins.ts'
import { endTwoFactor, passSecondStep, SECOND_STEP_MINUTES } from '../../contract/two-factor.ts'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { REAUTHENTICATION_MS } from '../platform/fresh.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import { setHits } from '../testing/set-hits.ts'
import { mailsTo, makeAccount, PASSWORD } from '../testing/make-account.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { STEP_MS, takeFirstStep, turnOn, wrongCode } from './two-factor-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function lastResetToken(email: string): Promise<string> {
  const text = (await mailsTo(app, email)).at(-1)?.text ?? ''
  return /\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
}

async function protectedAccount(email: string) {
  const owner = await makeAccount(app, email)
  return { owner, phone: await turnOn(app, owner) }
}

test('a right password alone gives no session; with the code it does', async () => {
  const email = 'ana@example.com'
  const { phone } = await protectedAccount(email)
  const browser = app.visitor()
  const first = await browser.attempt(signin, { body: { email, password: PASSWORD } })
  expect(first).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
  expect(String(first.headers['set-cookie'])).toMatch(/^second=[\w-]{43}; Max-Age=600; .*HttpOnly/)
  expect(browser.cookies.has('sid')).toBe(false)
  expect(await browser.attempt(getUser)).toMatchObject({ status: 401 })

  const { user } = await browser.call(passSecondStep, { body: { code: phone.code() } })
  expect(user.email).toBe(email)
  expect(await browser.call(getUser)).toMatchObject({ email })
  expect(browser.cookies.has('second')).toBe(false)
})

test('a wrong password says nothing about a second step', async () => {
  await protectedAccount('budi@example.com')
  const refused = await app
    .visitor()
    .attempt(signin, { body: { email: 'budi@example.com', password: 'wrong' } })
  expect(refused).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  expect(refused.headers['set-cookie']).toBeUndefined()
})

test('a code works once: neither again, nor one from before it, nor twice at the same moment', async () => {
  const email = 'citra@example.com'
  const { phone } = await protectedAccount(email)
  const code = phone.code(1)
  const before = phone.code()
  await (await takeFirstStep(app, email)).call(passSecondStep, { body: { code } })
  for (const used of [code, before]) {
    const again = await (await takeFirstStep(app, email)).attempt(passSecondStep, { body: { code: used } })
    expect(again).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
    expect(again.body.message).toContain('already used')
  }
  app.clock.advance(2 * STEP_MS)
  const both = [await takeFirstStep(app, email), await takeFirstStep(app, email)]
  const answers = await Promise.all(
    both.map((one) => one.attempt(passSecondStep, { body: { code: phone.code() } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
})

test('the code that turned it on does not sign in', async () => {
  const email = 'first@example.com'
  const { phone } = await protectedAccount(email)
  const refused = await (
    await takeFirstStep(app, email)
  ).attempt(passSecondStep, { body: { code: phone.code(-1) } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
})

test('a code of another account is wrong here', async () => {
  const dewi = await protectedAccount('dewi@example.com')
  await protectedAccount('eka@example.com')
  const browser = await takeFirstStep(app, 'eka@example.com')
  const refused = await browser.attempt(passSecondStep, { body: { code: dewi.phone.code() } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  const recovery = await browser.attempt(passSecondStep, {
    body: { recoveryCode: dewi.phone.recoveryCodes[0] },
  })
  expect(recovery).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
})

test('a recovery code signs in once, however it is typed, and is told by mail', async () => {
  const email = 'fajar@example.com'
  const { phone } = await protectedAccount(email)
  const [code = ''] = phone.recoveryCodes
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
  await (await takeFirstStep(app, email)).call(passSecondStep, { body: { recoveryCode: typed } })
  const again = await (
    await takeFirstStep(app, email)
  ).attempt(passSecondStep, { body: { recoveryCode: code } })
  expect(again).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  expect(again.body.message).toContain('already used')
  const mails = await mailsTo(app, email)
  expect(mails.map(({ subject }) => subject)).toContain('A recovery code of your Cendekia account was used')
  expect(mails.some(({ text }) => text.includes(code))).toBe(false)
})

test('without the first step, after ten minutes, or when it is used up, there is no second', async () => {
  const email = 'gita@example.com'
  const { phone } = await protectedAccount(email)
  const lapsed = { status: 410, body: { code: 'lapsed' } }
  expect(await app.visitor().attempt(passSecondStep, { body: { code: phone.code() } })).toMatchObject(lapsed)
  const made = app.visitor()
  made.cookies.set('second', 'x'.repeat(43))
  expect(await made.attempt(passSecondStep, { body: { code: phone.code() } })).toMatchObject(lapsed)

  const slow = await takeFirstStep(app, email)
  app.clock.advance(SECOND_STEP_MINUTES * MINUTE_MS)
  expect(await slow.attempt(passSecondStep, { body: { code: phone.code() } })).toMatchObject(lapsed)

  const browser = await takeFirstStep(app, email)
  const token = browser.cookies.get('second') ?? ''
  await browser.call(passSecondStep, { body: { code: phone.code() } })
  const copy = app.visitor()
  copy.cookies.set('second', token)
  app.clock.advance(STEP_MS)
  expect(await copy.attempt(passSecondStep, { body: { code: phone.code() } })).toMatchObject(lapsed)
  await app.purge()
  expect(await app.db.selectFrom('pending_sign_ins').selectAll().execute()).toEqual([])
})

test('a new password leads to the second step too, and ends a first step made with the old one', async () => {
  const email = 'hadi@example.com'
  const { phone } = await protectedAccount(email)
  const thief = await takeFirstStep(app, email)
  await app.visitor().call(forgotPassword, { body: { email } })
  const reset = app.visitor()
  const password = 'sebuah kata sandi baru'
  await reset.call(resetPassword, { body: { token: await lastResetToken(email), password } })
  expect(reset.cookies.has('sid')).toBe(false)
  expect(await thief.attempt(passSecondStep, { body: { code: phone.code() } })).toMatchObject({ status: 410 })
  const refused = await reset.attempt(signin, { body: { email, password } })
  expect(refused).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
  await reset.call(passSecondStep, { body: { code: phone.code() } })
  expect(await reset.call(getUser)).toMatchObject({ email })
})

test('turning it off ends first steps that are under way', async () => {
  const email = 'indra@example.com'
  const { owner, phone } = await protectedAccount(email)
  const browser = await takeFirstStep(app, email)
  await owner.call(endTwoFactor)
  expect(await browser.attempt(passSecondStep, { body: { code: phone.code() } })).toMatchObject({
    status: 410,
  })
})

test('wrong codes are counted for the account: five from one place, fifteen an hour from all, and a mail', async () => {
  const email = 'joko@example.com'
  const { phone } = await protectedAccount(email)
  const browser = await takeFirstStep(app, email)
  const body = { code: wrongCode(phone) }
  const tryFrom = (ip: string) => browser.attempt(passSecondStep, { body, ip })
  for (let tries = 0; tries < RATE_LIMITS.wrongCodesFromNetwork.hits; tries++)
    expect(await tryFrom('198.51.100.1')).toMatchObject({ status: 400 })
  expect(await tryFrom('198.51.100.1')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  for (const ip of ['198.51.100.2', '198.51.100.3'])
    for (let tries = 0; tries < RATE_LIMITS.wrongCodesFromNetwork.hits; tries++)
      expect(await tryFrom(ip)).toMatchObject({ status: 400 })
  const right = await browser.attempt(passSecondStep, { body: { code: phone.code() }, ip: '198.51.100.4' })
  expect(right).toMatchObject({ status: 429 })
  const mails = await mailsTo(app, email)
  expect(mails.filter(({ subject }) => subject.startsWith('Wrong codes'))).toHaveLength(1)

  const [recoveryCode = ''] = phone.recoveryCodes
  await browser.call(passSecondStep, { body: { recoveryCode } })
  app.clock.advance(HOUR_MS)
  await (await takeFirstStep(app, email)).call(passSecondStep, { body: { code: phone.code() } })
})

test('who knows the password keeps nobody from their recovery codes', async () => {
  const email = 'oman@example.com'
  const { phone } = await protectedAccount(email)
  const thief = await takeFirstStep(app, email)
  const wrong = { recoveryCode: 'aaaa-aaaa-aaaa-aaaa' }
  const [recoveryCode = ''] = phone.recoveryCodes
  for (let tries = 0; tries < RATE_LIMITS.wrongRecoveryCodes.hits; tries++)
    expect(await thief.attempt(passSecondStep, { body: wrong, ip: '198.51.100.9' })).toMatchObject({
      status: 400,
    })
  const limited = { body: { recoveryCode }, ip: '198.51.100.9' }
  expect(await thief.attempt(passSecondStep, limited)).toMatchObject({ status: 429 })
  await (await takeFirstStep(app, email)).call(passSecondStep, { body: { recoveryCode } })
})

test('the tries of a day are not begun anew by the owner’s own sign-ins', async () => {
  const email = 'puji@example.com'
  const { phone } = await protectedAccount(email)
  await setHits(app, 'wrongCodesPerDay', RATE_LIMITS.wrongCodesPerDay.hits - 1)
  await (await takeFirstStep(app, email)).call(passSecondStep, { body: { code: phone.code() } })
  app.clock.advance(STEP_MS)
  const next = await takeFirstStep(app, email)
  expect(await next.attempt(passSecondStep, { body: { code: phone.code() } })).toMatchObject({ status: 429 })
  await next.call(passSecondStep, { body: { recoveryCode: phone.recoveryCodes[0] ?? '' } })
})

test('a recovery code that is used twice at the same moment signs in once', async () => {
  const email = 'qori@example.com'
  const { phone } = await protectedAccount(email)
  const [recoveryCode = ''] = phone.recoveryCodes
  const browsers = await Promise.all([1, 2, 3].map(async () => takeFirstStep(app, email)))
  const answers = await Promise.all(
    browsers.map((one) => one.attempt(passSecondStep, { body: { recoveryCode } })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400])
})

test('when tries can’t be counted, none is made', async () => {
  const own = await testApp()
  try {
    const owner = await makeAccount(own, 'kartika@example.com')
    const phone = await turnOn(own, owner)
    const browser = await takeFirstStep(own, 'kartika@example.com')
    own.site.limits.hitAll = () => Promise.reject(new Error('The counters are away'))
    const refused = await browser.attempt(passSecondStep, { body: { code: phone.code() } })
    expect(refused.status).toBe(500)
    expect(loggedErrors.splice(0)).toHaveLength(1)
    expect(browser.cookies.has('sid')).toBe(false)
  } finally {
    await own.close()
  }
})

test.each([
  {},
  { code: '12345' },
  { code: '１２３４５６' },
  { code: 123456 },
  { code: ' 123456' },
  { code: '123456', recoveryCode: 'x' },
  { recoveryCode: '' },
  { recoveryCode: ['x'] },
  { recoveryCode: 'x'.repeat(61) },
  { code: '123456', userId: 1 },
])('%j is no second step', async (body) => {
  expect(await app.visitor().attempt(passSecondStep, { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  })
})

test('a code of the app is a fresh proof, once', async () => {
  const email = 'lina@example.com'
  const { owner, phone } = await protectedAccount(email)
  app.clock.advance(REAUTHENTICATION_MS)
  expect(await owner.call(getReauthentication)).toEqual({ ways: ['password', 'code'], isFresh: false })
  const refused = await owner.attempt(reauthenticate, { body: { code: wrongCode(phone) } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  const code = phone.code()
  await owner.call(reauthenticate, { body: { code } })
  expect(await owner.call(getReauthentication)).toMatchObject({ isFresh: true })
  expect(await owner.attempt(reauthenticate, { body: { code } })).toMatchObject({ status: 400 })
  const other = await makeAccount(app, 'maya@example.com')
  expect(await other.attempt(reauthenticate, { body: { code } })).toMatchObject({ status: 409 })
})

test('after a restore without the site’s key, recovery codes still open the account', async () => {
  const email = 'nina@example.com'
  const { phone } = await protectedAccount(email)
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('two_factor')
    .set({ secret: Buffer.alloc(48) })
    .where('user_id', '=', id)
    .execute()
  const browser = await takeFirstStep(app, email)
  const refused = await browser.attempt(passSecondStep, { body: { code: phone.code() } })
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('recovery code') } })
  await browser.call(passSecondStep, { body: { recoveryCode: phone.recoveryCodes[0] ?? '' } })
})
