import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle, writeTranslation } from '../testing/write-article.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())
// Nothing of one test is still in the cache of the next.
beforeEach(() => app.clock.advance(5000))

type Query = QueryOf<typeof contract.listArticles>
const list = async (query: Query, client = app.visitor()) =>
  (await client.call(contract.listArticles, { query })).map(({ id }) => id)
const ids = (articles: { id: number }[]) => articles.map(({ id }) => id)

test('[S7-15] GET /api/articles answers an array of the published articles, the newest first', async () => {
  const first = await writeArticle(alice, { categories: ['history'] })
  app.clock.advance(1000)
  const second = await writeArticle(alice, { categories: ['history', 'world'] })
  await writeArticle(alice, { categories: ['history'], isDraft: true })
  const answer = await app.visitor().call(contract.listArticles)
  expect(answer).toMatchObject([
    { id: second.id, title: second.title, authorName: 'alice Tester', category: 'history', likes: 0 },
    { id: first.id },
  ])
  expect(answer[0]).not.toHaveProperty('nodes')
  expect(await list({ category: 'world' })).toEqual([second.id])
  expect(await list({ category: 'sports' })).toEqual([])
})

test('what a member writes is in their list at once, and in everybody’s a second later', async () => {
  const bela = await app.signIn('bela')
  const other = app.visitor()
  const before = await list({ category: 'sports' }, other)
  await list({ category: 'sports' }, bela)
  const { id } = await writeArticle(bela, { categories: ['sports'] })
  expect(await list({ category: 'sports' }, bela)).toEqual([id, ...before])
  app.clock.advance(1001)
  expect(await list({ category: 'sports' }, other)).toEqual([id, ...before])
})

