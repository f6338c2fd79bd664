import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle, writeTranslation } from '../testing/write-article.ts'
import { createResponseCache } from './response-cache.ts'

let app: TestApp
let site: string
beforeAll(async () => {
  app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  site = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { headers: { 'user-agent': 'a reader', 'x-language': 'en', ...headers } })

/** How many answers of a route were given before the framework. */
async function cachedAnswers(route: string): Promise<number> {
  const text = await (await ask('/metrics')).text()
  const lines = text.split('\n').filter((line) => line.startsWith('cendekia_fast_answers_total'))
  return lines
    .filter((line) => line.includes(`route="${route}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

async function askTwice(path: string, headers: Record<string, string> = {}) {
  await (await ask(path, headers)).arrayBuffer()
  return ask(path, headers)
}

test('what was just given is given again with the same bytes and headers, before the framework', async () => {
  const first = await ask('/api/stats')
  const again = await ask('/api/stats')
  expect(await cachedAnswers('/api/stats')).toBe(1)
  expect(await again.text()).toBe(await first.text())
  const left = new Set(['x-request-id', 'date'])
  const shown = (response: Response) =>
    Object.fromEntries([...response.headers].filter(([name]) => !left.has(name)))
  expect(shown(again)).toEqual(shown(first))
  expect(again.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a browser that has it already gets 304, without a body', async () => {
  const given = await askTwice('/api/online')
  const etag = given.headers.get('etag') ?? ''
  const before = await cachedAnswers('/api/online')
  const again = await ask('/api/online', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(await cachedAnswers('/api/online')).toBe(before + 1)
})

test('each order of reading languages has an answer of its own', async () => {
  const writer = await app.signIn('writer')
  const original = await writeArticle(writer, { language: 'id', tags: ['lanes'] })
  await writeTranslation(writer, original, { language: 'my' })
  app.clock.advance(5000)
  const languageOf = async (path: string) => {
    const [card] = (await (await askTwice(path)).json()) as { language: string }[]
    return card?.language
  }
  const before = await cachedAnswers('/api/articles')
  expect(await languageOf('/api/articles?tag=lanes')).toBe('id')
  expect(await languageOf('/api/articles?tag=lanes&reading=my')).toBe('my')
  expect(await languageOf('/api/articles?tag=lanes&reading=id-my')).toBe('id')
  expect(await cachedAnswers('/api/articles')).toBe(before + 3)
})

test('each language and encoding has an answer of its own', async () => {
  const author = await app.signIn('author')
  for (const title of ['How stars begin', 'How stars burn', 'How stars end'])
    await writeArticle(author, { title })
  const plain = await askTwice('/api/articles', { 'accept-encoding': 'identity' })
  const packed = await askTwice('/api/articles', { 'accept-encoding': 'gzip' })
  expect(plain.headers.get('content-encoding')).toBe(null)
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(await packed.text()).toBe(await plain.text())
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
})

test('a session that has just written does not get what was cached before', async () => {
  await askTwice('/api/articles')
  const before = await cachedAnswers('/api/articles')
  await ask('/api/articles', { cookie: 'lang=en; sid=x; wrote=1' })
  await ask('/api/articles', { cookie: '__Host-sid=x; __Host-wrote=1' })
  expect(await cachedAnswers('/api/articles')).toBe(before)
})

test('a visitor who claims to have just written gets the same as others', async () => {
  const cookie = 'lang=en; wrote=1'
  await askTwice('/api/articles', { cookie })
  const before = await cachedAnswers('/api/articles')
  await ask('/api/articles', { cookie })
  expect(await cachedAnswers('/api/articles')).toBe(before + 1)
})

test('an expired answer is made again', async () => {
  await askTwice('/api/categories/counts')
  const before = await cachedAnswers('/api/categories/counts')
  app.clock.advance(5000)
  await ask('/api/categories/counts')
  expect(await cachedAnswers('/api/categories/counts')).toBe(before)
})

test('everybody passes through the framework once in a while, so that presence is counted', async () => {
  const online = async () => ((await (await ask('/api/online')).json()) as { count: number }).count
  for (const name of ['one', 'two', 'three']) await askTwice('/api/stats', { 'user-agent': `reader ${name}` })
  await app.flush()
  app.clock.advance(5000)
  expect(await online()).toBeGreaterThanOrEqual(3)
})

test('other methods, other queries and refusals are never answered from there', async () => {
  await askTwice('/api/articles?limit=5')
  const before = await cachedAnswers('/api/articles')
  expect((await fetch(`${site}/api/articles?limit=5`, { method: 'HEAD' })).status).toBe(200)
  expect((await ask('/api/articles?limit=999')).status).toBe(400)
  expect((await ask('/api/articles?limit=999')).status).toBe(400)
  expect(await cachedAnswers('/api/articles')).toBe(before)
})

test('whatever is sent, little of it is remembered', async () => {
  const responseCache = createResponseCache({ clock: app.clock, headers: {} })
  const socket = { remoteAddress: '127.0.0.1' }
  const asked = (url: string, headers: Record<string, string>) => ({
    method: 'GET',
    url,
    headers,
    rawHeaders: Object.entries(headers).flat(),
    socket,
  })
  const store = (url: string, headers: Record<string, string>, bytes = 10) => {
    const raw = asked(url, headers)
    responseCache.store({ raw } as never, cached(bytes), 'everybody')
    return responseCache.answer(raw as never, { writeHead: () => ({ end: () => {} }) } as never)
  }
  const cached = (bytes: number) => ({
    until: app.clock.now().getTime() + 1000,
    route: '/x',
    headers: {},
    bodyHeaders: {},
    body: Buffer.alloc(bytes),
  })
  expect(store('/x', { 'user-agent': 'a browser' })).toBe(true)
  // Values that are not ours, and longer headers than any browser sends, are not cached.
  for (const headers of [
    { 'x-language': 'xx' },
    { cookie: 'lang=%69d' },
    { cookie: 'theme=pink' },
    { 'user-agent': 'x'.repeat(5000) },
    { cookie: `a=${'x'.repeat(5000)}` },
  ])
    expect(store('/x', headers)).toBe(false)
  // Forty megabytes of answers: the first ones were dropped.
  for (let page = 0; page < 40; page++) expect(store(`/page/${page}`, {}, 1024 * 1024)).toBe(true)
  const answers = (url: string) =>
    responseCache.answer(asked(url, {}) as never, { writeHead: () => ({ end: () => {} }) } as never)
  expect([answers('/page/0'), answers('/page/39')]).toEqual([false, true])
})
