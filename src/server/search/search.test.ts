import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchArticles } from '../../contract/article-search.ts'
import { deleteArticle, updateArticle, type Article } from '../../contract/articles.ts'
import { writeArticle, writeTranslation } from '../testing/write-article.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { HOSTILE_TERMS } from './search-testing.ts'

let app: TestApp
let alice: TestClient
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

function body(words: string): string {
  return `${words}. Kalimat ini ada supaya tulisannya cukup panjang untuk diterbitkan di sini.`
}

async function titlesFor(q: string, client = app.visitor()): Promise<string[]> {
  await app.settle()
  app.clock.advance(10_000)
  const cards = await client.call(searchArticles, { query: { q } })
  return cards.map(({ title }) => title)
}

test('[S7-23] GET /api/articles/search?q={term} answers a plain array of articles, without their whole text', async () => {
  const long = `${body('A quasar is the bright heart of a far galaxy')} ${'Filling words. '.repeat(60)}`
  const written = await writeArticle(alice, { title: 'Quasars explained', content: long })
  await app.settle()
  const response = await app.visitor().request('GET', '/api/articles/search?q=quasar')
  const found = response.json() as Article[]
  expect(found).toEqual([expect.objectContaining({ id: written.id, title: 'Quasars explained' })])
  expect(found[0]?.content.length).toBeLessThanOrEqual(300)
  expect(found[0]).not.toHaveProperty('nodes')
  expect(await titlesFor('nosuchword')).toEqual([])
})

test('words are found in their other forms, in English and in Indonesian', async () => {
  await writeArticle(alice, { title: 'Migrating geese', content: body('Geese were flying south') })
  await writeArticle(alice, { title: 'Kisah nelayan', content: body('Mereka berlayar jauh'), language: 'id' })
  for (const q of ['geese', 'migrate', 'FLY south']) expect(await titlesFor(q)).toEqual(['Migrating geese'])
  expect(await titlesFor('layar')).toEqual(['Kisah nelayan'])
})

test('the last word may be unfinished', async () => {
  await writeArticle(alice, { title: 'Photosynthesis in ferns', content: body('Green leaves drink light') })
  expect(await titlesFor('photosyn')).toEqual(['Photosynthesis in ferns'])
  expect(await titlesFor('ferns photosynth')).toEqual(['Photosynthesis in ferns'])
  expect(await titlesFor('photosyn ferns')).toEqual([])
})

test('a number or a word that texts are full of is found as it is, and not as a beginning', async () => {
  await writeArticle(alice, { title: 'Harvest of 2024', content: body('Whichever rice they had') })
  expect(await titlesFor('harvest 2024')).toEqual(['Harvest of 2024'])
  expect(await titlesFor('harvest 202')).toEqual([])
  expect(await titlesFor('harvest which')).toEqual(['Harvest of 2024'])
  expect(await titlesFor('whiche')).toEqual(['Harvest of 2024'])
})

test('a word with an apostrophe is found as it is written', async () => {
  await writeArticle(alice, { title: "Reading the Qur'an", content: body("They don't hurry on Jum'at") })
  for (const q of ["qur'an", 'Qur’an', "jum'at don't", "'reading' qur'an"])
    expect(await titlesFor(q)).toEqual(["Reading the Qur'an"])
  expect(await titlesFor('quran')).toEqual([])
})

test('an article that has the words in its title comes before one that only mentions them', async () => {
  await writeArticle(alice, { title: 'Volcano watching', content: body('Mountains of fire') })
  const mention = 'volcano '.repeat(30)
  await writeArticle(alice, { title: 'Travel notes', content: body(mention) })
  expect(await titlesFor('volcano')).toEqual(['Volcano watching', 'Travel notes'])
})

test('tags are searched too, and a minus leaves out', async () => {
  await writeArticle(alice, { title: 'Slow cooking', content: body('Rendang'), tags: ['kuliner'] })
  await writeArticle(alice, { title: 'Fast cooking', content: body('Noodles'), tags: ['kuliner'] })
  expect((await titlesFor('kuliner')).sort()).toEqual(['Fast cooking', 'Slow cooking'])
  expect(await titlesFor('kuliner -noodles')).toEqual(['Slow cooking'])
})

test('a group is found once, in the language of the reader, whichever of its languages has the word', async () => {
  const original = await writeArticle(alice, {
    title: 'Neutrino hunters',
    content: body('A neutrino passes through'),
  })
  await writeTranslation(alice, original, {
    title: 'Pemburu neutrino',
    content: body('Partikel neutrino lewat'),
  })
  const reader = app.visitor()
  expect(await titlesFor('neutrino', reader)).toEqual(['Neutrino hunters'])
  reader.language = 'my'
  expect(await titlesFor('hunters', reader)).toEqual(['Pemburu neutrino'])
})

