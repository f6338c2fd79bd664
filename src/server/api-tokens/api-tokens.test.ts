import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiToken, listApiTokens, revokeApiToken, TOKENS_MAX } from '../../contract/api-tokens.ts'
import { listMyArticles } from '../../contract/articles.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { deleteSessionsOf } from '../platform/session.ts'
import { mailsTo } from '../testing/make-account.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { personData } from './person-data.ts'
import { programWith, tokenOf } from './tokens-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const body = { name: 'My script', scopes: ['read' as const], days: 30 as const }

test('a token is shown once, listed without it, and only its hash is stored', async () => {
  const alice = await app.signIn('alice')
  const { token, ...made } = await alice.call(createApiToken, { body })
  expect(token).toMatch(/^cdk_[\w-]{43}$/)
  const expiresAt = new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString()
  expect(made).toMatchObject({ name: 'My script', scopes: ['read'], expiresAt, lastUsedAt: null })
  expect(await alice.call(listApiTokens)).toEqual({ items: [made], most: TOKENS_MAX })
  const rows = await app.db.selectFrom('api_tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token.slice(4))
  expect(rows[0]?.token_hash).toHaveLength(32)
})

test('its owner is told by mail, without the token and the name it was given', async () => {
  const lala = await app.signIn('lala')
  const name = 'Win a prize at evil.example'
  const { token } = await lala.call(createApiToken, { body: { ...body, name } })
  const mail = (await mailsTo(app, 'lala@example.com')).at(-1)
  expect(mail?.subject).toBe('An API token was created for your Cendekia account')
  expect(mail?.text).toContain('/settings/tokens')
  expect(`${mail?.text}${mail?.html}`).not.toContain(token)
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
})

test('a token works until it expires, and is then refused like one that never was', async () => {
  const bela = await app.signIn('bela')
  const ask = programWith(app, await tokenOf(bela, ['read'], 30))
  const forever = programWith(app, await tokenOf(bela, ['read'], null))
  expect((await ask(listMyArticles)).status).toBe(200)
  app.clock.advance(30 * DAY_MS - 1)
  expect((await ask(listMyArticles)).status).toBe(200)
  app.clock.advance(1)
  const late = await ask(listMyArticles)
  const never = await programWith(app, `cdk_${'x'.repeat(43)}`)(listMyArticles)
  expect([late.status, late.body]).toEqual([401, never.body])
  expect(late).toMatchObject({ body: { code: 'unknown_token' } })
  expect(late.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  expect((await forever(listMyArticles)).status).toBe(200)
})

test('a revoked token ends at once, and revoking is the same twice and for one’s own alone', async () => {
  const [citra, dewi] = [await app.signIn('citra'), await app.signIn('dewi')]
  const ask = programWith(app, await tokenOf(citra, ['read']))
  const { items } = await citra.call(listApiTokens)
  const params = { id: String(items[0]?.id) }
  await dewi.call(revokeApiToken, { params })
  expect((await ask(listMyArticles)).status).toBe(200)
  for (let times = 0; times < 2; times++)
    expect(await citra.call(revokeApiToken, { params })).toEqual({ done: true })
  expect((await ask(listMyArticles)).status).toBe(401)
  expect((await citra.call(listApiTokens)).items).toEqual([])
})

test('it needs a fresh proof of who somebody is, and a token is none', async () => {
  const eka = await app.signIn('eka')
  const token = await tokenOf(eka, ['read', 'messages'])
  app.clock.advance(11 * MINUTE_MS)
  expect(await eka.attempt(createApiToken, { body })).toMatchObject({
    status: 403,
    body: { code: 'reauthentication_required' },
  })
  for (const route of [createApiToken, listApiTokens])
    expect(await programWith(app, token)(route, { body })).toMatchObject({
      status: 403,
      body: { code: 'not_for_tokens' },
    })
})

test('twenty a person, also when many are made at once', async () => {
  const fajar = await app.signIn('fajar')
  const answers = await Promise.all(Array.from({ length: 25 }, () => fajar.attempt(createApiToken, { body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(TOKENS_MAX)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('20 API tokens') },
  })
})

test('what is no token is refused', async () => {
  const gita = await app.signIn('gita')
  const bodies = [
    {},
    { ...body, name: '' },
    { ...body, name: '   ' },
    { ...body, name: 'x'.repeat(61) },
    { ...body, name: 'a\nb' },
    { ...body, scopes: [] },
    { ...body, scopes: ['read', 'read'] },
    { ...body, scopes: ['admin'] },
    { ...body, scopes: 'read' },
    { ...body, days: 7 },
    { ...body, days: '30' },
    { name: 'x', scopes: ['read'] },
    { ...body, token: 'cdk_mine' },
    { ...body, userId: 1 },
  ]
  for (const one of bodies)
    expect((await gita.attempt(createApiToken, { body: one })).status, JSON.stringify(one)).toBe(400)
  expect((await gita.call(listApiTokens)).items).toEqual([])
})

test('the list says when a token was last used, to within ten minutes', async () => {
  const hadi = await app.signIn('hadi')
  const ask = programWith(app, await tokenOf(hadi, ['read']))
  const lastUsed = async () => (await hadi.call(listApiTokens)).items[0]?.lastUsedAt
  const first = app.clock.now().toISOString()
  await ask(listMyArticles)
  app.clock.advance(9 * MINUTE_MS)
  await ask(listMyArticles)
  expect(await lastUsed()).toBe(first)
  app.clock.advance(2 * MINUTE_MS)
  await ask(listMyArticles)
  expect(await lastUsed()).toBe(app.clock.now().toISOString())
})

test('whoever ends all sessions of somebody ends their tokens too', async () => {
  const indah = await app.signIn('indah')
  const ask = programWith(app, await tokenOf(indah, ['read']))
  await deleteSessionsOf(app.db, indah.userId)
  expect((await ask(listMyArticles)).status).toBe(401)
})

test('an expired token is listed for a month and then deleted', async () => {
  const joko = await app.signIn('joko')
  await tokenOf(joko, ['read'], 30)
  const count = async () => {
    const rows = await app.db
      .selectFrom('api_tokens')
      .select('id')
      .where('user_id', '=', joko.userId)
      .execute()
    return rows.length
  }
  app.clock.advance(60 * DAY_MS)
  await app.purge()
  expect(await count()).toBe(1)
  app.clock.advance(1)
  await app.purge()
  expect(await count()).toBe(0)
})

test('an export holds names and scopes and no hash; erasing leaves nothing', async () => {
  const kiki = await app.signIn('kiki')
  await tokenOf(kiki, ['messages'])
  const rows: object[] = []
  for await (const entry of personData.export?.(app.site, app.db, kiki.userId) ?? [])
    if ('rows' in entry) for await (const row of entry.rows) rows.push(row)
  expect(rows).toEqual([expect.objectContaining({ name: 'My script', scopes: ['messages'] })])
  expect(JSON.stringify(rows)).not.toMatch(/hash/i)
  await personData.erase?.(app.site, app.db, { id: kiki.userId, keepsArticles: false })
  expect((await kiki.call(listApiTokens)).items).toEqual([])
})
