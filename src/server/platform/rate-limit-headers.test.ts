import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiToken } from '../../contract/api-tokens.ts'
import { createArticle, listArticles, listMyArticles } from '../../contract/articles.ts'
import { getUser } from '../../contract/auth.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { WORDS } from '../testing/write-article.ts'
import { RATE_LIMITS } from './rate-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a counted answer says how much of the general limit is left, and when it is whole again', async () => {
  const alice = await app.signIn('alice')
  const first = await alice.attempt(listMyArticles)
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"memberCalls";q=1500;w=300',
    ratelimit: '"memberCalls";r=1499;t=300',
  })
  app.clock.advance(100_000)
  expect((await alice.attempt(listMyArticles)).headers['ratelimit']).toBe('"memberCalls";r=1498;t=200')
})

test('a visitor is told of theirs, with a refusal too', async () => {
  const { status, headers } = await app.visitor().attempt(getUser)
  expect(status).toBe(401)
  expect(headers['ratelimit-policy']).toBe('"visitorCalls";q=6000;w=300')
  expect(headers['ratelimit']).toMatch(/^"visitorCalls";r=\d+;t=\d+$/)
})

test('a public list that is cached says nothing: it is the same for everybody', async () => {
  const { headers } = await app.visitor().attempt(listArticles)
  expect(headers['ratelimit-policy']).toBeUndefined()
  expect(headers['ratelimit']).toBeUndefined()
})

test('where a limit of the call itself is counted, it is told beside the general one', async () => {
  const bela = await app.signIn('bela')
  const body = { name: 'x', scopes: ['read'], days: 30 }
  const { headers } = await bela.attempt(createApiToken, { body })
  expect(headers).toMatchObject({
    'ratelimit-policy': '"memberCalls";q=1500;w=300, "apiTokensPerDay";q=50;w=86400',
    ratelimit: '"memberCalls";r=1499;t=300, "apiTokensPerDay";r=49;t=86400',
  })
})

test('writing says how much more may be written today', async () => {
  const eka = await app.signIn('eka')
  const left = async (isDraft: boolean) => {
    const body = {
      title: 'How stars are born',
      content: WORDS,
      language: 'en',
      categories: ['science'],
      isDraft,
    }
    return (await eka.attempt(createArticle, { body })).headers['ratelimit']
  }
  const first = '"memberCalls";r=1499;t=300, "articlesOnFirstDay";r=2;t=86400, "articlesPerDay";r=9;t=86400'
  expect(await left(true)).toBe(first)
  expect(await left(false)).toBe(first.replace('1499', '1498').replace('r=2', 'r=1').replace('r=9', 'r=8'))
})

test('a refusal names the limit that was reached, with nothing left, and says how long to wait', async () => {
  const citra = await app.signIn('citra')
  for (let call = 0; call < RATE_LIMITS.memberCalls.hits; call++)
    app.site.callLimits.hit('memberCalls', String(citra.userId))
  const { status, headers } = await citra.attempt(listMyArticles)
  expect(status).toBe(429)
  expect(headers).toMatchObject({
    'retry-after': '300',
    'ratelimit-policy': '"memberCalls";q=1500;w=300',
    ratelimit: '"memberCalls";r=0;t=300',
  })
})

test('all headers of an answer together stay below 900 bytes', async () => {
  const dewi = await app.signIn('dewi')
  const { headers } = await dewi.attempt(listMyArticles)
  const bytes = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length,
    0,
  )
  expect(bytes).toBeLessThan(900)
})
