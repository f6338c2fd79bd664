import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const VARYING = new Set(['date', 'x-request-id'])

/** All that an answer says. */
async function answerOf(path: string, isMember: boolean, method: 'GET' | 'POST', headers: object) {
  const client = isMember ? await app.signIn('curious') : app.visitor()
  const sent = { headers: { ...headers }, ...(method === 'POST' && { body: {} }) }
  const { statusCode, body, headers: told } = await client.request(method, path, sent)
  return { statusCode, body, told: Object.entries(told).filter(([name]) => !VARYING.has(name)) }
}

const FOREIGN = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

test.each([
  ['GET', '/api/moderation/queue', {}],
  ['GET', '/api/moderation/case?objectType=article&objectId=1', {}],
  ['GET', '/api/moderation/appeals', {}],
  ['GET', '/api/moderation/people/1', {}],
  ['GET', '/api/message-reports', {}],
  ['GET', '/api/site/days', {}],
  ['POST', '/api/moderation/actions', {}],
  ['POST', '/api/moderation/actions', FOREIGN],
  ['POST', '/api/moderation/claim', {}],
  ['POST', '/api/reports/close', {}],
] as const)('%s %s is answered as an address that was never there', async (method, path, headers) => {
  for (const isMember of [false, true]) {
    const nowhere = await answerOf('/api/nowhere/at-all', isMember, method, headers)
    expect(nowhere.statusCode).toBe(404)
    expect(await answerOf(path, isMember, method, headers)).toEqual(nowhere)
  }
})
