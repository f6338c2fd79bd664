import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser, logout, signin } from '../../contract/auth.ts'
import { closeChecklist } from '../../contract/welcome.ts'
import { DAY_MS } from '../platform/clock.ts'
import { newToken } from '../platform/tokens.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, makeAccount } from './accounts-testing.ts'
import { purgeAccounts } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const sessionsOf = (userId: number) =>
  app.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('token_hash').execute()

test('[S7-5] GET /api/auth/user answers the current user', async () => {
  const alice = await app.signIn('alice')
  expect(await alice.call(getUser)).toMatchObject({
    id: alice.userId,
    email: 'alice@example.com',
    firstName: 'alice',
  })
  const answer = await alice.attempt(getUser)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await app.visitor().attempt(getUser)).status).toBe(401)
})

test('[S3-1] a user has the fields of the specification, and no others', async () => {
  const alice = await app.signIn('alice')
  // The one field that only the new have.
  await alice.call(closeChecklist)
  expect(await alice.call(getUser)).toEqual({
    id: alice.userId,
    firstName: 'alice',
    lastName: 'Tester',
    aliasName: 'alice-1000',
    email: 'alice@example.com',
    profileImageUrl: null,
    fame: 0,
    iqTestTaken: false,
    iqScore: null,
    selectedTheme: 'dark',
    isTopaz: false,
    isAgate: false,
    isAqua: false,
    isFree: true,
    canLink: false,
  })
})

test('[S3-2] a user’s fame is the user’s Honor', async () => {
  const bela = await app.signIn('bela')
  await app.db.insertInto('honor_totals').values({ user_id: bela.userId, total: 37 }).execute()
  expect((await bela.call(getUser)).fame).toBe(37)
  await app.db.updateTable('honor_totals').set({ total: -4 }).where('user_id', '=', bela.userId).execute()
  expect((await bela.call(getUser)).fame, 'never shown below zero').toBe(0)
})

test('a planted session token is not adopted, and the one a browser came with ends', async () => {
  const email = 'fixed@example.com'
  await makeAccount(app, email)
  const client = app.visitor()
  const planted = newToken()
  client.cookies.set('sid', planted)
  await client.call(signin, { body: { email, password: PASSWORD } })
  const first = client.cookies.get('sid')
  expect(first).not.toBe(planted)

  await client.call(signin, { body: { email, password: PASSWORD } })
  expect(client.cookies.get('sid')).not.toBe(first)
  for (const old of [planted, String(first)]) {
    const thief = app.visitor()
    thief.cookies.set('sid', old)
    expect((await thief.attempt(getUser)).status).toBe(401)
  }
})

test('the token is only in the cookie: HttpOnly, Lax, and on https with its prefix and Secure', async () => {
  await makeAccount(app, 'cookie@example.com')
  const body = { email: 'cookie@example.com', password: PASSWORD }
  const plain = await app.visitor().attempt(signin, { body })
  expect(plain.headers['set-cookie']).toEqual([
    expect.stringMatching(/^known=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^sid=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])

  const secure = await testApp({ config: { publicUrl: 'https://site.example', isHttps: true } })
  try {
    await makeAccount(secure, 'cookie@example.com')
    const answer = await secure.visitor().attempt(signin, { body })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-known=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-sid=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  } finally {
    await secure.close()
  }
})

test('[S7-11] GET /api/auth/logout logs out: the session ends on the server, the browser goes home', async () => {
  const email = 'leaver@example.com'
  const client = await makeAccount(app, email)
  const token = String(client.cookies.get('sid'))
  const answer = await client.attempt(logout, { headers: { 'sec-fetch-dest': 'document' } })
  expect(answer).toMatchObject({ status: 303, headers: { location: '/' } })
  expect(client.cookies.has('sid')).toBe(false)

  const replay = app.visitor()
  replay.cookies.set('sid', token)
  expect((await replay.attempt(getUser)).status).toBe(401)
})

test('signing out ends this browser’s session only', async () => {
  const phone = await makeAccount(app, 'both@example.com')
  const laptop = app.visitor()
  await laptop.call(signin, { body: { email: 'both@example.com', password: PASSWORD } })
  await laptop.attempt(logout)
  expect((await phone.attempt(getUser)).status).toBe(200)
})

test.each([
  ['an image on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['an image on our own site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ['a sibling host', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
  ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
  ['a fetch', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
])('nobody is signed out by %s', async (_, headers) => {
  const client = await app.signIn('stays')
  const refused = await client.attempt(logout, { headers })
  expect(refused).toMatchObject({ status: 403, body: { code: 'cross_site' } })
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect((await client.attempt(getUser)).status).toBe(200)
})

test('a visitor who signs out goes home', async () => {
  expect((await app.visitor().attempt(logout)).headers.location).toBe('/')
})

test('the purge deletes sign-ups after 7 days, addresses after 30, dead sessions and links', async () => {
  const now = app.clock.now()
  const old = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const row = {
    browser_hash: Buffer.alloc(32),
    password_hash: 'x',
    first_name: 'a',
    last_name: 'b',
    language: 'en',
  }
  const code = { code_hash: Buffer.alloc(32), code_expires_at: now, tries_left: 0 }
  const signups = [7, 6].map((days) => ({
    ...row,
    ...code,
    email: `purge${days}@example.com`,
    created_at: old(days),
  }))
  await app.db.insertInto('signups').values(signups).execute()
  const person = await app.signIn('purged')
  await app.db.deleteFrom('sessions').where('user_id', '=', person.userId).execute()
  const session = (created: number, seen: number, byte: number) => ({
    token_hash: Buffer.alloc(32, byte),
    user_id: person.userId,
    created_at: old(created),
    last_seen_at: old(seen),
    ip: '192.0.2.1',
    user_agent: '',
  })
  const rows = [session(1, 1, 1), session(31, 1, 2), session(61, 1, 3), session(20, 15, 4)]
  await app.db.insertInto('sessions').values(rows).execute()
  const reset = { user_id: person.userId, token_hash: Buffer.alloc(32), expires_at: now }
  await app.db.insertInto('password_resets').values(reset).execute()
  const state = {
    provider: 'google',
    browser_hash: Buffer.alloc(32),
    verifier: '',
    nonce: '',
    language: 'en',
  }
  const states = [0, 1].map((byte) => ({
    ...state,
    state_hash: Buffer.alloc(32, byte),
    expires_at: old(-byte),
  }))
  await app.db.insertInto('oauth_states').values(states).execute()

  await purgeAccounts(app.db, now)
  const left = await app.db.selectFrom('signups').select('email').where('email', 'like', 'purge%').execute()
  expect(left).toEqual([{ email: 'purge6@example.com' }])
  const kept = (await sessionsOf(person.userId)).map(({ token_hash, ip }) => [token_hash[0], ip])
  expect(kept).toEqual([
    [1, '192.0.2.1'],
    [2, null],
  ])
  expect(await app.db.selectFrom('password_resets').selectAll().execute()).toEqual([])
  expect((await app.db.selectFrom('oauth_states').select('state_hash').execute()).length).toBe(1)
})
