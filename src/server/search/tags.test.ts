import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listTags } from '../../contract/article-search.ts'
import { updateArticle } from '../../contract/articles.ts'
import { writeArticle } from '../testing/write-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  const alice = await app.signIn('alice')
  const write = (tags: string[], category: 'science' | 'history') =>
    writeArticle(alice, { tags, categories: [category] })
  await write(['kosmos', 'komet'], 'science')
  await write(['kosmos', 'kota-tua'], 'science')
  await write(['kota-tua', 'kerajaan'], 'history')
  await write(['kota-tua', '日本'], 'history')
  const hidden = await write(['kosmos', 'rahasia'], 'science')
  await alice.call(updateArticle, { params: { id: String(hidden.id) }, body: { state: 'draft' } })
})
afterAll(() => app.close())
// Answers are cached for some seconds.
beforeEach(() => app.clock.advance(60_000))

async function tags(query: Record<string, string>): Promise<string[]> {
  const answer = await app.visitor().attempt(listTags, { query })
  expect(answer.status).toBe(200)
  return answer.body.items.map(({ tag, articles }: { tag: string; articles: number }) => `${tag} ${articles}`)
}

test('without a word the most used tags come first', async () => {
  expect(await tags({})).toEqual(['kota-tua 3', 'kosmos 2', 'kerajaan 1', 'komet 1', '日本 1'])
  expect(await tags({ q: '' })).toHaveLength(5)
})

test('tags that begin with what was typed, however it was typed', async () => {
  expect(await tags({ q: 'ko' })).toEqual(['kota-tua 3', 'kosmos 2', 'komet 1'])
  expect(await tags({ q: 'KOTA T' })).toEqual(['kota-tua 3'])
  expect(await tags({ q: '#kom' })).toEqual(['komet 1'])
  expect(await tags({ q: '日' })).toEqual(['日本 1'])
  expect(await tags({ q: 'tua' })).toEqual([])
})

test('tags of a category are counted among its articles', async () => {
  expect(await tags({ category: 'science' })).toEqual(['kosmos 2', 'komet 1', 'kota-tua 1'])
  expect(await tags({ category: 'history', q: 'ke' })).toEqual(['kerajaan 1'])
  expect(await tags({ category: 'sports' })).toEqual([])
})

test('a tag that only a draft has is not known', async () => {
  expect(await tags({ q: 'rahasia' })).toEqual([])
})

test('marks that mean something to the database mean nothing', async () => {
  for (const q of ['%', '_', '%os%', '\\', "'", '--', '🙂']) expect(await tags({ q })).toEqual([])
  expect(await tags({ q: 'k_smos' })).toEqual([])
})

test('an unknown category, a long word and a line break are refused', async () => {
  const refused: Record<string, string>[] = [
    { category: 'cooking' },
    { q: 'x'.repeat(31) },
    { q: 'a\nb' },
    { limit: '5' },
  ]
  for (const query of refused) expect((await app.visitor().attempt(listTags, { query })).status).toBe(400)
})
