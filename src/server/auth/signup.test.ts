import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signin, signup, verify } from '../../contract/auth.ts'
import { HOUR_MS } from '../platform/clock.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, codesTo, form, lastCode, mailsTo, makeAccount, usersWith } from './accounts-testing.ts'
import { insertUser } from './public.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const pending = (email: string) =>
  app.db.selectFrom('signups').selectAll().where('email', '=', email).execute()

test('[S7-34] POST /api/auth/signup takes the body email, password, firstName, lastName', async () => {
  const email = 'sari@example.com'
  await app
    .visitor()
    .call(signup, { body: { email, password: PASSWORD, firstName: 'Sari', lastName: 'Dewi' } })
  expect(await pending(email)).toMatchObject([{ first_name: 'Sari', last_name: 'Dewi', tries_left: 5 }])
  for (const missing of ['email', 'password', 'firstName', 'lastName']) {
    const refused = await app.visitor().attempt(signup, { body: form(email, { [missing]: undefined }) })
    expect(refused).toMatchObject({ status: 400, body: { fields: { [missing]: 'This is required.' } } })
  }
})

test('[S7-35] POST /api/auth/signup answers JSON with an email field', async () => {
  const answer = await app.visitor().attempt(signup, { body: form('Json@Example.com') })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer).toMatchObject({ status: 200, body: { email: 'Json@Example.com' } })
})

test('[S8-3] a server error carries a message field', async () => {
  const refused = await app.visitor().attempt(signup, { body: form('nobody') })
  expect(refused.body).toEqual({
    code: 'invalid_input',
    message: 'Please check the marked fields.',
    fields: { email: 'Enter an email address like name@example.com.' },
  })
})

test('the mail is in the language of the person, and neither the code nor the password can be read from the tables', async () => {
  const client = app.visitor()
  client.language = 'my'
  await client.call(signup, { body: form('malay@example.com') })
  const [mail] = await mailsTo(app, 'malay@example.com')
  expect(mail?.subject).toMatch(/^\d{6} ialah kod Cendekia anda$/)
  expect(mail?.html).toContain('<html lang="ms">')
  const [row] = await pending('malay@example.com')
  const code = await lastCode(app, 'malay@example.com')
  expect(row?.code_hash.toString('latin1')).not.toContain(code)
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
})

test('twenty sign-ups at once with one address: equal answers, one account', async () => {
  const email = 'twenty@example.com'
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.visitor().attempt(signup, { body: form(email) })),
  )
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: { email } })
  expect((await pending(email)).length).toBe(5)
  const codes = await codesTo(app, email)
  expect(codes.length).toBe(5)
  const verified = await Promise.all(
    codes.map((code) => app.visitor().attempt(verify, { body: { email, code }, ip: '203.0.113.8' })),
  )
  expect(verified.filter(({ status }) => status === 200).length).toBe(1)
  expect(await usersWith(app, email)).toBe(1)
  expect(await pending(email)).toEqual([])
})

