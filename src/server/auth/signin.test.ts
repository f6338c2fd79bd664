import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getUser, signin, signup, verify } from '../../contract/auth.ts'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, expectWrong, form, lastCode, mailsTo, makeAccount } from './accounts-testing.ts'

// Equal work is what hides who has an account, so the real verification is counted, not replaced.
const verified = vi.hoisted(() => ({ hashes: [] as string[], meanwhile: async (): Promise<void> => {} }))
vi.mock('@node-rs/argon2', async (original) => {
  const argon = await original<typeof Argon2>()
  return {
    ...argon,
    verify: async (hash: string, password: string) => {
      verified.hashes.push(hash)
      const isRight = await argon.verify(hash, password)
      await verified.meanwhile()
      return isRight
    },
  }
})

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const tryFrom = (ip: string, email: string, password: string) =>
  app.visitor().attempt(signin, { body: { email, password }, ip })

test('[S7-36] POST /api/auth/signin takes the body email, password, and answers the user', async () => {
  const email = 'siti@example.com'
  await makeAccount(app, email)
  const client = app.visitor()
  const { user } = await client.call(signin, { body: { email, password: PASSWORD } })
  expect(user).toMatchObject({ email, firstName: 'Sari', lastName: 'Dewi' })
  expect(await client.call(getUser)).toEqual(user)
  for (const body of [
    { email },
    { password: PASSWORD },
    { email, password: '' },
    { email, password: [PASSWORD] },
  ])
    expect((await app.visitor().attempt(signin, { body })).status).toBe(400)
})

test('an unknown address and a wrong password are refused with the same message', async () => {
  const email = 'same@example.com'
  await makeAccount(app, email)
  const wrong = await tryFrom('203.0.113.20', email, 'not this one')
  const unknown = await tryFrom('203.0.113.20', 'unknown@example.com', 'not this one')
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  expect(unknown.body).toEqual(wrong.body)
  expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted())
})

test('whether an address has an account does not change how many hashes are verified', async () => {
  const work = async (email: string): Promise<number> => {
    verified.hashes.length = 0
    await tryFrom('203.0.113.21', email, 'not this one')
    for (const hash of verified.hashes) expect(hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    return verified.hashes.length
  }
  await makeAccount(app, 'full@example.com')
  await app.signIn('provideronly')
  const [full, provider, nobody] = ['full', 'provideronly', 'nobody'].map((name) => `${name}@example.com`)
  for (const email of [full, provider, nobody]) expect(await work(String(email)), email).toBe(1)
  for (const email of [full, provider, nobody]) {
    await app.visitor().call(signup, { body: form(String(email)) })
    expect(await work(String(email)), `${email} after a sign-up`).toBe(2)
  }
})

test('signing up with an address and signing in with it does not reveal whether it has an account', async () => {
  await makeAccount(app, 'known@example.com')
  const answers = []
  for (const email of ['known@example.com', 'free@example.com']) {
    const prober = app.visitor()
    await prober.call(signup, { body: form(email, { password: 'a probing one 5' }) })
    const { status, body } = await prober.attempt(signin, { body: { email, password: 'a probing one 5' } })
    answers.push({ status, body })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ status: 403, body: { code: 'needs_verification' } })
  await app.visitor().call(signin, { body: { email: 'known@example.com', password: PASSWORD } })
})

test('a sign-up of one’s own does not wipe out wrong guesses at the account', async () => {
  const email = 'guessed@example.com'
  await makeAccount(app, email)
  const guesser = app.visitor()
  guesser.ip = '203.0.113.77'
  await guesser.call(signup, { body: form(email, { password: 'a probing one 6' }) })
  for (const password of ['wrong 1', 'wrong 2', 'a probing one 6', 'wrong 3', 'wrong 4'])
    await guesser.attempt(signin, { body: { email, password } })
  expect((await guesser.attempt(signin, { body: { email, password: 'wrong 5' } })).status).toBe(429)
})

test('the password of the dummy hash opens nothing', async () => {
  await app.signIn('provideronly')
  for (const email of ['provideronly@example.com', 'nobody@example.com'])
    await expectWrong(app.visitor(), email, 'no account has this password')
})

test('[S4.6-15] an unverified account with the right password is answered 403 needs_verification', async () => {
  const email = 'unverified@example.com'
  const client = app.visitor()
  await client.call(signup, { body: form(email) })
  for (const browser of [client, app.visitor()]) {
    const refused = await browser.attempt(signin, { body: { email, password: PASSWORD } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'needs_verification' } })
    expect(browser.cookies.has('sid')).toBe(false)
  }
  await expectWrong(client, email, 'not this one')
  await client.call(verify, { body: { email, code: await lastCode(app, email) } })
  await app.visitor().call(signin, { body: { email, password: PASSWORD } })
})

