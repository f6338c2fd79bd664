import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createApiToken,
  listApiTokens,
  revokeApiToken,
  SCOPES,
  type Scope,
} from '../../contract/api-tokens.ts'
import { getAccount } from '../../contract/account.ts'
import { createArticle, getArticle, listArticles, listMyArticles } from '../../contract/articles.ts'
import { getUser, signin } from '../../contract/auth.ts'
import { listConversations } from '../../contract/conversations.ts'
import type { Endpoint, Route } from '../../contract/endpoint.ts'
import { routes } from '../../contract/index.ts'
import { closeAccount } from '../../contract/leaving.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { updatePagePost } from '../../contract/page-posts.ts'
import { scopeOf } from '../../contract/token-scopes.ts'
import { hashToken } from '../platform/tokens.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'
import { programWith, tokenOf } from './tokens-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const article = {
  title: 'Written by a program',
  content: 'Stars are born in clouds of gas and dust that fall together under their own weight.',
  language: 'en' as const,
  categories: ['science' as const],
}

test('with the scope a program writes as its owner, from anywhere and without a cookie', async () => {
  const alice = await app.signIn('alice')
  const ask = programWith(app, await tokenOf(alice, ['read', 'write:articles']))
  const made = await ask(createArticle, { body: article })
  expect(made).toMatchObject({ status: 200, body: { title: article.title, authorId: alice.userId } })
  expect(made.headers['set-cookie']).toBeUndefined()
  expect(await ask(listMyArticles)).toMatchObject({ body: { items: [{ title: article.title }] } })
})

test('without the scope it is refused, and told which one it lacks', async () => {
  const bela = await app.signIn('bela')
  const ask = programWith(app, await tokenOf(bela, ['read', 'write:comments']))
  const refused = await ask(createArticle, { body: article })
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'missing_scope',
      scope: 'write:articles',
      message: expect.stringContaining('write:articles'),
    },
  })
  expect(refused.headers['www-authenticate']).toBe(
    'Bearer error="insufficient_scope", scope="write:articles"',
  )
  expect(await ask(listConversations)).toMatchObject({ body: { scope: 'messages' } })
  expect((await bela.call(listMyArticles)).items).toEqual([])
})

test('every call without a scope refuses every token, before anything else', async () => {
  const citra = await app.signIn('citra')
  const ask = programWith(app, await tokenOf(citra, ['read', 'write:articles', 'messages']))
  const closed = Object.values(routes).filter(
    (route) => 'response' in route && scopeOf(route) === null && !('isForMachines' in route),
  )
  expect(closed.length).toBeGreaterThan(60)
  for (const route of closed) {
    const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']))
    const answer = await ask(route as typeof getUser, { params, ...(route.method !== 'GET' && { body: {} }) })
    expect([route.path, answer.status, (answer.body as { code?: string }).code]).toEqual([
      route.path,
      403,
      'not_for_tokens',
    ])
  }
})

test('every call with a scope refuses a token that has all the others, before anything else', async () => {
  const oki = await app.signIn('oki')
  const programs = new Map<Scope, ReturnType<typeof programWith>>()
  for (const scope of SCOPES)
    programs.set(
      scope,
      programWith(
        app,
        await tokenOf(
          oki,
          SCOPES.filter((one) => one !== scope),
        ),
      ),
    )
  const open = Object.values<Route>(routes).filter((route) => scopeOf(route) !== null)
  expect(open.length).toBeGreaterThan(150)
  for (const route of open) {
    const scope = scopeOf(route) ?? 'read'
    const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']))
    const answer = await programs.get(scope)?.(route as Endpoint, {
      params,
      ...(route.method !== 'GET' && { body: {} }),
    })
    expect([route.method, route.path, answer?.status, answer?.body]).toMatchObject([
      route.method,
      route.path,
      403,
      { code: 'missing_scope', scope },
    ])
  }
})

test('an unknown token is refused everywhere, also where a visitor is welcome', async () => {
  for (const token of ['', 'x', 'cdk_', `cdk_${'x'.repeat(42)}`, `cdk_${'x'.repeat(43)}`, 'cdk_../../x'])
    for (const route of [listArticles, listMyArticles])
      expect((await programWith(app, token)(route)).status, `${token} ${route.path}`).toBe(401)
})

test('beside a token no cookie counts', async () => {
  const dewi = await app.signIn('dewi')
  const answer = await dewi.attempt(listMyArticles, { headers: { authorization: 'Bearer cdk_wrong' } })
  expect(answer.status).toBe(401)
  const eka = await app.signIn('eka')
  const made = await dewi.attempt(createArticle, {
    body: article,
    headers: { authorization: `Bearer ${await tokenOf(eka, ['write:articles'])}` },
  })
  expect(made).toMatchObject({ body: { authorId: eka.userId } })
})