test('a sign-up waits for what is happening to its address, and then sees it', async () => {
  const email = 'ordered@example.com'
  const person = { email, passwordHash: null, firstName: 'Rina', lastName: 'Putri', language: 'en' } as const
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
    where not granted and datname = current_database()`
  const answer = await app.db.transaction().execute(async (trx) => {
    await insertUser(trx, { ...person, now: app.clock.now() })
    const asked = app.visitor().attempt(signup, { body: form(email) })
    await vi.waitUntil(async () => (await waiting.execute(app.db)).rows[0]?.count === 1, 30_000)
    return { asked }
  })
  expect((await answer.asked).status).toBe(200)
  expect((await mailsTo(app, email)).map((mail) => mail.subject)).toEqual([
    'You already have a Cendekia account',
  ])
})

test('two spellings of one address are one account', async () => {
  await makeAccount(app, 'case@example.com')
  const again = await app.visitor().call(signup, { body: form('CASE@Example.COM') })
  expect(again).toEqual({ email: 'CASE@Example.COM' })
  const answer = await app.visitor().call(signin, { body: { email: 'Case@EXAMPLE.com', password: PASSWORD } })
  expect(answer.user.email).toBe('case@example.com')
})

test('the answer for an address with an account equals that for a new one, its owner gets a mail', async () => {
  const email = 'owner@example.com'
  await makeAccount(app, email)
  const known = await app.visitor().attempt(signup, { body: form(email, { password: 'another one 77' }) })
  const unknown = await app.visitor().attempt(signup, { body: form('new@example.com') })
  expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
  expect(String(known.headers['set-cookie'])).toMatch(
    /^signup=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect({ ...known, headers: {} }).toEqual({ status: 200, body: { email }, headers: {} })
  const mail = (await mailsTo(app, email)).at(-1)
  expect(mail?.subject).toBe('You already have a Cendekia account')
  expect(mail?.text).toContain(`${app.config.publicUrl}/auth`)
  const signedIn = await app.visitor().attempt(signin, { body: { email, password: 'another one 77' } })
  expect(signedIn).toMatchObject({ status: 403, body: { code: 'needs_verification' } })
})

test('the same browser signing up again replaces what it said before', async () => {
  const email = 'again@example.com'
  const client = app.visitor()
  await client.call(signup, { body: form(email) })
  const token = client.cookies.get('signup')
  const first = await lastCode(app, email)
  await client.call(signup, { body: form(email, { password: 'second thought 5', firstName: 'Rina' }) })
  expect(client.cookies.get('signup')).toBe(token)
  expect(await pending(email)).toMatchObject([{ first_name: 'Rina' }])
  expect((await client.attempt(verify, { body: { email, code: first } })).status).toBe(400)
  await client.call(verify, { body: { email, code: await lastCode(app, email) } })
  await app.visitor().call(signin, { body: { email, password: 'second thought 5' } })
})

test('an address gets five codes an hour, then sign-ups are answered alike and can be continued later', async () => {
  const email = 'flooded@example.com'
  for (let round = 0; round < 5; round++) await app.visitor().call(signup, { body: form(email) })
  const sixth = app.visitor()
  expect(await sixth.call(signup, { body: form(email) })).toEqual({ email })
  expect((await codesTo(app, email)).length).toBe(5)
  expect((await pending(email)).length).toBe(5)
  app.clock.advance(HOUR_MS + 1)
  await sixth.call(signup, { body: form(email) })
  expect((await codesTo(app, email)).length).toBe(6)
  expect((await pending(email)).length, 'the oldest dead one gave way').toBe(5)
  await sixth.call(verify, { body: { email, code: await lastCode(app, email) } })
})

test('a sign-up that comes without a code keeps the earlier code of the same browser', async () => {
  const email = 'keeps@example.com'
  const client = app.visitor()
  for (let round = 0; round < 6; round++) {
    await client.call(signup, { body: form(email, { password: `kuda lari ${round}` }) })
    await app.jobs.runDue()
  }
  expect((await codesTo(app, email)).length).toBe(5)
  await client.call(verify, { body: { email, code: await lastCode(app, email) } })
  await app.visitor().call(signin, { body: { email, password: 'kuda lari 5' } })
})

test('a network may sign up sixty times in half an hour; a whole IPv6 /64 is one network', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) {
    const ip = `2001:db8:1:2::${(round + 1).toString(16)}`
    statuses.push((await app.visitor().attempt(signup, { body: form('six@example.com'), ip })).status)
    // Two of them, then as if there had been 59: the next one is the last.
    if (round === 1) await setHits(app, 'signUpsPerHalfHour', 59)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  const refused = await app
    .visitor()
    .attempt(signup, { body: form('six@example.com'), ip: '2001:db8:1:2:ffff::1' })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const next = await app.visitor().attempt(signup, { body: form('six@example.com'), ip: '2001:db8:1:3::1' })
  expect(next.status).toBe(200)
})
