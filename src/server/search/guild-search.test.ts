import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchCollections } from '../../contract/collections.ts'
import { searchGuilds, type Guild } from '../../contract/guilds.ts'
import { giveNsfwConsent, saveBirthYear } from '../../contract/nsfw.ts'
import { searchQuestions } from '../../contract/question-lists.ts'
import { insertGuild } from '../testing/insert-guild.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { HOSTILE_TERMS } from './search-testing.ts'

let app: TestApp
let owner: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  owner = await app.signIn('owner')
})
afterAll(() => app.close())

const make = (name: string, description = '') =>
  insertGuild(app, { ownerId: owner.userId, name, description })
const addressOf = (term: string, query = '') => `/api/guilds/search/${encodeURIComponent(term)}${query}`

async function page(path: string, client: TestClient): Promise<{ found: Guild[]; next: string | undefined }> {
  const { statusCode, body, headers } = await client.request('GET', path)
  expect(statusCode, path).toBe(200)
  const next = /<([^<>]*)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1]
  return { found: JSON.parse(body) as Guild[], next }
}
const namesFor = async (term: string, query = '', client: TestClient = app.visitor()) =>
  (await page(addressOf(term, query), client)).found.map(({ name }) => name)

test('words are found in their other forms in English and Indonesian', async () => {
  await make('Readers of Stars')
  await make('Pelaut', 'Kami berlayar setiap minggu')
  expect(await namesFor('star reader')).toEqual(['Readers of Stars'])
  expect(await namesFor('a reader of the star')).toEqual(['Readers of Stars'])
  expect(await namesFor('layar')).toEqual(['Pelaut'])
  expect(await namesFor('stars -reader')).toEqual([])
})

test('what is found is read page by page, the best first, without gaps or repeats', async () => {
  const ids = new Map<string, number>()
  for (let n = 0; n < 25; n++) {
    const name = n < 12 ? `Harbour ${n}` : `Quay ${n}`
    ids.set(name, await make(name, n < 12 ? '' : 'At the harbour'))
  }
  await make('Harbour')
  const members = [
    ['Harbour 7', 9],
    ['Quay 20', 8],
  ] as const
  for (const [name, member_count] of members)
    await app.db
      .updateTable('guilds')
      .set({ member_count })
      .where('id', '=', ids.get(name) ?? 0)
      .execute()
  const seen: string[] = []
  let path: string | undefined = addressOf('harbour', '?limit=10')
  while (path !== undefined) {
    const { found, next } = await page(path, app.visitor())
    expect(found.length).toBeLessThanOrEqual(10)
    seen.push(...found.map(({ name }) => name))
    path = next
  }
  expect(seen).toHaveLength(26)
  expect(new Set(seen).size).toBe(26)
  expect(seen.slice(0, 2)).toEqual(['Harbour', 'Harbour 7'])
  expect(seen.slice(2, 13).every((name) => name.startsWith('Harbour '))).toBe(true)
  expect(seen[13]).toBe('Quay 20')
  // Twenty at once unless asked for, and a cursor is good for its own search only.
  const { found, next = '' } = await page(addressOf('harbour'), app.visitor())
  expect(found).toHaveLength(20)
  const elsewhere = next.replace('/harbour?', '/quay?')
  expect((await app.visitor().request('GET', elsewhere)).statusCode).toBe(400)
})

test('adult guilds are found by those who ask for them with proof, and by nobody else', async () => {
  const id = await make('Night owls')
  await app.db.updateTable('guilds').set({ is_nsfw: true }).where('id', '=', id).execute()
  await make('Night sky')
  const asking = '?includeNsfw=true'
  expect(await namesFor('night')).toEqual(['Night sky'])
  expect(await namesFor('night', asking)).toEqual(['Night sky'])
  const adult = app.visitor()
  await adult.call(giveNsfwConsent)
  expect(await namesFor('night', '', adult)).toEqual(['Night sky'])
  const { found } = await page(addressOf('night', asking), adult)
  expect(new Map(found.map(({ name, isNsfw }) => [name, isNsfw]))).toEqual(
    new Map([
      ['Night owls', true],
      ['Night sky', false],
    ]),
  )
  const young = await app.signIn('young')
  await young.call(giveNsfwConsent)
  await young.call(saveBirthYear, { body: { birthYear: app.clock.now().getUTCFullYear() - 15 } })
  expect(await namesFor('night', asking, young)).toEqual(['Night sky'])
  expect(await namesFor('night', asking)).toEqual(['Night sky'])
})

test('a term that is too long is refused like everywhere, however long it is', async () => {
  for (const length of [101, 201, 5000])
    expect((await app.visitor().request('GET', addressOf('x'.repeat(length)))).statusCode).toBe(400)
})

test.each(HOSTILE_TERMS)('the term %j is answered or refused, and nothing breaks', async (q) => {
  const visitor = app.visitor()
  const answers = [
    await visitor.attempt(searchGuilds, { params: { term: encodeURIComponent(q) } }),
    await visitor.attempt(searchQuestions, { query: { q } }),
    await visitor.attempt(searchCollections, { query: { q } }),
  ]
  for (const { status } of answers) expect([200, 400]).toContain(status)
})
