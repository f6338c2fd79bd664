import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import type { Person } from '../../contract/people.ts'
import { searchPeople, suggestSearches } from '../../contract/search.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { HOSTILE_TERMS } from './search-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

async function names(q: string, client: TestClient = app.visitor()): Promise<string[]> {
  app.clock.advance(10_000)
  return (await client.call(searchPeople, { query: { q } })).map(({ alias }) => alias)
}

test('people are found by the beginning of their alias, their name and their last name', async () => {
  await app.signIn('wulan')
  expect(await names('wul')).toEqual(['wulan-1000'])
  expect(await names('WULAN-1000')).toEqual(['wulan-1000'])
  expect(await names('wulan tes')).toEqual(['wulan-1000'])
  expect(await names('tester')).toEqual(['wulan-1000'])
  expect(await names('ulan')).toEqual([])
})

test('suspended people are not found, and who shows themselves to members only is found by them only', async () => {
  const shy = await app.signIn('shytest')
  const gone = await app.signIn('gonetest')
  await app.db.insertInto('profiles').values({ user_id: shy.userId, audience: 'members' }).execute()
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', gone.userId)
    .execute()
  const member = await app.signIn('reader')
  const visitor = app.visitor()
  for (const [client, found] of [
    [visitor, 0],
    [member, 1],
    [visitor, 0],
  ] as const) {
    expect(await names('shytest', client)).toHaveLength(found)
    const { people } = await client.call(suggestSearches, { query: { q: 'shyte' } })
    expect(people).toHaveLength(found)
  }
  expect(await names('gonetest', member)).toEqual([])
})

test('whom the viewer has blocked they do not find', async () => {
  const [one, other] = [await app.signIn('blocker'), await app.signIn('blockable')]
  await one.call(blockUser, { params: { id: String(other.userId) } })
  expect(await names('blockable', one)).toEqual([])
  expect(await names('blocker', other)).toEqual([])
  expect(await names('blockable')).toHaveLength(1)
})

test('pages hold everybody once', async () => {
  for (let count = 1; count <= 7; count++) await app.signIn(`twin${count}`)
  const seen: number[] = []
  for (let address: string | undefined = '/api/people/search?q=twin&limit=3'; address !== undefined;) {
    const response = await app.visitor().request('GET', address)
    const found: Person[] = response.json()
    seen.push(...found.map(({ id }) => id))
    address = /^<([^>]+)>/.exec(String(response.headers['link'] ?? ''))?.[1]
  }
  expect(seen).toHaveLength(7)
  expect(new Set(seen).size).toBe(7)
})

test.each(HOSTILE_TERMS)('the term %j is answered or refused, and nothing breaks', async (q) => {
  const answer = await app.visitor().attempt(searchPeople, { query: { q } })
  expect([200, 400]).toContain(answer.status)
  if (/^[%_\\]+$/.test(q) && answer.status === 200) expect(answer.body).toEqual([])
})
