import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchArticles } from '../../contract/article-search.ts'
import { updateArticle, type Article } from '../../contract/articles.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { searchPagePosts } from '../../contract/page-posts.ts'
import { searchQuestions } from '../../contract/question-lists.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { RawOptions, TestClient } from '../testing/test-client.ts'
import { WORDS, writeArticle, writeTranslation } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'
import { ask } from './search-testing.ts'

let app: TestApp
let alice: TestClient
let bela: TestClient
const days: string[] = []
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
  const star = await writeArticle(alice, { title: 'Lantern of the night', categories: ['science'] })
  await writeTranslation(alice, star, { title: 'Lantern malam' })
  await writePost(alice, { title: 'A lantern post of Alice' })
  await ask(alice, { title: 'Who made the first lantern?', category: 'history' })
  days.push(today())
  app.clock.advance(40 * DAY_MS)
  for (const name of ['alice', 'bela']) await app.signIn(name)
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
  await writeArticle(bela, { title: 'Lantern makers', categories: ['history', 'education'] })
  await writePost(bela, { title: 'A lantern post of Bela' })
  await ask(bela, { title: 'Mengapa lantern itu merah?', language: 'id', category: 'science' })
  days.push(today())
  await app.settle()
})
afterAll(() => app.close())

const today = () => app.clock.now().toISOString().slice(0, 10)
const [q, ALICE, BELA] = ['lantern', 'alice-1000', 'bela-1000']

async function titles(
  endpoint: typeof searchArticles | typeof searchPagePosts | typeof searchQuestions,
  query: RawOptions['query'],
): Promise<string[]> {
  const answer = await app.visitor().attempt(endpoint, { query: { q, ...query } })
  expect(answer.status).toBe(200)
  return (answer.body as { title: string }[]).map(({ title }) => title).sort()
}
const articles = (query: RawOptions['query']) => titles(searchArticles, query)

test('articles are filtered by language, category, author and day, and by several at once', async () => {
  expect(await articles({})).toEqual(['Lantern makers', 'Lantern of the night'])
  expect(await articles({ language: 'id' })).toEqual(['Lantern malam'])
  expect(await articles({ language: 'my' })).toEqual([])
  expect(await articles({ category: 'science' })).toEqual(['Lantern of the night'])
  expect(await articles({ category: 'education' })).toEqual(['Lantern makers'])
  expect(await articles({ author: ALICE })).toEqual(['Lantern of the night'])
  expect(await articles({ author: ALICE.toUpperCase() })).toEqual(['Lantern of the night'])
  expect(await articles({ author: BELA, category: 'science' })).toEqual([])
  expect(await articles({ author: 'nobody-at-all' })).toEqual([])
  const [first = '', second = ''] = days
  expect(await articles({ from: second })).toEqual(['Lantern makers'])
  expect(await articles({ to: first })).toEqual(['Lantern of the night'])
  expect(await articles({ from: first, to: first })).toEqual(['Lantern of the night'])
  expect(await articles({ from: first, to: second })).toHaveLength(2)
  expect(await articles({ from: '1999-12-31', to: '2150-01-01' })).toHaveLength(2)
  expect(await articles({ from: second, to: first })).toEqual([])
  expect(
    await articles({ from: first, to: second, author: BELA, category: 'education', language: 'en' }),
  ).toEqual(['Lantern makers'])
})

test('posts are filtered by author and day, questions by everything', async () => {
  const [first = '', second = ''] = days
  expect(await titles(searchPagePosts, { author: BELA })).toEqual(['A lantern post of Bela'])
  expect(await titles(searchPagePosts, { to: first })).toEqual(['A lantern post of Alice'])
  expect(await titles(searchQuestions, { author: ALICE })).toEqual(['Who made the first lantern?'])
  expect(await titles(searchQuestions, { from: second })).toEqual(['Mengapa lantern itu merah?'])
  expect(await titles(searchQuestions, { language: 'id' })).toEqual(['Mengapa lantern itu merah?'])
  expect(await titles(searchQuestions, { category: 'history' })).toEqual(['Who made the first lantern?'])
})