test('the token of a session is no API token, nor the other way round', async () => {
  const fajar = await app.signIn('fajar')
  const sid = fajar.cookies.get('sid') ?? ''
  expect((await programWith(app, sid)(listMyArticles)).status).toBe(401)
  const visitor = app.visitor()
  visitor.cookies.set('sid', await tokenOf(fajar, ['read']))
  expect((await visitor.attempt(getUser)).status).toBe(401)
})

test('a password for a proxy in the same header changes nothing', async () => {
  const gita = await app.signIn('gita')
  const answer = await gita.attempt(getAccount, { headers: { authorization: 'Basic dXNlcjpwYXNz' } })
  expect(answer.status).toBe(200)
})

test('without a token a write from another site is refused as before', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', authorization: 'Basic dXNlcjpwYXNz' }
  const body = { email: 'a@example.com', password: 'x' }
  expect(await app.visitor().attempt(signin, { headers, body })).toMatchObject({
    body: { code: 'cross_site' },
  })
})

test('the token of a moderator has no powers of the staff', async () => {
  const hadi = await app.signIn('hadi')
  const { id } = await writePost(hadi)
  const marking = { params: { id: String(id) }, body: { isNsfw: true } }
  const moderator = await app.signIn('indah', 'moderator')
  await moderator.call(giveNsfwConsent)
  const ask = programWith(app, await tokenOf(moderator, ['write:posts']))
  expect((await ask(updatePagePost, marking)).status).toBe(403)
  expect((await moderator.attempt(updatePagePost, marking)).status).toBe(200)
})

test('what a cached list leaves out for somebody it leaves out for their program', async () => {
  const [joko, kiki] = [await app.signIn('joko'), await app.signIn('kiki')]
  const { id } = await writeArticle(kiki)
  await joko.attempt(routes.blockUser, { params: { id: kiki.userId } })
  const ask = programWith(app, await tokenOf(joko, ['read']))
  const ids = async (list: Promise<{ body: unknown }>) =>
    ((await list).body as { id: number }[]).map((one) => one.id)
  await app.settle()
  app.clock.advance(2000)
  expect(await ids(app.visitor().attempt(listArticles))).toContain(id)
  expect(await ids(ask(listArticles))).not.toContain(id)
})

test('a program reads what its owner alone may read, with the scope for it', async () => {
  const lina = await app.signIn('lina')
  const draft = await lina.call(createArticle, { body: { ...article, isDraft: true } })
  const params = { id: String(draft.id) }
  expect((await programWith(app, await tokenOf(lina, ['read']))(getArticle, { params })).status).toBe(200)
  expect((await programWith(app, await tokenOf(lina, ['messages']))(getArticle, { params })).status).toBe(403)
})

test('looking a token up is one statement', async () => {
  const mira = await app.signIn('mira')
  const ask = programWith(app, await tokenOf(mira, ['read']))
  await ask(listMyArticles)
  const own = await statementsOf(() => mira.attempt(listMyArticles))
  const byToken = await statementsOf(() => ask(listMyArticles))
  expect(byToken.statements).toHaveLength(own.statements.length)
})

test('somebody who is suspended revokes tokens and makes none', async () => {
  const putu = await app.signIn('putu')
  await tokenOf(putu, ['read'])
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', putu.userId)
    .execute()
  const { items } = await putu.call(listApiTokens)
  await putu.call(revokeApiToken, { params: { id: String(items[0]?.id) } })
  expect((await putu.call(listApiTokens)).items).toEqual([])
  const made = await putu.attempt(createApiToken, { body: { name: 'x', scopes: ['read'], days: 30 } })
  expect(made).toMatchObject({ status: 403, body: { code: 'suspended' } })
})

test('the token of somebody who closed their account ends with it', async () => {
  const rafi = await app.signIn('rafi')
  const ask = programWith(app, await tokenOf(rafi, ['read']))
  await rafi.call(closeAccount, { body: { choice: 'everything' } })
  expect((await ask(listMyArticles)).status).toBe(401)
  // Nor would one that was left over let anybody in.
  const left = { name: 'Left', scopes: ['read'], token_hash: hashToken(`cdk_${'l'.repeat(43)}`) }
  const row = { ...left, user_id: rafi.userId, created_at: app.clock.now() }
  await app.db.insertInto('api_tokens').values(row).execute()
  expect((await programWith(app, `cdk_${'l'.repeat(43)}`)(listMyArticles)).status).toBe(401)
})

test('the token of somebody who is suspended reads, and writes no more than they may', async () => {
  const nina = await app.signIn('nina')
  const ask = programWith(app, await tokenOf(nina, ['read', 'write:articles']))
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', nina.userId)
    .execute()
  expect((await ask(listMyArticles)).status).toBe(200)
  expect(await ask(createArticle, { body: article })).toMatchObject({
    status: 403,
    body: { code: 'suspended' },
  })
})
