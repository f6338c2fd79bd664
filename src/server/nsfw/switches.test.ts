import { afterEach, expect, test } from 'vitest'
import { getNsfw, giveNsfwConsent, withdrawNsfwConsent } from '../../contract/nsfw.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { nsfwPost, ASKED_FOR_CONSENT, readNsfw, SHOWN } from './nsfw-testing.ts'

const PROXY = '10.0.0.1'
const apps: TestApp[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

async function siteWith(settings: Record<string, unknown>, trustProxy: string[] = []): Promise<TestApp> {
  const app = await testApp({ config: { trustProxy } })
  apps.push(app)
  for (const [name, value] of Object.entries(settings)) await set(app, name, value)
  return app
}

async function set(app: TestApp, name: string, value: unknown): Promise<void> {
  const stored = JSON.stringify(value)
  await app.db
    .insertInto('settings')
    .values({ name, value: stored })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: stored }))
    .execute()
}

/** As a proxy passes it on, or as a caller claims it. */
const from = (country: string, header = 'cf-ipcountry') => ({
  headers: { 'x-forwarded-for': '198.51.100.9', [header]: country },
})
const stateOf = async (client: TestClient, options = {}) => (await client.attempt(getNsfw, options)).body
const ON = { isEnabled: true, canConsent: true, hasConsent: true }
const OFF = { isEnabled: false, canConsent: false, hasConsent: false }

test('a site that is switched off has no adult content, also for people who were allowed before', async () => {
  const app = await siteWith({})
  const post = await nsfwPost(app)
  const [visitor, alice] = [app.visitor(), await app.signIn('alice')]
  for (const client of [visitor, alice]) {
    await client.call(giveNsfwConsent)
    expect(await readNsfw(client, post)).toEqual(SHOWN)
  }
  await set(app, 'nsfw.enabled', false)
  app.clock.advance(10_000)
  for (const client of [visitor, alice]) {
    expect(await client.call(getNsfw)).toEqual(OFF)
    expect(await readNsfw(client, post)).toEqual(ASKED_FOR_CONSENT)
    expect(await client.attempt(giveNsfwConsent)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', message: 'Adult content isn’t available on this site.' },
    })
  }
  // A consent ends only when its person takes it back.
  await set(app, 'nsfw.enabled', true)
  app.clock.advance(10_000)
  expect(await alice.call(getNsfw)).toEqual(ON)
})

test('consent can be withdrawn where there is nothing to see any more', async () => {
  const app = await siteWith({})
  const alice = await app.signIn('alice')
  await alice.call(giveNsfwConsent)
  await set(app, 'nsfw.enabled', false)
  app.clock.advance(10_000)
  expect(await alice.call(withdrawNsfwConsent)).toEqual(OFF)
  const row = await app.db
    .selectFrom('users')
    .select('nsfw_consent_at')
    .where('id', '=', alice.userId)
    .executeTakeFirstOrThrow()
  expect(row.nsfw_consent_at).toBeNull()
})

test('a country can be left out, as the proxy names it', async () => {
  const app = await siteWith({ 'nsfw.off_countries': ['ID', 'my'] }, [PROXY])
  const post = await nsfwPost(app)
  const visitor = app.visitor()
  visitor.ip = PROXY
  await visitor.attempt(giveNsfwConsent, from('SG'))
  for (const country of ['SG', 'XX', '']) {
    expect(await stateOf(visitor, from(country)), country).toEqual(ON)
    expect(await readNsfw(visitor, post, from(country)), country).toEqual(SHOWN)
  }
  for (const country of ['ID', 'id', 'MY', 'SG, ID']) {
    expect(await stateOf(visitor, from(country)), country).toEqual(OFF)
    expect(await readNsfw(visitor, post, from(country)), country).toEqual(ASKED_FOR_CONSENT)
    expect((await visitor.attempt(giveNsfwConsent, from(country))).status, country).toBe(403)
  }
})

test('a country that the caller claims counts for nothing', async () => {
  const settings = { 'nsfw.off_countries': ['ID'] }
  const withoutProxy = (await siteWith(settings)).visitor()
  expect(await stateOf(withoutProxy, from('ID'))).toMatchObject({ isEnabled: true })
  const pastTheProxy = (await siteWith(settings, [PROXY])).visitor()
  expect(await stateOf(pastTheProxy, from('ID'))).toMatchObject({ isEnabled: true })
})

test('the header has the name that the operator gave it', async () => {
  const settings = { 'nsfw.off_countries': ['ID'], 'nsfw.country_header': 'X-Country' }
  const visitor = (await siteWith(settings, [PROXY])).visitor()
  visitor.ip = PROXY
  expect(await stateOf(visitor, from('ID'))).toMatchObject({ isEnabled: true })
  expect(await stateOf(visitor, from('ID', 'x-country'))).toEqual(OFF)
})
