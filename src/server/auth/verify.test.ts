import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser, resetPassword, signin, signup, verify } from '../../contract/auth.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, expectWrong, form, lastCode, mailsTo, otherThan, usersWith } from './accounts-testing.ts'
import { insertUser } from './public.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const refusal = {
  status: 400,
  body: {
    code: 'invalid_code',
    message: 'This code is wrong or no longer valid. Check it, or ask for a new one.',
  },
}

async function signedUp(email: string) {
  const client = app.visitor()
  await client.call(signup, { body: form(email) })
  return { client, email, code: await lastCode(app, email) }
}

test('[S7-37] POST /api/auth/verify takes the body code, email, and signs the browser in', async () => {
  const { client, email, code } = await signedUp('siti@example.com')
  expect((await client.attempt(getUser)).status).toBe(401)
  expect(await client.call(verify, { body: { code, email } })).toEqual({ email, resetToken: null })
  expect(await client.call(getUser)).toMatchObject({
    email,
    firstName: 'Sari',
    lastName: 'Dewi',
    isFree: true,
    canLink: false,
  })
  expect(client.cookies.has('signup')).toBe(false)
  expect((await client.attempt(verify, { body: { code } })).status).toBe(400)
  expect((await client.attempt(verify, { body: { email } })).status).toBe(400)
})

test('wrong, unknown, foreign and used codes are refused with the same message', async () => {
  const { client, email, code } = await signedUp('budi@example.com')
  const other = await signedUp('other@example.com')
  const wrong = await client.attempt(verify, { body: { code: otherThan(code), email } })
  const unknown = await client.attempt(verify, { body: { code, email: 'unknown@example.com' } })
  const foreign = await client.attempt(verify, { body: { code: other.code, email } })
  await client.call(verify, { body: { code, email } })
  const used = await client.attempt(verify, { body: { code, email } })
  for (const { status, body } of [wrong, unknown, foreign, used]) expect({ status, body }).toEqual(refusal)
  expect(await usersWith(app, email)).toBe(1)
})

test('a code works for ten minutes', async () => {
  const early = await signedUp('early@example.com')
  const late = await signedUp('late@example.com')
  app.clock.advance(10 * MINUTE_MS - 1)
  await early.client.call(verify, { body: { code: early.code, email: early.email } })
  app.clock.advance(1)
  expect(await late.client.attempt(verify, { body: { code: late.code, email: late.email } })).toMatchObject(
    refusal,
  )
})

test('five wrong tries end a code, for the browser that signed up and for all others together', async () => {
  const { client, email, code } = await signedUp('tries@example.com')
  for (let round = 0; round < 5; round++) {
    const guesser = round % 2 === 0 ? client : app.visitor()
    expect(await guesser.attempt(verify, { body: { code: otherThan(code), email } })).toMatchObject(refusal)
  }
  expect(await client.attempt(verify, { body: { code, email } })).toMatchObject(refusal)
  expect(await usersWith(app, email)).toBe(0)
})

test('two dozen guesses at once use up five tries, and the right one among the late ones is refused', async () => {
  const { email, code } = await signedUp('guessed@example.com')
  const wrong = Array.from({ length: 24 }, (_, index) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
  )
  const guess = (guessed: string) =>
    app.visitor().attempt(verify, { body: { code: guessed, email }, ip: '198.51.100.1' })
  const answers = await Promise.all(wrong.map(guess))
  for (const { status, body } of answers) expect({ status, body }).toEqual(refusal)
  const [row] = await app.db.selectFrom('signups').select('tries_left').where('email', '=', email).execute()
  expect(row?.tries_left).toBe(0)
  expect(await guess(code)).toMatchObject(refusal)
})

