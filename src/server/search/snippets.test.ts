import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchArticles, type FoundArticle } from '../../contract/article-search.ts'
import { searchQuestions } from '../../contract/question-lists.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle, writeTranslation } from '../testing/write-article.ts'
import { ask } from './search-testing.ts'

const BEGINNING = `${'Nothing of note happens in these first words. '.repeat(12)}\n\n`

let app: TestApp
let alice: TestClient
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

async function search(q: string, query: { language?: 'id' } = {}): Promise<FoundArticle | undefined> {
  await app.settle()
  app.clock.advance(10_000)
  return (await app.visitor().call(searchArticles, { query: { q, ...query } }))[0]
}

test('a hit far down is shown with the words around it, in one of its forms', async () => {
  const hit = 'Deep under the strait a **volcano** slept for a thousand years.'
  await writeArticle(alice, { title: 'Seamounts', content: `${BEGINNING}- A list\n\n${hit}\n\n${BEGINNING}` })
  for (const term of ['volcano', 'volcanoes', 'VOLCANO strait', 'volc'])
    expect((await search(term))?.snippet, term).toBe(
      'Deep under the strait a volcano slept for a thousand years.',
    )
  // Where the beginning has it nothing is sent twice.
  expect(await search('note')).not.toHaveProperty('snippet')
  expect(await search('seamounts')).not.toHaveProperty('snippet')
})

test('a long block is cut around the hit, and what the drawing is made of is no hit', async () => {
  const long = `${'Words and more words. '.repeat(40)}Then the paragraph about obsidian begins. ${'And on. '.repeat(40)}`
  await writeArticle(alice, { title: 'Glass', content: `${BEGINNING}One *strong* value.\n\n${long}` })
  const { snippet = '' } = (await search('obsidian')) ?? {}
  expect(snippet).toMatch(/^….*paragraph about obsidian begins\..*…$/)
  expect(snippet.length).toBeLessThanOrEqual(152)
  expect((await search('paragraph'))?.snippet).toMatch(/^….*the paragraph about obsidian/)
})

test('what a spoiler hides is not shown because it was searched for', async () => {
  await writeArticle(alice, { title: 'A crime', content: `${BEGINNING}It was the ||zookeeper|| after all.` })
  const found = await search('crime zookeeper')
  expect(JSON.stringify(found ?? {})).not.toContain('zookeeper')
  await writeArticle(alice, {
    title: 'Another crime',
    content: `${BEGINNING}Nobody saw the lighthouse, said the ||lighthouse|| keeper.`,
  })
  expect((await search('lighthouse'))?.snippet).toBe('Nobody saw the lighthouse, said the … keeper.')
})

test('the version that is shown says where it has the words, and another says nothing', async () => {
  const original = await writeArticle(alice, { title: 'The kelp', content: `${BEGINNING}Kelp grows here.` })
  await writeTranslation(alice, original, {
    title: 'Rumput laut',
    content: `${BEGINNING}Kelp tumbuh di sini.`,
  })
  expect((await search('kelp'))?.snippet).toBe('Kelp grows here.')
  expect((await search('kelp', { language: 'id' }))?.snippet).toBe('Kelp tumbuh di sini.')
})

test('a question says where it has the words too', async () => {
  await ask(alice, { title: 'What is this stone?', content: `${BEGINNING}I found it beside a geyser.` })
  await app.settle()
  const [found] = await app.visitor().call(searchQuestions, { query: { q: 'geyser' } })
  expect(found?.snippet).toBe('I found it beside a geyser.')
})
