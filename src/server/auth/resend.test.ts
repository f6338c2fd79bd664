import { afterAll, beforeAll, expect, test } from 'vitest'
import { resendVerification, signin, signup, verify } from '../../contract/auth.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { codesTo, form, lastCode, mailsTo, makeAccount } from './accounts-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const resend = (email: string, ip = '203.0.113.7') =>
  app.visitor().attempt(resendVerification, { body: { email }, ip })

test('[S7-38] POST /api/auth/resend-verification takes the body email; the new code ends the old one', async () => {
  const email = 'siti@example.com'
  const client = app.visitor()
  await client.call(signup, { body: form(email) })
  const old = await lastCode(app, email)
  expect(await client.call(resendVerification, { body: { email } })).toEqual({ email })
  const code = await lastCode(app, email)
  expect(code).not.toBe(old)
  expect((await client.attempt(verify, { body: { email, code: old } })).status).toBe(400)
  expect(await client.call(verify, { body: { email, code } })).toEqual({ email, resetToken: null })
})

test('a dead code comes back to life as a new one with five tries and ten minutes', async () => {
  const email = 'dead@example.com'
  const client = app.visitor()
  await client.call(signup, { body: form(email) })
  const old = await lastCode(app, email)
  app.clock.advance(11 * MINUTE_MS)
  expect((await client.attempt(verify, { body: { email, code: old } })).status).toBe(400)
  await client.call(resendVerification, { body: { email } })
  app.clock.advance(9 * MINUTE_MS)
  await client.call(verify, { body: { email, code: await lastCode(app, email) } })
})

test('the sign-up of this browser gets the code, not the newest one', async () => {
  const email = 'mine@example.com'
  const mine = app.visitor()
  await mine.call(signup, { body: form(email, { password: 'mine and only mine' }) })
  await app.visitor().call(signup, { body: form(email) })
  await app.jobs.runDue()
  await mine.call(resendVerification, { body: { email } })
  await mine.call(verify, { body: { email, code: await lastCode(app, email) } })
  await app.visitor().call(signin, { body: { email, password: 'mine and only mine' } })
})

test('without the cookie the newest sign-up gets the code, which proves the address only', async () => {
  const email = 'newest@example.com'
  await app.visitor().call(signup, { body: form(email) })
  await app.jobs.runDue()
  await resend(email)
  const answer = await app.visitor().call(verify, { body: { email, code: await lastCode(app, email) } })
  expect(answer.resetToken).not.toBe(null)
})

test('an address without a sign-up is answered alike, and gets nothing', async () => {
  await makeAccount(app, 'member@example.com')
  const count = (await mailsTo(app, 'member@example.com')).length
  for (const email of ['member@example.com', 'nobody@example.com']) {
    const answer = await resend(email)
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { email } })
  }
  expect((await mailsTo(app, 'member@example.com')).length).toBe(count)
  expect(await mailsTo(app, 'nobody@example.com')).toEqual([])
})

/** As many as race for one mail. */
const AT_ONCE = 24

test('many calls from as many addresses send one mail a minute, five an hour and ten a day', async () => {
  const email = 'flooded@example.com'
  await app.visitor().call(signup, { body: form(email) })
  const flood = async (calls: number) => {
    for (let start = 0; start < calls; start += AT_ONCE) {
      const from = (index: number) => `198.51.100.${start + index}`
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => resend(email, from(index))),
      )
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 200, body: { email } })
    }
    return (await codesTo(app, email)).length
  }
  expect(await flood(5 * AT_ONCE), 'the one of the sign-up and one more').toBe(2)
  expect(await flood(AT_ONCE)).toBe(2)
  for (const most of [3, 4, 5, 5, 5]) {
    app.clock.advance(MINUTE_MS)
    expect(await flood(AT_ONCE)).toBe(most)
  }
  app.clock.advance(HOUR_MS)
  for (const most of [6, 7, 8, 9, 10, 10]) {
    expect(await flood(AT_ONCE)).toBe(most)
    app.clock.advance(MINUTE_MS)
  }
  app.clock.advance(HOUR_MS)
  expect(await flood(AT_ONCE)).toBe(10)
  app.clock.advance(DAY_MS)
  expect(await flood(AT_ONCE)).toBe(11)
})

test('one network may ask 120 times an hour; a header about the network is not believed', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) {
    const headers = {
      'x-forwarded-for': `192.0.2.${round}`,
      'x-real-ip': `192.0.2.${round}`,
      forwarded: `for=192.0.2.${round}`,
    }
    const client = app.visitor()
    const body = { email: `n${round}@example.com` }
    statuses.push((await client.attempt(resendVerification, { body, headers, ip: '192.0.2.99' })).status)
    // Two of them, then as if there had been 119: the next one is the last.
    if (round === 1) await setHits(app, 'resendsPerNetwork', 119)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(
    (await resend('n@example.com', '::ffff:192.0.2.99')).status,
    'the same address written as IPv6',
  ).toBe(429)
  expect((await resend('n@example.com', '192.0.2.98')).status).toBe(200)
})

test.each([['v@example.com', ['v@example.com', 'z@example.com']], [{}], [null], [7]])(
  'an e-mail that is not one text is refused: %j',
  async (...emails) => {
    for (const email of emails.filter((value) => typeof value !== 'string'))
      expect((await app.visitor().attempt(resendVerification, { body: { email } })).status).toBe(400)
  },
)
