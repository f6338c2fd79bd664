import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { comeBack, goTo, providerSite, type ProviderSite } from './provider-site-testing.ts'
import { brokenProvider, type BrokenProvider, type Fault } from './testing/broken-provider.ts'

const CALLBACK = 'http://localhost:3000/api/auth/google/callback'
const HOME = 'http://localhost:3000/'
const UNAVAILABLE = '/auth?providerError=unavailable'
const DISCOVERY = '/.well-known/openid-configuration'
const TOKEN = '/oauth2/token'
const FAULTS: Fault[] = ['hang', '500', '10 MB', 'redirect', 'not JSON']

/** For calls that never end: enough for an honest one on a busy machine. */
const SHORT_MS = 1500
const patience = (fault: Fault) => (fault === 'hang' ? { timeoutMs: SHORT_MS } : {})

let provider: BrokenProvider
let site: ProviderSite
let hasty: ProviderSite
beforeAll(async () => {
  provider = await brokenProvider()
  const config = { google: provider.google, discord: provider.discord }
  site = await providerSite(config)
  hasty = await providerSite(config, patience('hang'))
})
beforeEach(() => {
  provider.faults.clear()
  provider.calls.length = 0
})
afterAll(async () => {
  await site.close()
  await hasty.close()
  await provider.close()
})

function claimsFor(start: URL) {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: provider.url,
    aud: provider.google.clientId,
    sub: '117',
    iat: now,
    exp: now + 300,
    nonce: start.searchParams.get('nonce'),
    email: 'lina@gmail.example',
    email_verified: true,
    name: 'Lina',
  }
}

const answer = (home: string, start: URL) => `${home}?code=a-code&state=${start.searchParams.get('state')}`

test.each(FAULTS)(
  'a provider that can’t be discovered (%s) is unavailable, and is asked again next time',
  async (fault) => {
    const fresh = await providerSite({ google: provider.google }, patience(fault))
    try {
      provider.faults.set(DISCOVERY, fault)
      const browser = fresh.visitor()
      const start = await browser.request('GET', '/api/auth/google')
      expect(start.headers.location).toBe(UNAVAILABLE)
      expect([...browser.cookies.keys()]).toEqual([])

      provider.faults.clear()
      expect((await goTo(browser, '/api/auth/google')).origin).toBe(provider.url)
      expect((await goTo(browser, '/api/auth/google')).origin).toBe(provider.url)
      expect(provider.calls).toEqual([DISCOVERY, DISCOVERY])
    } finally {
      await fresh.close()
    }
  },
)

test.each(FAULTS)('Google’s token call going wrong (%s) ends the sign-in, kindly', async (fault) => {
  const browser = (fault === 'hang' ? hasty : site).visitor()
  const start = await goTo(browser, '/api/auth/google')
  provider.issue(claimsFor(start))
  provider.faults.set(TOKEN, fault)
  expect(await comeBack(browser, answer(CALLBACK, start))).toBe(UNAVAILABLE)
  expect([...browser.cookies.keys()]).toEqual([])
  expect(provider.calls).not.toContain('/elsewhere')
})

test.each(FAULTS)('Discord’s calls going wrong (%s) end the sign-in, kindly', async (fault) => {
  provider.answers[TOKEN] = { access_token: 'access', token_type: 'Bearer' }
  provider.answers['/users/@me'] = { id: '1', username: 'lina', email: 'lina@gmail.example', verified: true }
  for (const path of [TOKEN, '/users/@me']) {
    const browser = (fault === 'hang' ? hasty : site).visitor()
    provider.faults.set(path, fault)
    expect(await comeBack(browser, answer(HOME, await goTo(browser, '/api/auth/discord')))).toBe(UNAVAILABLE)
    expect(provider.calls).toContain(path)
    expect([...browser.cookies.keys()]).toEqual([])
    provider.faults.clear()
  }
  expect(provider.calls).not.toContain('/elsewhere')
})

test.each([
  ['an id that is none', { id: '../1' }],
  ['a number for an id', { id: 7 }],
  ['a text for verified', { verified: 'true' }],
  ['a list for an address', { email: ['lina@gmail.example'] }],
  ['no username', { username: undefined }],
])('a person of Discord with %s is not believed', async (_, wrong) => {
  provider.answers[TOKEN] = { access_token: 'access', token_type: 'Bearer' }
  const right = { id: '1', username: 'lina', email: 'lina@gmail.example', verified: true }
  provider.answers['/users/@me'] = { ...right, ...wrong }
  const browser = site.visitor()
  expect(await comeBack(browser, answer(HOME, await goTo(browser, '/api/auth/discord')))).toBe(UNAVAILABLE)
})

const past = Math.floor(Date.now() / 1000) - 3600
test.each([
  ['without a signature (alg none)', {}, { alg: 'none' as const }],
  ['signed with another key', {}, { key: 'foreign' as const }],
  ['for another site (aud)', { aud: 'another-site' }, {}],
  ['for another sign-in (nonce)', { nonce: 'another' }, {}],
  ['for no sign-in (no nonce)', { nonce: undefined }, {}],
  ['of another issuer', { iss: 'https://accounts.evil.example' }, {}],
  ['that is expired', { iat: past, exp: past + 300 }, {}],
  ['with a verified flag that is a text', { email_verified: 'true' }, {}],
  ['with a subject that is none', { sub: 'one\ntwo' }, {}],
])('an id_token %s signs nobody in', async (_, wrong, options) => {
  const browser = site.visitor()
  const start = await goTo(browser, '/api/auth/google')
  provider.issue({ ...claimsFor(start), ...wrong }, options)
  expect(await comeBack(browser, answer(CALLBACK, start))).toBe(UNAVAILABLE)
  expect(browser.cookies.has('sid')).toBe(false)
})

test('an answer without an id_token signs nobody in', async () => {
  const browser = site.visitor()
  const start = await goTo(browser, '/api/auth/google')
  provider.answers[TOKEN] = { access_token: 'access', token_type: 'Bearer' }
  expect(await comeBack(browser, answer(CALLBACK, start))).toBe(UNAVAILABLE)
})

test('the same provider, once it behaves, signs in: the refusals above were about what was wrong', async () => {
  const browser = site.visitor()
  const start = await goTo(browser, '/api/auth/google')
  provider.issue(claimsFor(start))
  expect(await comeBack(browser, answer(CALLBACK, start))).toBe('/')
  expect(await site.whoIs(browser)).toMatchObject({ firstName: 'Lina', email: 'lina@gmail.example' })

  provider.answers[TOKEN] = { access_token: 'access', token_type: 'Bearer' }
  provider.answers['/users/@me'] = { id: '1', username: 'lina', email: 'lina@gmail.example', verified: true }
  const other = site.visitor()
  expect(await comeBack(other, answer(HOME, await goTo(other, '/api/auth/discord')))).toBe('/')
  expect((await site.whoIs(other)).id).toBe((await site.whoIs(browser)).id)
})

test('an error of the provider that is not the person’s no is unavailable', async () => {
  const browser = site.visitor()
  const start = await goTo(browser, '/api/auth/google')
  const back = `${CALLBACK}?error=server_error&state=${start.searchParams.get('state')}`
  expect(await comeBack(browser, back)).toBe(UNAVAILABLE)
})
