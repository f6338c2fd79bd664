import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGoogle } from '../../contract/auth.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { hashToken } from '../platform/tokens.ts'
import { testApp } from '../testing/test-app.ts'
import { comeBack, goTo, providerSite, type ProviderSite } from './provider-site-testing.ts'
import { googleStandIn, type GoogleStandIn } from './testing/google-stand-in.ts'

const CALLBACK = 'http://localhost:3000/api/auth/google/callback'
const EXPIRED = '/auth?providerError=expired'
const person = (name: string) => ({
  sub: `google-${name}`,
  email: `${name}@gmail.example`,
  email_verified: true,
  name: `${name} Santoso`,
  given_name: name,
  family_name: 'Santoso',
})

let google: GoogleStandIn
let site: ProviderSite
beforeAll(async () => {
  google = await googleStandIn(CALLBACK)
  site = await providerSite({ google: google.config })
})
afterAll(async () => {
  await site.close()
  await google.close()
})

const usersWith = (email: string) =>
  site.db.selectFrom('users').selectAll().where('email', '=', email).execute()

test('[S7-40] /api/auth/google sends the browser on to the first provider', async () => {
  const app = await testApp({ config: { google: google.config } })
  try {
    const answer = await app.visitor().attempt(startGoogle)
    expect(answer.status).toBe(303)
    const address = new URL(String(answer.headers.location))
    expect(address.origin).toBe(google.config.issuer)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: google.config.clientId,
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^oauth=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  } finally {
    await app.close()
  }
})

test('what is stored about the way to the provider would not help a thief', async () => {
  const browser = site.visitor()
  const address = await goTo(browser, '/api/auth/google')
  const state = address.searchParams.get('state') ?? ''
  const row = await site.db
    .selectFrom('oauth_states')
    .selectAll()
    .where('state_hash', '=', hashToken(state))
    .executeTakeFirstOrThrow()
  expect(row.browser_hash).toEqual(hashToken(browser.cookies.get('oauth') ?? ''))
  expect(row.expires_at.getTime() - site.clock.now().getTime()).toBe(10 * MINUTE_MS)
})

test('a new person comes home with an account and a session', async () => {
  const browser = site.visitor()
  browser.language = 'id'
  const back = await google.signIn(await goTo(browser, '/api/auth/google'), person('Budi'))
  expect(await comeBack(browser, back)).toBe('/')
  expect(browser.cookies.has('oauth')).toBe(false)
  expect(await site.whoIs(browser)).toMatchObject({
    firstName: 'Budi',
    lastName: 'Santoso',
    email: 'budi@gmail.example',
    isFree: true,
    canLink: false,
  })
  expect(await usersWith('budi@gmail.example')).toMatchObject([{ language: 'id', password_hash: null }])
})

test('a name that belongs to the site, or hides something, keeps nobody out: they start with a neutral one', async () => {
  for (const [given_name, family_name] of [
    ['Cendekia', 'Team'],
    ['Ad\u200bmin', 'Santoso'],
    ['M\u043ederator', 'Santoso'],
  ]) {
    const browser = site.visitor()
    browser.language = 'my'
    const email = `${Buffer.from(given_name ?? '').toString('hex')}@gmail.example`
    const claims = { ...person('Neutral'), sub: email, email, given_name, family_name }
    const back = await google.signIn(await goTo(browser, '/api/auth/google'), claims)
    expect(await comeBack(browser, back)).toBe('/')
    expect(await site.whoIs(browser)).toMatchObject({ firstName: 'Ahli', lastName: '' })
  }
})

test('the same person comes back to the same account, also when the address is no longer vouched for', async () => {
  const claims = person('Citra')
  const first = site.visitor()
  await comeBack(first, await google.signIn(await goTo(first, '/api/auth/google'), claims))
  const { id } = await site.whoIs(first)

  const second = site.visitor()
  const changed = { ...claims, email: 'citra@elsewhere.example', email_verified: false }
  expect(await comeBack(second, await google.signIn(await goTo(second, '/api/auth/google'), changed))).toBe(
    '/',
  )
  expect(await site.whoIs(second)).toMatchObject({ id, email: 'citra@gmail.example' })
})

