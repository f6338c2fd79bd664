import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { buildApp, type App } from '../app.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { connectDatabases, isDatabaseAway, type Databases } from '../platform/db.ts'
import { newToken } from '../platform/tokens.ts'
import { testLogger } from '../testing/logged-errors.ts'
import { testApp, threads, type TestApp } from '../testing/test-app.ts'
import { TestClient } from '../testing/test-client.ts'

let whole: TestApp
let away: App
let nowhere: Databases
beforeAll(async () => {
  whole = await testApp()
  nowhere = connectDatabases('postgres://nobody@127.0.0.1:1/nothing', undefined, () => {})
  const config = { ...readConfig({}), secretKey: 'a secret for the tests, and only for them' }
  away = await buildApp({
    config,
    db: nowhere,
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

test('a site with its database is alive, ready and tells its metrics', async () => {
  const client = whole.visitor()
  expect((await client.request('GET', '/healthz')).json()).toEqual({ status: 'ok' })
  expect((await client.request('GET', '/readyz')).json()).toEqual({ status: 'ready' })
  const metrics = await client.request('GET', '/metrics')
  expect(metrics.headers['content-type']).toContain('text/plain')
  expect(metrics.body).toContain('cendekia_request_seconds_count')
  expect(metrics.body).toMatch(/cendekia_jobs_waiting 0/)
})

test('without its database a site is alive, not ready, and says so to everybody', async () => {
  const client = new TestClient(away.http)
  expect((await client.request('GET', '/healthz')).statusCode).toBe(200)
  expect((await client.request('GET', '/readyz')).statusCode).toBe(503)
  expect((await client.request('GET', '/metrics')).statusCode).toBe(200)
  client.cookies.set('sid', newToken())
  const answer = await client.attempt(getUser)
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { code: 'unavailable' },
  })
})

test('a refusal by the database is not taken for its absence', () => {
  expect(isDatabaseAway(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(true)
  expect(isDatabaseAway(Object.assign(new Error('x'), { code: '57P01' }))).toBe(true)
  expect(isDatabaseAway(new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]))).toBe(
    true,
  )
  expect(isDatabaseAway(Object.assign(new Error('x'), { code: '23505' }))).toBe(false)
  expect(isDatabaseAway(new TypeError('x is undefined'))).toBe(false)
})
