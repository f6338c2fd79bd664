import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { searchArticles } from '../../contract/article-search.ts'
import * as contract from '../../contract/articles.ts'
import type { Language } from '../../contract/messages.ts'
import { getRecentUpdates, getTrending } from '../../contract/stats.ts'
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
beforeEach(() => app.clock.advance(5000))

function readerOf(language: Language): TestClient {
  const reader = app.visitor()
  reader.language = language
  return reader
}

async function languagesOf(reader: TestClient, tag: string, reading?: string): Promise<Language[]> {
  const query = { tag, ...(reading !== undefined && { reading }) }
  return (await reader.call(contract.listArticles, { query })).map(({ language }) => language)
}

/** A group with an original and translations, all with one tag. */
async function writeIn(tag: string, original: Language, ...others: Language[]): Promise<contract.Article> {
  const article = await writeArticle(alice, { language: original, tags: [tag] })
  for (const language of others) await writeTranslation(alice, article, { language })
  app.clock.advance(5000)
  return article
}

test('in two languages: the interface’s comes first, then the reading languages, then the original', async () => {
  await writeIn('two', 'id', 'my')
  const english = readerOf('en')
  expect(await languagesOf(english, 'two')).toEqual(['id'])
  expect(await languagesOf(english, 'two', 'my')).toEqual(['my'])
  expect(await languagesOf(english, 'two', 'en')).toEqual(['id'])
  expect(await languagesOf(english, 'two', 'id-my')).toEqual(['id'])
  expect(await languagesOf(readerOf('my'), 'two', 'id')).toEqual(['my'])
})

test('in three languages the order of preference decides, and no version replaces another', async () => {
  await writeIn('three', 'en', 'id', 'my')
  for (const [language, reading, given] of [
    ['my', 'en-id', 'my'],
    ['en', 'my-id', 'en'],
  ] as const)
    expect(await languagesOf(readerOf(language), 'three', reading)).toEqual([given])
  await writeIn('no-malay', 'en', 'id')
  expect(await languagesOf(readerOf('my'), 'no-malay')).toEqual(['id'])
  expect(await languagesOf(readerOf('my'), 'no-malay', 'en-id')).toEqual(['en'])
  expect(await languagesOf(readerOf('my'), 'no-malay', 'my')).toEqual(['en'])
})

test('trending, recent updates and search choose by the same preferences', async () => {
  const original = await writeIn('volcano', 'my', 'id')
  const id = (language: Language) =>
    app.db
      .selectFrom('articles')
      .select('id')
      .where('group_id', '=', original.groupId)
      .where('language', '=', language)
      .executeTakeFirstOrThrow()
  const [malay, indonesian] = [await id('my'), await id('id')]
  const reader = app.visitor()
  await app.settle()
  const shown = async (query: { reading?: string }) => {
    const q = 'bintang lahir'
    const lists = [
      await reader.call(getTrending, { params: { categoryId: 'science' }, query }),
      await reader.call(getRecentUpdates, { query }),
      await reader.call(searchArticles, { query: { q, ...query } }),
    ]
    return lists.map((cards) => cards.find(({ groupId }) => groupId === original.groupId)?.id)
  }
  expect(await shown({})).toEqual([malay.id, malay.id, malay.id])
  expect(await shown({ reading: 'id' })).toEqual([indonesian.id, indonesian.id, indonesian.id])
  expect(await shown({ reading: 'my-id' })).toEqual([malay.id, malay.id, malay.id])
})

test('the cached order of trending differs by the order of preference', async () => {
  const params = { categoryId: 'astronomy' as const }
  const [first, second] = await Promise.all(
    (['en', 'my'] as const).map((language) =>
      insertArticle(app, { authorId: null, language, categories: ['astronomy'] }),
    ),
  )
  await app.db
    .updateTable('article_places')
    .set({ hot: 10 })
    .where('article_id', '=', first?.id ?? 0)
    .execute()
  await app.db
    .updateTable('article_places')
    .set({ hot: 9.5 })
    .where('article_id', '=', second?.id ?? 0)
    .execute()
  const reader = readerOf('id')
  const order = async (query: { reading?: string }) =>
    (await reader.call(getTrending, { params, query })).map(({ id }) => id)
  expect(await order({})).toEqual([first?.id, second?.id])
  // What can be read in one of their languages is a step higher.
  expect(await order({ reading: 'my' })).toEqual([second?.id, first?.id])
  expect(await order({ reading: 'my-en' })).toEqual([first?.id, second?.id])
  expect(await order({})).toEqual([first?.id, second?.id])
})

test('readers with the same preferences share an answer, and nobody gets that of other preferences', async () => {
  const original = await writeIn('shared', 'my', 'id')
  const reader = readerOf('en')
  expect(await languagesOf(reader, 'shared', 'id')).toEqual(['id'])
  await writeTranslation(alice, original, { language: 'en' })
  // Kept for a second, under one key for `id`, `en-id` and `id-en`; another order was not asked for before.
  for (const reading of ['id', 'en-id', 'id-en'])
    expect(await languagesOf(reader, 'shared', reading)).toEqual(['id'])
  expect(await languagesOf(reader, 'shared', 'my')).toEqual(['en'])
  expect(await languagesOf(reader, 'shared')).toEqual(['en'])
  expect(await languagesOf(readerOf('my'), 'shared', 'id')).toEqual(['my'])
})

test('a list of one language, or of one person, holds those articles, whatever the preferences', async () => {
  const original = await writeIn('named', 'en', 'id')
  const reader = readerOf('my')
  const list = async (query: Record<string, string>) =>
    (await reader.call(contract.listArticles, { query })).map(({ language }) => language)
  expect(await list({ tag: 'named', language: 'en', reading: 'id' })).toEqual(['en'])
  const author = String(original.authorId)
  expect((await list({ tag: 'named', author, reading: 'id' })).sort()).toEqual(['en', 'id'])
})

test('a cursor is the same whatever its reader would rather read', async () => {
  for (let number = 0; number < 5; number++) await writeIn('paged', 'id', 'my')
  const reader = app.visitor()
  const walk = async (...orders: (string | undefined)[]) => {
    const groups: number[] = []
    let cursor: string | undefined
    for (const reading of orders) {
      const query = {
        tag: 'paged',
        limit: '2',
        ...(reading !== undefined && { reading }),
        ...(cursor !== undefined && { cursor }),
      }
      const { body, headers } = await reader.attempt(contract.listArticles, { query })
      groups.push(...(body as contract.ArticleCard[]).map(({ groupId }) => groupId))
      cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1]
    }
    return groups
  }
  const usual = await walk(undefined, undefined, undefined)
  expect(new Set(usual).size).toBe(5)
  expect(await walk('my', 'my', 'my')).toEqual(usual)
  expect(await walk(undefined, 'my-id', 'id')).toEqual(usual)
})

test.each(['', 'ms', 'en-en', 'id-', '-id', 'EN', 'en,id', 'en-id-my-en', 'id my', '__proto__'])(
  'the reading languages “%s” are refused everywhere',
  async (reading) => {
    const reader = app.visitor()
    for (const answer of [
      await reader.attempt(contract.listArticles, { query: { reading } }),
      await reader.attempt(getTrending, { params: { categoryId: 'all' }, query: { reading } }),
      await reader.attempt(getRecentUpdates, { query: { reading } }),
      await reader.attempt(searchArticles, { query: { q: 'stars', reading } }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { fields: { reading: expect.any(String) } } })
  },
)