test('an account with this address, in whatever case, is linked and keeps its name', async () => {
  const { id } = await site.db
    .insertInto('users')
    .values({ email: 'dewi@gmail.example', first_name: 'Dewi', last_name: 'Lama', alias_name: 'dewi-1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const browser = site.visitor()
  const claims = { ...person('Anders'), email: 'Dewi@Gmail.Example' }
  expect(await comeBack(browser, await google.signIn(await goTo(browser, '/api/auth/google'), claims))).toBe(
    '/',
  )
  expect(await site.whoIs(browser)).toMatchObject({ id, firstName: 'Dewi', lastName: 'Lama' })
  expect(
    await site.db.selectFrom('identities').select('provider').where('user_id', '=', id).execute(),
  ).toEqual([{ provider: 'google' }])
})

test.each([
  ['says the address is not verified', { ...person('Eka'), email_verified: false }],
  ['does not say whether the address is verified', { ...person('Eka'), email_verified: undefined }],
  ['gives no address', { ...person('Eka'), email: undefined }],
  ['gives an address that can’t sign up here', { ...person('Eka'), email: '"e ka"@gmail.example' }],
  ['gives an address with a domain that can’t be', { ...person('Eka'), email: 'eka@xn--0.example' }],
])('nobody is signed in or linked when the provider %s', async (_, claims) => {
  const { id } = await site.db
    .insertInto('users')
    .values({ email: 'eka@gmail.example', first_name: 'Eka', last_name: 'Asli', alias_name: 'eka-1' })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ first_name: 'Eka' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const browser = site.visitor()
  const back = await google.signIn(await goTo(browser, '/api/auth/google'), claims)
  expect(await comeBack(browser, back)).toBe('/auth?providerError=unverified')
  expect([...browser.cookies.keys()]).toEqual([])
  expect(await site.db.selectFrom('identities').where('user_id', '=', id).selectAll().execute()).toEqual([])
})

test('somebody who declines at the provider sees a message about it', async () => {
  const browser = site.visitor()
  const back = await google.refuse(await goTo(browser, '/api/auth/google'))
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(await comeBack(browser, back)).toBe('/auth?providerError=denied')
  expect([...browser.cookies.keys()]).toEqual([])
})

test('an answer works once, with or without the cookie', async () => {
  const browser = site.visitor()
  const start = await goTo(browser, '/api/auth/google')
  const cookie = browser.cookies.get('oauth') ?? ''
  const back = await google.signIn(start, person('Fajar'))
  expect(await comeBack(browser, back)).toBe('/')
  const replaying = site.visitor()
  expect(await comeBack(replaying, back)).toBe(EXPIRED)
  replaying.cookies.set('oauth', cookie)
  expect(await comeBack(replaying, back)).toBe(EXPIRED)
  expect(replaying.cookies.has('sid')).toBe(false)
})

test('the same answer twice at once signs in once', async () => {
  const browser = site.visitor()
  const back = await google.signIn(await goTo(browser, '/api/auth/google'), person('Gilang'))
  const locations = await Promise.all([comeBack(browser, back), comeBack(browser, back)])
  expect(new Set(locations)).toEqual(new Set(['/', EXPIRED]))
})

test('a code that was used already is refused by the provider, not by us', async () => {
  const browser = site.visitor()
  const used = await google.signIn(await goTo(browser, '/api/auth/google'), person('Hana'))
  await comeBack(browser, used)
  const other = site.visitor()
  const back = await google.signIn(await goTo(other, '/api/auth/google'), person('Hana'))
  back.searchParams.set('code', used.searchParams.get('code') ?? '')
  expect(await comeBack(other, back)).toBe('/auth?providerError=unavailable')
  expect(other.cookies.has('sid')).toBe(false)
})

test('an answer without a state, with a strange one or after ten minutes is refused', async () => {
  const browser = site.visitor()
  const back = await google.signIn(await goTo(browser, '/api/auth/google'), person('Indra'))
  const without = new URL(back)
  without.searchParams.delete('state')
  expect(await comeBack(browser, without)).toBe(EXPIRED)
  for (const state of ['', 'x', '\0', 'A'.repeat(43), 'A'.repeat(9000)]) {
    const strange = new URL(back)
    strange.searchParams.set('state', state)
    expect(await comeBack(browser, strange)).toBe(EXPIRED)
  }
  site.clock.advance(10 * MINUTE_MS)
  expect(await comeBack(browser, back)).toBe(EXPIRED)
  expect(await usersWith('indra@gmail.example')).toEqual([])
})

test('a foreign state signs nobody in, and leaves the owner’s sign-in as it was', async () => {
  const attacker = site.visitor()
  const victim = site.visitor()
  await goTo(victim, '/api/auth/google')
  const back = await google.signIn(await goTo(attacker, '/api/auth/google'), person('Joko'))
  expect(await comeBack(victim, back)).toBe(EXPIRED)
  expect(victim.cookies.has('sid')).toBe(false)
  expect(victim.cookies.has('oauth')).toBe(true)
  expect(await comeBack(attacker, back)).toBe('/')
})

test('a session from before the sign-in does not live on', async () => {
  const browser = site.visitor()
  browser.cookies.set('sid', 'planted-by-somebody-who-knows-it-aaaaaaaaaa')
  await comeBack(browser, await google.signIn(await goTo(browser, '/api/auth/google'), person('Kartika')))
  expect(browser.cookies.get('sid')).not.toContain('planted')
  expect(await site.whoIs(browser)).toMatchObject({ firstName: 'Kartika' })
})

test('with a replica, the browser reads from the primary right after the account was made', async () => {
  const replicated = await providerSite({ google: google.config }, { hasReplica: true })
  try {
    const browser = replicated.visitor()
    await comeBack(browser, await google.signIn(await goTo(browser, '/api/auth/google'), person('Lukman')))
    expect(browser.cookies.get('wrote')).toMatch(/^\d+\.[\w-]{43}$/)
  } finally {
    await replicated.close()
  }
})