test('a browser that has the list already gets 304 by its tag', async () => {
  const reader = app.visitor()
  const first = await reader.attempt(contract.listArticles)
  const etag = String(first.headers['etag'])
  expect(etag).toMatch(/^"[\w-]+"$/)
  const again = await reader.attempt(contract.listArticles, { headers: { 'if-none-match': etag } })
  expect(again).toMatchObject({ status: 304, body: '' })
  await writeArticle(alice)
  app.clock.advance(1001)
  const changed = await reader.attempt(contract.listArticles, { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
})

test('a tag, a tag within a category, and an author have lists of their own', async () => {
  const citra = await app.signIn('citra')
  const inBoth = await writeArticle(citra, { tags: ['moon', 'tides'], categories: ['astronomy'] })
  const tagged = await writeArticle(alice, { tags: ['moon'], categories: ['education'] })
  expect(await list({ tag: 'moon' })).toEqual([tagged.id, inBoth.id])
  expect(await list({ tag: 'tides' })).toEqual([inBoth.id])
  expect(await list({ tag: 'moon', category: 'astronomy' })).toEqual([inBoth.id])
  expect(await list({ tag: 'moon', category: 'health' })).toEqual([])
  const author = String(citra.userId)
  expect(await list({ author })).toEqual([inBoth.id])
  expect(await list({ author, tag: 'moon', category: 'astronomy', language: 'en' })).toEqual([inBoth.id])
  for (const other of [{ tag: 'sun-light' }, { category: 'health' }, { language: 'id' }] as const)
    expect(await list({ author, ...other })).toEqual([])
  expect(await list({ author: '999999' })).toEqual([])
})

test('without a language each group is there once, in the one its reader understands best', async () => {
  const original = await writeArticle(alice, { categories: ['education'], tags: ['reading'] })
  const query = { tag: 'reading' }
  const malayReader = app.visitor()
  malayReader.language = 'my'
  expect(await list(query, malayReader)).toEqual([original.id])
  const indonesian = await writeTranslation(alice, original)
  app.clock.advance(5000)
  expect(await list(query, malayReader)).toEqual([indonesian.id])
  expect(await list(query)).toEqual([original.id])
  const malay = await writeTranslation(alice, original, { language: 'my' })
  app.clock.advance(5000)
  const [card, ...rest] = await malayReader.call(contract.listArticles, { query })
  expect(rest).toEqual([])
  expect(card).toMatchObject({
    id: malay.id,
    language: 'my',
    languages: [
      { language: 'en', id: original.id },
      { language: 'id', id: indonesian.id },
      { language: 'my', id: malay.id },
    ],
  })
  expect(await list({ ...query, language: 'id' }, malayReader)).toEqual([indonesian.id])
  expect(await list({ ...query, language: 'id', category: 'education' })).toEqual([indonesian.id])
})

test('an English reader gets the original of what is not in English', async () => {
  const original = await writeArticle(alice, { language: 'my', tags: ['padi'] })
  await writeTranslation(alice, original)
  expect(await list({ tag: 'padi' })).toEqual([original.id])
})

test('hot and top are orders of their own', async () => {
  const tags = ['orders']
  const [low, high] = [await writeArticle(alice, { tags }), await writeArticle(alice, { tags })]
  app.clock.advance(1000)
  const newest = await writeArticle(alice, { tags })
  for (const [id, hot, score] of [
    [low.id, 3, 1],
    [high.id, 2, 9],
    [newest.id, 1, 5],
  ])
    await app.db
      .updateTable('article_places')
      .set({ hot, score })
      .where('article_id', '=', id ?? 0)
      .execute()
  expect(await list({ tag: 'orders' })).toEqual(ids([newest, high, low]))
  expect(await list({ tag: 'orders', sort: 'hot' })).toEqual(ids([low, high, newest]))
  expect(await list({ tag: 'orders', sort: 'top' })).toEqual(ids([high, newest, low]))
  expect(await list({ tag: 'orders', sort: 'top', language: 'en' })).toEqual(ids([high, newest, low]))
})

test('a person who has left is named a former member', async () => {
  const gone = await app.signIn('gone')
  const { id } = await writeArticle(gone, { language: 'id', tags: ['orphan'] })
  await app.db.deleteFrom('users').where('id', '=', gone.userId).execute()
  const cards = await app.visitor().call(contract.listArticles, { query: { tag: 'orphan' } })
  expect(cards).toMatchObject([{ id, authorId: null, authorName: 'Mantan anggota', authorAlias: '' }])
  expect(await app.visitor().call(contract.getArticle, { params: { id: String(id) } })).toMatchObject({
    authorName: 'Mantan anggota',
    authors: [],
  })
})

test('bad filters are refused by their name', async () => {
  const bad: [string, Record<string, string>][] = [
    ['limit', { limit: '51' }],
    ['limit', { limit: '0' }],
    ['limit', { limit: '1e1' }],
    ['category', { category: 'cooking' }],
    ['language', { language: 'fr' }],
    ['language', { language: 'ms' }],
    ['tag', { tag: 'Two Words' }],
    ['author', { author: '-1' }],
    ['author', { author: "1' or 1=1" }],
    ['sort', { sort: 'random' }],
    ['sort', { sort: 'hot', author: '1' }],
    ['offset', { offset: '10' }],
    ['cursor', { cursor: 'made-up' }],
    ['cursor', { cursor: '!' }],
  ]
  for (const [field, query] of bad) {
    const refused = await app.visitor().attempt(contract.listArticles, { query })
    expect(refused, JSON.stringify(query)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(refused.body.fields)).toEqual([field])
  }
})

test('what is not published is in no list', async () => {
  for (const state of ['draft', 'deleted', 'removed'] as const)
    await insertArticle(app, { authorId: alice.userId, state, tags: ['hidden'] })
  expect(await list({ tag: 'hidden' })).toEqual([])
  const all = await list({ limit: '50', author: String(alice.userId) }, alice)
  const unpublished = await app.db
    .selectFrom('articles')
    .select('id')
    .where('state', '<>', 'published')
    .execute()
  for (const { id } of unpublished) expect(all).not.toContain(id)
})
