import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { testApp, testClock, threads, type TestApp } from '../testing/test-app.ts'
import { TestClient } from '../testing/test-client.ts'
import { cookieJar } from './cookies.ts'
import { createCursors } from './cursors.ts'
import { fail } from './errors.ts'
import { createDraining } from './draining.ts'
import { createResponseCache } from './response-cache.ts'
import { createWroteCookie } from './wrote-cookie.ts'
import { createFullDisk } from './full-disk.ts'
import { createHttp } from './http.ts'
import { memoryLimits } from './memory-limits.ts'
import { createRateLimits, RATE_LIMITS } from './rate-limits.ts'
import { testLogger } from '../testing/logged-errors.ts'
import { messages } from './messages.ts'
import { createMetrics } from './metrics.ts'
import { createExpiringCache, serveCachedPages } from './serve-cached.ts'
import type { Server } from './server.ts'
import { createWorkPool } from './work-pool.ts'

const list = endpoint({
  method: 'GET',
  path: '/api/list',
  access: 'public',
  query: z.strictObject({ q: z.optional(z.string()) }),
  response: z.object({ words: z.string(), asked: z.number() }),
})

/** Of one address: more than the other tests make, and few enough to be made. */
const MOST_CALLS = 120

let app: TestApp
let client: TestClient
let server: Server
let loads = 0
const clock = testClock()
beforeAll(async () => {
  app = await testApp()
  const responseCache = createResponseCache({ clock, headers: {} })
  const http = await createHttp({ config: app.config, headers: {}, responseCache, logger: testLogger })
  server = {
    http,
    responseCache,
    config: app.config,
    db: { read: app.db, write: app.db, hasReplica: false, close: async () => {} },
    clock,
    metrics: createMetrics(),
    disk: createFullDisk(app.db, app.config),
    sendMail: async () => {},
    followUps: { wake: () => {} },
    secret: 'x',
    cookies: cookieJar(app.config, { secret: 'x', clock }),
    cursors: createCursors('x'),
    members: new Map(),
    draining: createDraining(http, responseCache),
    own: new Map(),
    web: undefined,
    limits: createRateLimits(app.db, clock, 1),
    callLimits: memoryLimits(clock, MOST_CALLS / RATE_LIMITS.visitorCalls.hits),
    work: createWorkPool(threads, memoryLimits(clock, 1), createMetrics()),
    documents: { arrivals: [], countryRules: [] },
  }
  serveCachedPages(
    server,
    list,
    {
      lifeMs: 1000,
      personal: async () => ({ words: 'their own', asked: 0 }),
    },
    async ({ query, language }) => {
      if (query.q === 'none') return fail('not_found', messages.notFound)
      return {
        page: { words: language.repeat(1000), asked: ++loads, secret: 'never leaves' },
        next: query.q === undefined ? '/api/list?q=2' : undefined,
      }
    },
  )
  client = new TestClient(http)
})
afterAll(() => app.close())

test('an answer is made once and given again until its time is over', async () => {
  loads = 0
  await Promise.all(Array.from({ length: 50 }, () => client.call(list)))
  expect(loads).toBe(1)
  clock.advance(999)
  expect((await client.call(list)).asked).toBe(1)
  clock.advance(2)
  expect((await client.call(list)).asked).toBe(2)
})

test('a browser that has the answer gets 304, with the same tag, and nothing is loaded', async () => {
  const first = await client.attempt(list)
  const { etag } = first.headers
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const before = loads
  const again = await client.attempt(list, { headers: { 'if-none-match': String(etag) } })
  expect(again).toMatchObject({ status: 304, body: '' })
  expect(again.headers.etag).toBe(etag)
  expect(loads).toBe(before)
})

test('each language has an answer of its own, and each encoding a tag of its own', async () => {
  const malay = await client.attempt(list, { headers: { 'x-language': 'my' } })
  expect((malay.body as { words: string }).words).toMatch(/^(my)+$/)
  const tags = await Promise.all(
    ['identity', 'gzip', 'br', 'gzip;q=0, br;q=0'].map(async (encoding) => {
      const { headers } = await client.request('GET', list.path, { headers: { 'accept-encoding': encoding } })
      return [headers['content-encoding'], headers.etag]
    }),
  )
  expect(tags.map(([encoding]) => encoding)).toEqual([undefined, 'gzip', 'br', undefined])
  expect(new Set(tags.map(([, tag]) => tag)).size).toBe(3)
})