test('the sign-up of this browser is the one its password is compared with', async () => {
  const email = 'twice@example.com'
  const mine = app.visitor()
  await mine.call(signup, { body: form(email) })
  await app.visitor().call(signup, { body: form(email, { password: 'somebody elses' }) })
  expect((await mine.attempt(signin, { body: { email, password: PASSWORD } })).status).toBe(403)
  await expectWrong(mine, email, 'somebody elses')
})

test('a sign-up that waits in addition to an account opens nothing', async () => {
  const email = 'beside@example.com'
  await makeAccount(app, email)
  const client = app.visitor()
  await client.call(signup, { body: form(email, { password: 'left behind 99' }) })
  expect((await client.attempt(signin, { body: { email, password: 'left behind 99' } })).status).toBe(403)
  expect(client.cookies.has('sid')).toBe(false)
  await client.call(signin, { body: { email, password: PASSWORD } })
})

test('five wrong passwords from one network in a quarter of an hour, then a pause; others are not affected', async () => {
  const email = 'paused@example.com'
  await makeAccount(app, email)
  const statuses = await Promise.all(
    Array.from(
      { length: 12 },
      async (_, index) => (await tryFrom('198.51.100.7', email, `wrong ${index}`)).status,
    ),
  )
  expect(statuses.filter((status) => status === 401).length, 'a burst gets no further').toBe(5)
  const refused = await tryFrom('198.51.100.7', email, PASSWORD)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect((await tryFrom('198.51.100.8', email, PASSWORD)).status).toBe(200)
  expect((await tryFrom('198.51.100.7', 'siti@example.com', PASSWORD)).status, 'another account').toBe(200)
  app.clock.advance(15 * MINUTE_MS)
  expect((await tryFrom('198.51.100.7', email, PASSWORD)).status).toBe(200)
})

test('a right password ends the count of wrong ones', async () => {
  const email = 'forgetful@example.com'
  await makeAccount(app, email)
  for (let round = 0; round < 3; round++) {
    for (let wrong = 0; wrong < 3; wrong++) await expectWrong(app.visitor(), email, `wrong ${wrong}`)
    await app.visitor().call(signin, { body: { email, password: PASSWORD } })
  }
})

test('many wrong passwords from everywhere slow sign-in down and warn the owner once an hour, and never lock', async () => {
  const email = 'hunted@example.com'
  await makeAccount(app, email)
  const waited: number[] = []
  const realTimeout = globalThis.setTimeout
  // Only the pause of a sign-in is cut short; the database's and the server's own timers run as they are.
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, milliseconds) => {
    const stack = new Error().stack ?? ''
    if (!stack.includes('credentials.ts') || stack.includes('/pg/')) return realTimeout(run, milliseconds)
    waited.push(milliseconds ?? 0)
    return realTimeout(run, 0)
  })
  const warnings = async () =>
    (await mailsTo(app, email)).filter((mail) => mail.subject.startsWith('Someone is trying'))
  try {
    for (let round = 0; round < 32; round++) {
      expect((await tryFrom(`198.51.${round}.9`, email, 'not this one')).status).toBe(401)
      expect(waited.length).toBe(Math.max(0, round - 24))
    }
    expect(waited).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
    expect((await tryFrom('198.51.200.9', email, PASSWORD)).status).toBe(200)
    expect((await warnings()).length).toBe(1)
    app.clock.advance(HOUR_MS)
    for (let round = 0; round < 27; round++) await tryFrom(`198.52.${round}.9`, email, 'not this one')
    expect((await warnings()).length).toBe(2)
  } finally {
    spy.mockRestore()
  }
})

test('a network may try thirty times a minute, whatever header it sends and whatever /64 address it uses', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 31; round++) {
    const body = { email: `t${round}@example.com`, password: 'not this one' }
    const headers = { 'x-forwarded-for': `192.0.2.${round}` }
    statuses.push(
      (await app.visitor().attempt(signin, { body, headers, ip: `2001:db8:9:9::${round + 1}` })).status,
    )
  }
  expect(statuses.indexOf(429)).toBe(30)
  app.clock.advance(MINUTE_MS)
  expect((await tryFrom('2001:db8:9:9::1', 'siti@example.com', PASSWORD)).status).toBe(200)
})

test('the counter does not reveal whose address it is', async () => {
  const rows = await app.db.selectFrom('rate_limits').select('key').execute()
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ key }) => key.includes('@') || key.includes('hunted'))).toEqual([])
})

test('a sign-in whose password is changed while it is verified does not get in', async () => {
  const email = 'overtaken@example.com'
  await makeAccount(app, email)
  verified.meanwhile = async () => {
    await app.db.updateTable('users').set({ password_hash: 'another' }).where('email', '=', email).execute()
  }
  try {
    const client = app.visitor()
    const answer = await client.attempt(signin, { body: { email, password: PASSWORD } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(client.cookies.has('sid')).toBe(false)
  } finally {
    verified.meanwhile = async () => {}
  }
})