test.each([
  '１２３４５６',
  '123 456',
  ' 123456',
  '1e5',
  '-12345',
  '12345',
  '1234567',
  '',
  123456,
  null,
  ['123456'],
])('what is not six digits is refused before it is looked at: %j', async (code) => {
  const answer = await app.visitor().attempt(verify, { body: { code, email: 'siti@example.com' } })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { code: expect.any(String) } },
  })
})

test('the first to sign up with somebody’s address gains nothing when the owner verifies', async () => {
  const email = 'victim@example.com'
  const attacker = app.visitor()
  await attacker.call(signup, { body: form(email, { password: 'attackers password', firstName: 'Mallory' }) })
  const attackersCode = await lastCode(app, email)
  const victim = app.visitor()
  await victim.call(signup, { body: form(email) })
  const code = await lastCode(app, email)
  expect((await victim.attempt(verify, { body: { code: attackersCode, email } })).status).toBe(400)
  await victim.call(verify, { body: { code, email } })
  expect(await victim.call(getUser)).toMatchObject({ email, firstName: 'Sari' })

  expect(await attacker.attempt(verify, { body: { code: attackersCode, email } })).toMatchObject(refusal)
  await expectWrong(attacker, email, 'attackers password')
  await app.visitor().call(signin, { body: { email, password: PASSWORD } })
})

test('a code without the cookie proves the address, voids the password and lets its owner set one', async () => {
  const email = 'elsewhere@example.com'
  const attacker = app.visitor()
  await attacker.call(signup, { body: form(email, { password: 'attackers password' }) })
  const phone = app.visitor()
  const { resetToken } = await phone.call(verify, { body: { code: await lastCode(app, email), email } })
  expect(resetToken).toMatch(/^[\w-]{43}$/)
  expect(phone.cookies.has('sid')).toBe(false)
  await expectWrong(attacker, email, 'attackers password')
  expect((await attacker.attempt(getUser)).status).toBe(401)

  await phone.call(resetPassword, { body: { token: String(resetToken), password: 'the owners own' } })
  await phone.call(signin, { body: { email, password: 'the owners own' } })
  await expectWrong(attacker, email, 'attackers password')
})

test('an account that a provider made in the meantime is left as it is', async () => {
  const { client, email, code } = await signedUp('provider@example.com')
  const now = app.clock.now()
  const person = {
    email,
    passwordHash: null,
    firstName: 'Rina',
    lastName: 'Putri',
    language: 'id',
    now,
  } as const
  const [pending] = await app.db.selectFrom('signups').selectAll().where('email', '=', email).execute()
  await insertUser(app.db, person)
  expect(await app.db.selectFrom('signups').select('id').where('email', '=', email).execute()).toEqual([])

  if (pending === undefined) throw new Error('There was no sign-up')
  const { id: _, ...row } = pending
  await app.db.insertInto('signups').values(row).execute()
  expect(await client.attempt(verify, { body: { code, email } })).toMatchObject(refusal)
  expect(await app.db.selectFrom('signups').select('id').where('email', '=', email).execute()).toEqual([])
  const users = await app.db
    .selectFrom('users')
    .select(['first_name', 'password_hash'])
    .where('email', '=', email)
    .execute()
  expect(users).toEqual([{ first_name: 'Rina', password_hash: null }])
})

test('the mail with a code says what it is, for how long, and why it came', async () => {
  await signedUp('reader@example.com')
  const [mail] = await mailsTo(app, 'reader@example.com')
  expect(mail?.text).toMatch(/valid for 10 minutes/)
  expect(mail?.text).toMatch(/because someone signed up with this address/)
})

test('an answer that carries a reset token is not stored for a repeated call', async () => {
  const { email, code } = await signedUp('repeat@example.com')
  const headers = { 'idempotency-key': 'one' }
  const first = await app.visitor().attempt(verify, { body: { code, email }, headers })
  expect(first.body).toMatchObject({ resetToken: expect.any(String) })
  expect(await app.visitor().attempt(verify, { body: { code, email }, headers })).toMatchObject(refusal)
})