test('drafts, unpublished and deleted articles are not found, not even by their author', async () => {
  await writeArticle(alice, { title: 'Zeppelin draft', content: body('Zeppelin'), isDraft: true })
  const unpublished = await writeArticle(alice, { title: 'Zeppelin undone', content: body('Zeppelin') })
  const deleted = await writeArticle(alice, { title: 'Zeppelin gone', content: body('Zeppelin') })
  await alice.call(updateArticle, { params: { id: String(unpublished.id) }, body: { state: 'draft' } })
  await alice.call(deleteArticle, { params: { id: String(deleted.id) } })
  expect(await titlesFor('zeppelin')).toEqual([])
  expect(await titlesFor('zeppelin', alice)).toEqual([])
})

test('a person who has just published finds it, though others searched for it a moment ago', async () => {
  const search = (client: TestClient) => client.call(searchArticles, { query: { q: 'xylophone' } })
  expect(await search(app.visitor())).toEqual([])
  await writeArticle(alice, { title: 'Xylophone lessons', content: body('Xylophone') })
  await app.settle()
  expect(await search(alice)).toHaveLength(1)
  expect(await search(app.visitor())).toHaveLength(1)
})

test('at most as many as asked for, and never more than fifty', async () => {
  for (let count = 1; count <= 3; count++)
    await writeArticle(alice, { title: `Jembatan nomor ${count}`, content: body('Jembatan') })
  await app.settle()
  const search = (limit: string) => app.visitor().attempt(searchArticles, { query: { q: 'jembatan', limit } })
  expect((await search('2')).body).toHaveLength(2)
  for (const limit of ['0', '51', '-1', 'x']) expect((await search(limit)).status).toBe(400)
})

test('[S5-3] a term of fewer than 2 characters is refused with the message of the specification', async () => {
  const visitor = app.visitor()
  for (const q of ['', 'a', '  ', '<a>', `"'`, ' x ']) {
    const refused = await visitor.attempt(searchArticles, { query: { q } })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { q: 'Search term must be at least 2 characters' } },
    })
  }
  const texts = new Set<string>()
  for (const language of ['en', 'id', 'my'] as const) {
    visitor.language = language
    texts.add((await visitor.attempt(searchArticles, { query: { q: 'a' } })).body.fields.q)
  }
  expect(texts.size).toBe(3)
  expect((await visitor.attempt(searchArticles)).status).toBe(400)
})

test.each(HOSTILE_TERMS)('the term %j is answered or refused, and nothing breaks', async (q) => {
  const answer = await app.visitor().attempt(searchArticles, { query: { q } })
  expect([200, 400]).toContain(answer.status)
})

test('a term of 101 characters, with NUL, twice, or with an unknown parameter is refused', async () => {
  for (const q of ['x'.repeat(101), 'x'.repeat(10_000), 'ab\0'])
    expect((await app.visitor().attempt(searchArticles, { query: { q } })).status).toBe(400)
  expect((await app.visitor().request('GET', '/api/articles/search?q=ab&q=cd')).statusCode).toBe(400)
  expect((await app.visitor().request('GET', '/api/articles/search?q=ab&page=2')).statusCode).toBe(400)
})

test('a search for nothing but what must not be there finds nothing', async () => {
  expect(await titlesFor('-moon')).toEqual([])
})

test('a visitor searches for 60 terms a minute, a member for 30; one term again and again counts once', async () => {
  const strict = await testApp()
  const member = await strict.signIn('bela')
  for (const [client, most] of [
    [strict.visitor(), RATE_LIMITS.visitorSearches.hits],
    [member, RATE_LIMITS.memberSearches.hits],
  ] as const) {
    const search = (q: string) => client.attempt(searchArticles, { query: { q } })
    for (let count = 1; count < most; count++) expect((await search(`term${count}`)).status).toBe(200)
    for (let count = 1; count < 10; count++) expect((await search('the same')).status).toBe(200)
    const refused = await search('one too many')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await search('one too many')).status, 'asked again').toBe(429)
    expect((await search('the same')).status, 'counted before').toBe(200)
    const filtered = { query: { q: 'the same', from: '2001-01-01' } }
    expect((await client.attempt(searchArticles, filtered)).status, 'with a filter').toBe(429)
    strict.clock.advance(MINUTE_MS)
    expect((await search('one too many')).status).toBe(200)
  }
  await strict.close()
})