test('the next page is in the Link header, and the last one has none', async () => {
  expect((await client.attempt(list)).headers.link).toBe('</api/list?q=2>; rel="next"')
  expect((await client.attempt(list, { query: { q: '2' } })).headers.link).toBeUndefined()
})

test('a session that has just written gets a new answer, and so do those after it', async () => {
  await client.call(list)
  const before = loads
  const writer = await client.attempt(list, { headers: { cookie: server.cookies.wroteHeader() } })
  expect((writer.body as { asked: number }).asked).toBe(before + 1)
  expect((await client.call(list)).asked).toBe(before + 1)
})

test('a cookie `wrote` that was not given to this session, or is over, changes nothing', async () => {
  const alice = await app.signIn('alice')
  const sid = `sid=${alice.cookies.get('sid')}`
  const value = createWroteCookie({ secret: 'x', clock }, 5000).sign(alice.cookies.get('sid') ?? '')
  const forged = createWroteCookie({ secret: 'y', clock }, 5000).sign('')
  const askedWith = async (cookie: string) =>
    (await client.attempt(list, { headers: { cookie } })).body as unknown
  const { asked } = await client.call(list)
  for (const cookie of [
    'wrote=1',
    `${sid}; wrote=1`,
    `wrote=${value}`,
    `sid=${'a'.repeat(43)}; wrote=${value}`,
    `wrote=${forged}`,
    `${sid}; wrote=${value.slice(0, -2)}`,
    `${sid}; wrote=9${value}`,
    'wrote=',
  ])
    expect(await askedWith(cookie), cookie).toMatchObject({ asked })
  expect(await askedWith(`${sid}; wrote=${value}`)).toMatchObject({ asked: asked + 1 })
  clock.advance(5000)
  expect(await askedWith(`${sid}; wrote=${value}`), 'after five seconds').toMatchObject({ asked: asked + 2 })
  expect(await askedWith(`${sid}; wrote=${value}`)).toMatchObject({ asked: asked + 2 })
})

test('only fields of the contract leave, whoever asks', async () => {
  expect(Object.keys(await client.call(list))).toEqual(['words', 'asked'])
})

test('what the public does not find is looked for again for somebody signed in', async () => {
  expect((await client.attempt(list, { query: { q: 'none' } })).status).toBe(404)
  const alice = await app.signIn('alice')
  const cookie = `sid=${alice.cookies.get('sid')}`
  const own = await client.attempt(list, { query: { q: 'none' }, headers: { cookie } })
  expect(own).toMatchObject({ status: 200, body: { words: 'their own' } })
  expect(own.headers['cache-control']).toBe('no-store')
  expect((await client.attempt(list, { query: { q: 'none' } })).status).toBe(404)
})

test('given answers do not count against anybody, made ones do', async () => {
  const other = Object.assign(client, { ip: '198.51.100.1' })
  for (let calls = 0; calls < MOST_CALLS + 10; calls++) await other.attempt(list)
  expect((await other.attempt(list)).status).toBe(200)
  for (let calls = 0; calls < MOST_CALLS; calls++)
    await other.attempt(list, { query: { q: `call ${calls}` } })
  expect((await other.attempt(list, { query: { q: 'one more' } })).status).toBe(429)
})

test('a failed answer is not cached, and only so many are', async () => {
  const entries = createExpiringCache<number>(clock, 1000, { most: 2 })
  await expect(entries.get('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once')
  expect(await entries.get('a', async () => 1)).toBe(1)
  expect(await entries.get('b', async () => 2)).toBe(2)
  expect(await entries.get('c', async () => 3)).toBe(3)
  expect(await entries.get('a', async () => 4)).toBe(4)
  expect(await entries.get('c', async () => 5)).toBe(3)
})

test('the cache is bounded in bytes, and expired entries are dropped', async () => {
  const entries = createExpiringCache<string>(clock, 1000, { mostBytes: 100, bytesOf: (text) => text.length })
  const get = async (key: string, text: string) => {
    await entries.get(key, async () => text)
    return entries.get(key, async () => `${key} made again`)
  }
  expect(await get('a', 'x'.repeat(60))).toBe('x'.repeat(60))
  expect(await get('b', 'y'.repeat(60))).toBe('y'.repeat(60))
  expect(await get('c', 'z')).toBe('z')
  // The two of 60 are more than 100: the older one went when the third came.
  expect(await entries.get('a', async () => 'again')).toBe('again')
})