test('an article that changes its category or is published later is found by what it is now', async () => {
  const draft = await writeArticle(alice, { title: 'Papyrus boats', categories: ['history'], isDraft: true })
  await app.settle()
  app.clock.advance(40 * DAY_MS)
  alice = await app.signIn('alice')
  const change = (body: BodyOf<typeof updateArticle>) =>
    alice.call(updateArticle, { params: { id: String(draft.id) }, body })
  await change({ state: 'published' })
  await change({ categories: ['geography'] })
  await app.settle()
  const found = (query: RawOptions['query']) => articles({ ...query, q: 'papyrus' })
  expect(await found({ from: today() })).toEqual(['Papyrus boats'])
  expect(await found({ category: 'geography' })).toEqual(['Papyrus boats'])
  expect(await found({ category: 'history' })).toEqual([])
})

test('what is no filter is refused', async () => {
  for (const query of [
    { language: 'fr' },
    { category: 'cooking' },
    { author: '' },
    { author: 'x'.repeat(51) },
    { from: 'yesterday' },
    { from: '2026-02-30' },
    { from: '0000-01-01' },
    { to: '0000-12-31' },
    { to: '2026-13-01' },
    { to: '2026-1-1' },
    { from: "2026-01-01' | ' a 1" },
    { page: '2' },
  ])
    expect((await app.visitor().attempt(searchArticles, { query: { q, ...query } })).status).toBe(400)
  for (const query of [{ language: 'id' }, { category: 'science' }])
    expect((await app.visitor().attempt(searchPagePosts, { query: { q, ...query } })).status).toBe(400)
})

test('pages of articles follow each other by the address in Link, keep the filters, and hold every group once', async () => {
  bela = await app.signIn('bela')
  for (let count = 1; count <= 7; count++) {
    const article = await writeArticle(alice, {
      title: count % 2 === 0 ? `Gondola ${count}` : `Number ${count}`,
      content: `${WORDS} ${'gondola '.repeat(count)}`,
    })
    if (count < 3) await writeTranslation(alice, article, { title: `Gondola kedua ${count}` })
  }
  await writeArticle(bela, { title: 'Gondola of another' })
  await app.settle()
  const walk = async (first: string) => {
    const pages: number[][] = []
    for (let address: string | undefined = first; address !== undefined && pages.length < 9;) {
      const response = await app.visitor().request('GET', address)
      expect(response.statusCode).toBe(200)
      const found: Article[] = response.json()
      pages.push(found.map(({ groupId }) => groupId))
      address = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1]
    }
    return pages
  }
  const path = `/api/articles/search?q=gondola&author=${ALICE}`
  const [whole = []] = await walk(`${path}&limit=50`)
  expect(whole).toHaveLength(7)
  const pages = await walk(`${path}&limit=3`)
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1])
  expect(pages.flat()).toEqual(whole)
  const response = await app.visitor().request('GET', `${path}&limit=3`)
  const cursor = /cursor=([\w-]+)/.exec(String(response.headers['link']))?.[1] ?? ''
  for (const query of [
    { q: 'gondola', cursor },
    { q: 'lantern', author: ALICE, cursor },
  ])
    expect((await app.visitor().attempt(searchArticles, { query })).status).toBe(400)
})

test('a phrase in quotation marks is found as it stands, and what a minus leaves out is nowhere in the text', async () => {
  await writeArticle(alice, { title: 'The velvet orchestra', content: `${WORDS} A tin roof.` })
  await writeArticle(alice, { title: 'Orchestra in velvet', content: `${WORDS} A copper roof.` })
  await app.settle()
  expect(await articles({ q: 'velvet orchestra' })).toHaveLength(2)
  expect(await articles({ q: '"velvet orchestra"' })).toEqual(['The velvet orchestra'])
  expect(await articles({ q: '"velvet orchestra' })).toHaveLength(1)
  expect(await articles({ q: 'velvet -copper' })).toEqual(['The velvet orchestra'])
  expect(await articles({ q: 'velvet -"tin roof"' })).toEqual(['Orchestra in velvet'])
  expect(await articles({ q: 'the velvet -copper' })).toEqual(['The velvet orchestra'])
  // Neither the last word of a title and the first tag, nor the last tag and the first word of the text.
  await writeArticle(alice, { title: 'Night of zithers', tags: ['marimba'], content: `Balafon. ${WORDS}` })
  await app.settle()
  expect(await articles({ q: 'zithers marimba balafon' })).toHaveLength(1)
  expect(await articles({ q: '"zithers marimba"' })).toEqual([])
  expect(await articles({ q: '"marimba balafon"' })).toEqual([])
  expect(await articles({ q: 'the -copper -lantern -papyrus -gondola' })).toEqual(['The velvet orchestra'])
})
