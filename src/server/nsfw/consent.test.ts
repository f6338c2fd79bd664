import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNsfw, giveNsfwConsent, withdrawNsfwConsent } from '../../contract/nsfw.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { nsfwPost, ASKED_FOR_CONSENT, readNsfw, SHOWN } from './nsfw-testing.ts'
import { signProof } from './proof.ts'

let app: TestApp
let post: { id: number }
beforeAll(async () => {
  app = await testApp()
  post = await nsfwPost(app)
})
afterAll(() => app.close())

const BEFORE = { isEnabled: true, canConsent: true, hasConsent: false }
const AFTER = { isEnabled: true, canConsent: true, hasConsent: true }

async function consentTimeOf(userId: number): Promise<Date | null> {
  const row = await app.db
    .selectFrom('users')
    .select('nsfw_consent_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.nsfw_consent_at
}

test('[S4.4-9] a visitor is given adult content after saying to be 18 or older, not before', async () => {
  const visitor = app.visitor()
  expect(await visitor.call(getNsfw)).toEqual(BEFORE)
  expect(await readNsfw(visitor, post)).toEqual(ASKED_FOR_CONSENT)
  expect(await visitor.call(giveNsfwConsent)).toEqual(AFTER)
  expect(await visitor.call(getNsfw)).toEqual(AFTER)
  expect(await readNsfw(visitor, post)).toEqual(SHOWN)
  expect(await readNsfw(app.visitor(), post)).toEqual(ASKED_FOR_CONSENT)
})

test('[S4.4-9] a member’s consent is stored on the account, and holds in every browser of theirs', async () => {
  const alice = await app.signIn('alice')
  expect(await readNsfw(alice, post)).toEqual(ASKED_FOR_CONSENT)
  expect(await alice.call(giveNsfwConsent)).toEqual(AFTER)
  expect(await consentTimeOf(alice.userId)).toEqual(app.clock.now())
  const elsewhere = await app.signIn('alice')
  expect(elsewhere.cookies.has('adult')).toBe(false)
  expect(await elsewhere.call(getNsfw)).toEqual(AFTER)
  expect(await readNsfw(elsewhere, post)).toEqual(SHOWN)
})

test('the proof is a cookie that no script can read, for 180 days', async () => {
  const answer = await app.visitor().attempt(giveNsfwConsent)
  const cookie = String(answer.headers['set-cookie'])
  for (const part of [/^adult=\d+\.[\w-]{43};/, /HttpOnly/, /SameSite=Lax/, /Path=\//, /Max-Age=15552000/])
    expect(cookie).toMatch(part)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('withdrawing takes the word back in the browser and on the account', async () => {
  const bela = await app.signIn('bela')
  await bela.call(giveNsfwConsent)
  expect(bela.cookies.has('adult')).toBe(true)
  expect(await bela.call(withdrawNsfwConsent)).toEqual(BEFORE)
  expect(bela.cookies.has('adult')).toBe(false)
  expect(await consentTimeOf(bela.userId)).toBeNull()
  expect(await bela.call(getNsfw)).toEqual(BEFORE)
  expect(await readNsfw(bela, post)).toEqual(ASKED_FOR_CONSENT)
  const visitor = app.visitor()
  await visitor.call(giveNsfwConsent)
  for (let i = 0; i < 2; i++) expect(await visitor.call(withdrawNsfwConsent)).toEqual(BEFORE)
  expect(await readNsfw(visitor, post)).toEqual(ASKED_FOR_CONSENT)
})

test('a consent that a member took back ends in all their browsers, and another’s proof is not theirs', async () => {
  const here = await app.signIn('citra')
  const there = await app.signIn('citra')
  for (const browser of [here, there]) await browser.call(giveNsfwConsent)
  await here.call(withdrawNsfwConsent)
  expect(there.cookies.has('adult')).toBe(true)
  expect(await there.call(getNsfw)).toEqual(BEFORE)
  expect(await readNsfw(there, post)).toEqual(ASKED_FOR_CONSENT)
})

test('a cookie that somebody made up is no proof', async () => {
  const now = app.clock.now()
  const [time = '', signature = ''] = signProof(app.config.secretKey ?? '', now).split('.')
  const forged = {
    'a word': 'true',
    'the key of browser storage': 'nsfwConsent',
    'a bare time': time,
    'a made-up signature': `${time}.${'A'.repeat(43)}`,
    'another time than was signed': `${Number(time) + 1}.${signature}`,
    'the signature of another secret': signProof('another secret of the same length, yes', now),
    nothing: '',
  }
  for (const [what, value] of Object.entries(forged)) {
    const visitor = app.visitor()
    visitor.cookies.set('adult', value)
    expect(await readNsfw(visitor, post), what).toEqual(ASKED_FOR_CONSENT)
    expect(await visitor.call(getNsfw), what).toEqual(BEFORE)
  }
  // The same made with the secret of this site is one: what is refused above is refused for its signature.
  const visitor = app.visitor()
  visitor.cookies.set('adult', `${time}.${signature}`)
  expect(await readNsfw(visitor, post)).toEqual(SHOWN)
})

test('a header, a query or a body is no proof either', async () => {
  const visitor = app.visitor()
  const headers = { 'x-nsfw-consent': 'true', adult: '1' }
  expect(await readNsfw(visitor, post, { headers })).toEqual(ASKED_FOR_CONSENT)
  expect((await readNsfw(visitor, post, { query: { includeNsfw: 'true' } })).status).toBe(400)
})

test('after 180 days a browser is asked again', async () => {
  const visitor = app.visitor()
  await visitor.call(giveNsfwConsent)
  app.clock.advance(180 * DAY_MS)
  expect(await readNsfw(visitor, post)).toEqual(SHOWN)
  app.clock.advance(1)
  expect(await readNsfw(visitor, post)).toEqual(ASKED_FOR_CONSENT)
  expect(await visitor.call(getNsfw)).toEqual(BEFORE)
})

test('another site can not consent for somebody', async () => {
  const visitor = app.visitor()
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect(await visitor.attempt(giveNsfwConsent, { headers })).toMatchObject({
    status: 403,
    body: { code: 'cross_site' },
  })
  expect(visitor.cookies.has('adult')).toBe(false)
})

test('on https the cookie can not be planted by a neighbour', async () => {
  const secure = await testApp({ config: { isHttps: true, publicUrl: 'https://example.org' } })
  try {
    const answer = await secure.visitor().attempt(giveNsfwConsent)
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-adult=.*Secure/)
  } finally {
    await secure.close()
  }
})
