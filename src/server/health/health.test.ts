import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import { getLanguages, saveLanguages } from '../../contract/settings.ts'
import { buildApp, type App } from '../app.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { connectDatabases, isDatabaseAway, type Databases } from '../platform/db.ts'
import { createFullDisk } from '../platform/full-disk.ts'
import { messages } from '../platform/messages.ts'
import { newToken } from '../platform/tokens.ts'
import { loggedErrors, testLogger } from '../testing/logged-errors.ts'
import { testApp, threads, type TestApp } from '../testing/test-app.ts'
import { TestClient } from '../testing/test-client.ts'
import { createReadiness } from './readiness.ts'

let whole: TestApp
let away: App
let nowhere: Databases
let downForMs = 0
const MACHINE = { ip: '127.0.0.1' }
const TOKEN = 'a-token-of-the-monitoring'
beforeAll(async () => {
  whole = await testApp({ config: { metricsToken: TOKEN } })
  nowhere = connectDatabases('postgres://nobody@127.0.0.1:1/nothing', undefined, () => {})
  const config = { ...readConfig({}), secretKey: 'a secret for the tests, and only for them' }
  away = await buildApp({
    config,
    db: { ...nowhere, downForMs: () => downForMs },
    clock: systemClock,
    mailer: { send: async () => {} },
    threads,
    logger: testLogger,
  })
})
afterAll(async () => {
  await whole.close()
  await away.http.close()
  await nowhere.close()
})

test('a site with its database is alive, ready and shows its metrics', async () => {
  const client = whole.visitor()
  expect((await client.request('GET', '/healthz')).json()).toEqual({ status: 'ok' })
  expect((await client.request('GET', '/readyz')).json()).toEqual({ status: 'ready' })
  const metrics = await client.request('GET', '/metrics', MACHINE)
  expect(metrics.headers['content-type']).toContain('text/plain')
  expect(metrics.body).toContain('cendekia_request_seconds_count')
  expect(metrics.body).toMatch(/cendekia_jobs_waiting 0/)
})

test('without its database a site is alive, not ready, and says so to everybody', async () => {
  const client = new TestClient(away.http)
  expect((await client.request('GET', '/healthz')).statusCode).toBe(200)
  const ready = await client.request('GET', '/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({ status: 'not ready', reason: 'the database does not answer' })
  expect((await client.request('GET', '/metrics', MACHINE)).statusCode).toBe(200)
  client.cookies.set('sid', newToken())
  const answer = await client.attempt(getUser)
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { code: 'unavailable' },
  })
})

test('while its own database is started again a site is not ready, and after a minute not healthy', async () => {
  const client = new TestClient(away.http)
  const look = async (path: string) => (await client.request('GET', path)).json()
  downForMs = MINUTE_MS - 1
  const reason = 'the database is being started again'
  await vi.waitFor(async () => expect(await look('/readyz')).toEqual({ status: 'not ready', reason }), 30_000)
  expect(await look('/healthz')).toEqual({ status: 'ok' })
  downForMs = MINUTE_MS
  expect((await client.request('GET', '/healthz')).statusCode).toBe(503)
  downForMs = 0
  expect(await look('/healthz')).toEqual({ status: 'ok' })
})

test('however many ask whether the site is ready, the database is asked once a second', async () => {
  let asked = 0
  const counting = whole.db.withPlugin({
    transformQuery: ({ node }) => {
      asked++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const whyNotReady = createReadiness({
    db: { read: counting, write: counting, hasReplica: false, close: async () => {} },
    disk: createFullDisk(counting, whole.config),
  })
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    await Promise.all(Array.from({ length: 300 }, whyNotReady))
    expect(asked).toBe(1)
    vi.advanceTimersByTime(SECOND_MS)
    await Promise.all(Array.from({ length: 300 }, whyNotReady))
    expect(asked).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('metrics are for the machine itself and for holders of the token', async () => {
  const status = async (headers: Record<string, string>, ip = '127.0.0.1') =>
    (await whole.visitor().request('GET', '/metrics', { headers, ip })).statusCode
  expect(await status({})).toBe(200)
  expect(await status({ host: '127.0.0.1:3000' })).toBe(200)
  expect(await status({ host: '[::1]:3000' }, '::1')).toBe(200)
  expect(await status({ host: 'localhost' }, '::ffff:127.0.0.1')).toBe(200)
  expect(await status({}, '203.0.113.7'), 'a stranger').toBe(404)
  expect(await status({ host: 'localhost' }, '10.0.0.5'), 'a neighbour who lies about the host').toBe(404)
  // A proxy on the same machine comes from loopback, whatever client is behind it.
  expect(await status({ host: 'cendekia.example' })).toBe(404)
  expect(await status({ 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await status({ forwarded: 'for=203.0.113.7' })).toBe(404)
  expect(await status({ host: 'not a host' })).toBe(404)
  expect(await status({ authorization: `Bearer ${TOKEN}` }, '203.0.113.7')).toBe(200)
  expect(await status({ authorization: 'Bearer wrong' }, '203.0.113.7')).toBe(404)
})

test('a full disk is reported in three languages, reads still work, and it is over when there is room', async () => {
  const alice = await whole.signIn('alice')
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(whole.db)
  for (const table of ['users', 'sessions'])
    await sql`create trigger no_room before update on ${sql.table(table)} execute function no_room()`.execute(
      whole.db,
    )
  // Late enough that the session would be touched.
  whole.clock.advance(2 * HOUR_MS)
  const body = { reading: [], isOnlyReading: false, writing: null }
  for (const language of LANGUAGES) {
    alice.language = language
    expect(await alice.attempt(saveLanguages, { body })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: { code: 'unavailable', message: messages.cannotStore[language] },
    })
  }
  await alice.call(getLanguages)
  expect(loggedErrors.splice(0), 'the log of the operator has it').toHaveLength(LANGUAGES.length)
  for (const table of ['users', 'sessions'])
    await sql`drop trigger no_room on ${sql.table(table)}`.execute(whole.db)
  await alice.call(saveLanguages, { body })
  await vi.waitFor(
    async () => expect((await alice.request('GET', '/readyz')).json()).toEqual({ status: 'ready' }),
    30_000,
  )
})

test('a refusal by the database is not taken for its absence', () => {
  expect(isDatabaseAway(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(true)
  expect(isDatabaseAway(Object.assign(new Error('x'), { code: '57P01' }))).toBe(true)
  const broken = new Error('Client has encountered a connection error and is not queryable')
  expect(isDatabaseAway(broken), 'a transaction that broke').toBe(true)
  expect(isDatabaseAway(new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]))).toBe(
    true,
  )
  expect(isDatabaseAway(Object.assign(new Error('x'), { code: '23505' }))).toBe(false)
  expect(isDatabaseAway(new TypeError('x is undefined'))).toBe(false)
})
