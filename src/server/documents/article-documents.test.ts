import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTranslation, deleteArticle, updateArticle, type Article } from '../../contract/articles.ts'
import { createDraftLink } from '../../contract/draft-links.ts'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle, WORDS } from '../testing/write-article.ts'
import { readDocument } from './documents-testing.ts'

let app: TestApp
let alice: TestClient
let original: Article
let translation: Article
beforeAll(async () => {
  app = await testApp({ web: true, config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  original = await writeArticle(alice, {
    title: 'The quiet of <libraries> & "rooms"',
    content: `${WORDS}\n\n## A heading of its own\n\nAnd **strong** words at the end.`,
    categories: ['education', 'history'],
    tags: ['reading'],
  })
  translation = await alice.call(createTranslation, {
    params: { id: String(original.id) },
    body: { language: 'my', title: 'Sunyinya perpustakaan', content: WORDS, revisionId: original.revisionId },
  })
})
afterAll(() => app.close())

async function open(path: string, client: TestClient = app.visitor()) {
  app.clock.advance(3000)
  const response = await client.request('GET', path)
  return { response, ...readDocument(response.body) }
}

test('[S2.1-3] an article is a document with its text, its description and a picture drawn for it', async () => {
  const page = await open(`/article/${original.id}`)
  expect(page.response.statusCode).toBe(200)
  expect(page.headings).toEqual([original.title])
  expect(page.title).toContain(original.title)
  expect(page.text).toContain('A heading of its own')
  expect(page.text).toContain('strong')
  expect(page.meta('description')).toBe(original.description)
  expect(page.meta('og:type')).toBe('article')
  expect(page.meta('og:title')).toBe(original.title)
  expect(page.meta('article:section')).toBe('education')
  expect(page.meta('article:published_time')).toBe(original.createdAt)
  expect(page.meta('twitter:card')).toBe('summary_large_image')
  const image = page.meta('og:image').replace(app.config.publicUrl, '')
  const drawn = await app.visitor().request('GET', image)
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png'])
})

test('the head says who wrote it, when, in which language and of what it is a translation', async () => {
  const page = await open(`/article/${translation.id}`)
  expect(page.linkedData['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Sunyinya perpustakaan',
      inLanguage: LANGUAGE_TAGS.my,
      author: [expect.objectContaining({ name: 'alice Tester' })],
      translationOfWork: expect.objectContaining({ url: `${app.config.publicUrl}/article/${original.id}` }),
    }),
  )
  expect(page.response.body).toMatch(/<h1[^>]* lang="ms"/)
})

test('each language has an address of its own, and one address is the page', async () => {
  const at = (id: number) => `${app.config.publicUrl}/article/${id}`
  for (const path of [`/article/${original.id}`, `/article/${original.id}-quiet-rooms?hl=id`]) {
    const page = await open(path)
    expect(page.canonical).toBe(at(original.id))
    expect(page.alternates).toEqual({
      en: at(original.id),
      ms: at(translation.id),
      'x-default': at(original.id),
    })
  }
})

test('the document carries its first data, under the addresses the app asks for', async () => {
  const { state } = await open(`/article/${original.id}`)
  expect(Object.keys(state['queries'] as object)).toEqual([
    `/api/articles/${original.id}`,
    `/api/articles/${original.id}/comments`,
  ])
  const home = await open('/')
  expect(home.text).toContain(original.title)
  expect(home.state['queries']).toMatchObject({
    '/api/articles': [expect.objectContaining({ title: original.title })],
    '/api/stats': expect.objectContaining({ articles: 1 }),
  })
})

test.each(['/category/education', '/category/history?sort=new', '/trending'])(
  '%s lists what can be read',
  async (path) => {
    expect((await open(path)).text).toContain(original.title)
  },
)

test('lists are in the language of their reader where there is a translation', async () => {
  expect((await open('/category/education?hl=ms')).text).toContain('Sunyinya perpustakaan')
})

test.each(['/article/999999', '/article/0', '/article/x', '/article/1e3', '/category/nowhere'])(
  '%s is not found, and not indexed',
  async (path) => {
    const page = await open(path)
    expect(page.response.statusCode).toBe(404)
    expect(page.headings).toEqual(['Page Not Found'])
    expect(page.meta('robots')).toBe('noindex')
  },
)

test('a draft and a deleted article are not found, and nothing of them is in the document', async () => {
  const secret = await writeArticle(alice, { title: 'A secret nobody may see', isDraft: true })
  const gone = await writeArticle(alice, { title: 'A secret of yesterday' })
  const params = { id: String(gone.id) }
  await alice.call(updateArticle, { params, body: { tags: ['gone'] } })
  await alice.call(deleteArticle, { params })
  for (const { id } of [secret, gone]) {
    const page = await open(`/article/${id}`)
    expect(page.response.statusCode).toBe(404)
    expect(page.response.body).not.toContain('A secret')
    expect((await app.visitor().request('GET', `/article/${id}/card.png`)).statusCode).toBe(404)
  }
  expect((await open('/')).response.body).not.toContain('A secret')
})

test('the document of a preview link is the same for all links, and tells nobody its address', async () => {
  const draft = await writeArticle(alice, { title: 'A secret nobody may see', isDraft: true })
  const { token } = await alice.call(createDraftLink, { params: { id: String(draft.id) } })
  const page = await open(`/draft/${token}`)
  expect(page.response.statusCode).toBe(200)
  expect(page.response.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  })
  expect(page.meta('robots')).toBe('noindex')
  expect(page.response.body).not.toContain(token)
  expect(page.response.body).not.toContain('A secret')
  expect((await open(`/draft/${'x'.repeat(43)}`)).response.body).toBe(page.response.body)
  expect((await app.visitor().request('GET', '/sitemap.xml')).body).not.toContain('/draft/')
})

test('a title can’t break out of the document, nor of its data', async () => {
  const evil = await writeArticle(alice, { title: '</script><script>alert(1)</script><img src=x onerror=1>' })
  const { response } = await open(`/article/${evil.id}`)
  expect(response.statusCode).toBe(200)
  expect(response.body).not.toMatch(/<script>alert|<img src=x/)
})
