import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkProvider } from '../../contract/account.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { TestClient } from '../testing/test-client.ts'
import { comeBack, goTo, providerSite, type ProviderSite } from './provider-site-testing.ts'
import { discordStandIn, type DiscordStandIn } from './testing/discord-stand-in.ts'
import { googleStandIn, type GoogleStandIn } from './testing/google-stand-in.ts'

const LINKED = '/settings?section=account&linked='
const FAILED = '/settings?section=account&linkError='
const params = { provider: 'google' } as const
const person = (name: string) => ({
  sub: `google-${name}`,
  email: `${name}@gmail.example`,
  email_verified: true,
  name,
  given_name: name,
})

let google: GoogleStandIn
let discord: DiscordStandIn
let site: ProviderSite
beforeAll(async () => {
  google = await googleStandIn('http://localhost:3000/api/auth/google/callback')
  discord = await discordStandIn('http://localhost:3000/')
  site = await providerSite({ google: google.config, discord: discord.config })
})
afterAll(async () => {
  await site.close()
  await google.close()
  await discord.close()
})

async function wayTo(browser: TestClient, provider: 'google' | 'discord' = 'google'): Promise<URL> {
  return new URL((await browser.call(linkProvider, { params: { provider } })).url)
}

const linksOf = (userId: number) =>
  site.db.selectFrom('identities').select(['provider', 'subject']).where('user_id', '=', userId).execute()
const mailsTo = (email: string) =>
  site.db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'mail')
    .execute()
    .then((jobs) =>
      jobs.map(({ payload }) => payload as { to: string; subject: string }).filter(({ to }) => to === email),
    )

test('a member links Google and signs in with it from then on, whatever its address; they are told by mail', async () => {
  const ana = await site.signIn('ana')
  const address = await wayTo(ana)
  expect(address.searchParams.get('code_challenge_method')).toBe('S256')
  expect(address.searchParams.get('state')).toMatch(/^[\w-]{43}$/)
  expect(await comeBack(ana, await google.signIn(address, person('ana')))).toBe(`${LINKED}google`)
  expect(ana.cookies.has('oauth')).toBe(false)
  expect(await linksOf(ana.userId)).toEqual([{ provider: 'google', subject: 'google-ana' }])
  expect((await mailsTo('ana@example.com')).map(({ subject }) => subject)).toEqual([
    'Google was linked to your Cendekia account',
  ])
  const other = site.visitor()
  expect(
    await comeBack(other, await google.signIn(await goTo(other, '/api/auth/google'), person('ana'))),
  ).toBe('/')
  expect(await site.whoIs(other)).toMatchObject({ email: 'ana@example.com' })
  expect(await ana.attempt(linkProvider, { params })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
})

test('Discord comes back to home and leads on to the settings', async () => {
  const bela = await site.signIn('bela')
  const back = discord.agree(await wayTo(bela, 'discord'), {
    id: '8035111022467',
    username: 'bela',
    global_name: null,
    email: null,
    verified: false,
  })
  expect(await comeBack(bela, back)).toBe(`${LINKED}discord`)
  expect(await linksOf(bela.userId)).toEqual([{ provider: 'discord', subject: '8035111022467' }])
})

test('ten minutes after the last proof it needs another one, and nothing is begun', async () => {
  const citra = await site.signIn('citra')
  site.clock.advance(10 * MINUTE_MS)
  expect(await citra.attempt(linkProvider, { params })).toMatchObject({
    status: 403,
    body: { code: 'reauthentication_required' },
  })
  expect(citra.cookies.has('oauth')).toBe(false)
})

test('what belongs to another account stays there', async () => {
  const [dewi, eka] = [await site.signIn('dewi'), await site.signIn('eka')]
  await comeBack(dewi, await google.signIn(await wayTo(dewi), person('dewi')))
  expect(await comeBack(eka, await google.signIn(await wayTo(eka), person('dewi')))).toBe(`${FAILED}taken`)
  expect(await linksOf(eka.userId)).toEqual([])
})

test('an answer links nothing in another browser, another session or a second time', async () => {
  const [fajar, gita] = [await site.signIn('fajar'), await site.signIn('gita')]
  const back = await google.signIn(await wayTo(fajar), person('fajar'))
  expect(await comeBack(gita, back)).toBe('/auth?providerError=expired')
  // The browser is the right one, but somebody else is signed in there by now.
  const sid = fajar.cookies.get('sid') ?? ''
  fajar.cookies.set('sid', gita.cookies.get('sid') ?? '')
  expect(await comeBack(fajar, back)).toBe(`${FAILED}expired`)
  fajar.cookies.set('sid', sid)
  expect(await comeBack(fajar, back)).toBe('/auth?providerError=expired')
  expect([...(await linksOf(fajar.userId)), ...(await linksOf(gita.userId))]).toEqual([])
})

test('with the session ends the way back', async () => {
  const hana = await site.signIn('hana')
  const back = await google.signIn(await wayTo(hana), person('hana'))
  await site.db.deleteFrom('sessions').where('user_id', '=', hana.userId).execute()
  expect(await comeBack(hana, back)).toBe('/auth?providerError=expired')
  expect(await linksOf(hana.userId)).toEqual([])
})

test('who refuses there is told in the settings', async () => {
  const intan = await site.signIn('intan')
  const state = (await wayTo(intan)).searchParams.get('state') ?? ''
  const denied = `http://localhost:3000/api/auth/google/callback?error=access_denied&state=${state}`
  expect(await comeBack(intan, denied)).toBe(`${FAILED}denied`)
})

test('a suspended person links nothing, nor does anybody link what is no provider', async () => {
  const joko = await site.signIn('joko')
  await site.db
    .updateTable('users')
    .set({ suspended_at: site.clock.now() })
    .where('id', '=', joko.userId)
    .execute()
  expect((await joko.attempt(linkProvider, { params })).status).toBe(403)
  const kiki = await site.signIn('kiki')
  expect((await kiki.attempt(linkProvider, { params: { provider: 'facebook' } })).status).toBe(400)
  expect((await site.visitor().attempt(linkProvider, { params })).status).toBe(401)
})
