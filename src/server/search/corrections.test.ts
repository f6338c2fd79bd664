import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteArticle, updateArticle } from '../../contract/articles.ts'
import { correctSearch } from '../../contract/search.ts'
import { sql } from 'kysely'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'
import { HOSTILE_TERMS } from './search-testing.ts'

let app: TestApp
let alice: TestClient
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

async function meant(q: string): Promise<string | null> {
  await app.settle()
  app.clock.advance(10_000)
  return (await app.visitor().call(correctSearch, { query: { q } })).term
}
const weightOf = async (word: string) => {
  const { rows } = await sql<{
    weight: number
  }>`select weight from search_words where word = ${word}`.execute(app.db)
  return rows[0]?.weight ?? 0
}

test('a slip of the pen leads to the word that is there: swapped, left out, doubled, wrong', async () => {
  await writeArticle(alice, { title: 'History of the kingdom', tags: ['sejarah'] })
  for (const typo of ['histroy', 'histry', 'historry', 'hystory', 'HISTROY'])
    expect(await meant(typo)).toBe('history')
  expect(await meant('sejrah')).toBe('sejarah')
  expect(await meant('histroy kingdm')).toBe('history kingdom')
  expect(await meant('history of kingdm')).toBe('history of kingdom')
  // A phrase is still one: words in another order are not there.
  expect(await meant('"of the kingdm"')).toBe('"of the kingdom"')
  expect(await meant('"kingdm history"')).toBeNull()
})

test('what is right, what resembles nothing, and what finds nothing when corrected is left as it is', async () => {
  await writeArticle(alice, { title: 'Umbrella makers' })
  await writePost(alice, { title: 'Pelican watchers' })
  expect(await meant('umbrella')).toBeNull()
  expect(await meant('zzzzzzz')).toBeNull()
  expect(await meant('xy')).toBeNull()
  expect(await meant('1234 5678')).toBeNull()
  // Both words are known, but nothing has both.
  expect(await meant('umbrela pelicn')).toBeNull()
})

test('a word that English texts are full of is no misspelling, nor what was meant', async () => {
  await writePost(alice, { title: 'Wheat and soil' })
  await writePost(alice, { title: 'There they are, with their soil' })
  expect(await meant('what soil')).toBeNull()
  expect(await meant('theri soil')).toBeNull()
  expect(await meant('wheatt soil')).toBe('wheat soil')
})

test('a misspelling that somebody else made too leads to the word that many use', async () => {
  for (let count = 0; count < 10; count++) await writePost(alice, { title: `Astronomy night ${count}` })
  await writePost(alice, { title: 'Astronmy for all' })
  expect(await meant('astronmy')).toBe('astronomy')
})

test('only words of what everybody may see are known, and they go with it', async () => {
  const shown = await writeArticle(alice, { title: 'Rhododendron garden', tags: ['rhododendron'] })
  await writeArticle(alice, { title: 'Chrysanthemum secrets', isDraft: true })
  await writePost(alice, { title: 'Edelweiss by night', isNsfw: true })
  expect(await meant('rhododendrn')).toBe('rhododendron')
  expect(await meant('chrysanthemun')).toBeNull()
  expect(await meant('edelweis')).toBeNull()
  expect(await weightOf('rhododendron')).toBe(1)
  await alice.call(updateArticle, { params: { id: String(shown.id) }, body: { state: 'draft' } })
  await app.settle()
  expect(await weightOf('rhododendron')).toBe(0)
  expect(await meant('rhododendrn')).toBeNull()
  await alice.call(updateArticle, { params: { id: String(shown.id) }, body: { state: 'published' } })
  expect(await meant('rhododendrn')).toBe('rhododendron')
  await alice.call(deleteArticle, { params: { id: String(shown.id) } })
  expect(await meant('rhododendrn')).toBeNull()
})

test('the words are the same whether they followed one by one or were counted anew', async () => {
  await app.settle()
  const read = async () =>
    (await sql<{ word: string; weight: number }>`select * from search_words order by word`.execute(app.db))
      .rows
  const kept = await read()
  expect(kept.length).toBeGreaterThan(5)
  await sql`select count_search_words()`.execute(app.db)
  expect(await read()).toEqual(kept)
})

test.each(HOSTILE_TERMS)('the term %j is answered or refused, and nothing breaks', async (q) => {
  expect([200, 400]).toContain((await app.visitor().attempt(correctSearch, { query: { q } })).status)
})
