import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteArticle, type Article } from '../../contract/articles.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle, writeTranslation } from '../testing/write-article.ts'
import { all, parseXml, textOf } from './xml-testing.ts'

const SITE = 'https://cendekia.example'
const HOSTILE = 'a ]]> b & c < d > "e" \' 🚀 <script>alert(1)</script> \ufffe'

let app: TestApp
let alice: TestClient & { userId: number }
let star: Article
let bintang: Article
let hostile: Article
let draft: Article
let deleted: Article
beforeAll(async () => {
  app = await testApp({ config: { publicUrl: SITE, rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  star = await writeArticle(alice, { tags: ['stars', 'ilmu-langit'] })
  app.clock.advance(MINUTE_MS)
  bintang = await writeTranslation(alice, star)
  app.clock.advance(MINUTE_MS)
  const bob = await app.signIn('bob')
  hostile = await writeArticle(bob, {
    title: HOSTILE,
    content: `${HOSTILE} and enough further words to be published, one after the other.`,
    categories: ['history', 'science'],
  })
  // The contract keeps control characters out of titles; what is in the table already must not break a feed either.
  await app.db
    .updateTable('articles')
    .set({ title: `${HOSTILE}\u0001\u001f` })
    .where('id', '=', hostile.id)
    .execute()
  draft = await writeArticle(alice, { title: 'A secret draft', isDraft: true })
  deleted = await writeArticle(alice, { title: 'A deleted text' })
  await alice.call(deleteArticle, { params: { id: String(deleted.id) } })
  app.clock.advance(2 * MINUTE_MS)
})
afterAll(() => app.close())

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await app.visitor().request('GET', path, { headers })
  expect(response.statusCode, path).toBe(200)
  return { response, document: parseXml(response.body) }
}

const linksOf = async (path: string) => {
  const { document } = await read(path)
  return document.name === 'rss'
    ? all(document, 'item').map((item) => textOf(item, 'link'))
    : all(document, 'entry').map((entry) => textOf(entry, 'id'))
}
const urlOf = ({ id }: Article) => `${SITE}/article/${id}`

test('the RSS feed lists the newest articles with their clean addresses', async () => {
  const { response, document } = await read('/feed.xml')
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const [channel] = document.children
  if (channel === undefined) throw new Error('no channel')
  expect([textOf(channel, 'title'), textOf(channel, 'link'), textOf(channel, 'language')]).toEqual([
    'Cendekia',
    `${SITE}/`,
    'en',
  ])
  expect(all(channel, 'atom:link').map(({ attributes }) => [attributes['rel'], attributes['href']])).toEqual([
    ['self', `${SITE}/feed.xml`],
    ['alternate', `${SITE}/atom.xml`],
  ])
  const items = all(channel, 'item')
  expect(items.map((item) => textOf(item, 'link'))).toEqual([urlOf(hostile), urlOf(star)])
  const [, item] = items
  if (item === undefined) throw new Error('no item')
  expect({
    title: textOf(item, 'title'),
    guid: textOf(item, 'guid'),
    published: textOf(item, 'pubDate'),
    creator: textOf(item, 'dc:creator'),
    categories: all(item, 'category').map(({ text }) => text),
    description: textOf(item, 'description'),
  }).toEqual({
    title: star.title,
    guid: urlOf(star),
    published: new Date(star.createdAt).toUTCString(),
    creator: 'alice Tester',
    categories: ['Science', 'stars', 'ilmu-langit'],
    description: expect.stringContaining('Stars are born in clouds'),
  })
})

test('the Atom feed lists the same, and the other languages of each article', async () => {
  const { response, document } = await read('/atom.xml')
  expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(document.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom')
  expect(textOf(document, 'id')).toBe(`${SITE}/atom.xml`)
  const [, entry] = all(document, 'entry')
  if (entry === undefined) throw new Error('no entry')
  expect(entry.attributes['xml:lang']).toBe('en')
  expect([textOf(entry, 'id'), textOf(entry, 'published')]).toEqual([urlOf(star), star.createdAt])
  expect(all(entry, 'link').map(({ attributes }) => [attributes['hreflang'], attributes['href']])).toEqual([
    ['en', urlOf(star)],
    ['id', urlOf(bintang)],
  ])
  expect(textOf(entry, 'summary')).toContain('Stars are born in clouds')
})

test.each(['/feed.xml', '/atom.xml', '/category/history/feed.xml', '/category/history/atom.xml'])(
  '%s survives the most hostile title',
  async (path) => {
    const { document, response } = await read(path)
    const isRss = document.name === 'rss'
    const [first] = all(document, isRss ? 'item' : 'entry')
    if (first === undefined) throw new Error('nothing there')
    expect(textOf(first, 'title')).toBe(HOSTILE.replace('\ufffe', ''))
    // RSS means its description as HTML: there the text is escaped once more.
    const words = textOf(first, isRss ? 'description' : 'summary')
    expect(words).toContain(isRss ? '&lt;script&gt;' : '<script>')
    expect(response.body).not.toContain('<script')
  },
)

test('drafts and deleted articles are in no feed', async () => {
  for (const path of [
    '/feed.xml',
    '/atom.xml',
    '/category/science/feed.xml',
    `/user/${alice.userId}/feed.xml`,
  ]) {
    const { response } = await read(path)
    expect(response.body, path).not.toMatch(/secret draft|deleted text/i)
    for (const { id } of [draft, deleted]) expect(response.body, path).not.toContain(`/article/${id}<`)
  }
})

test('a category, a tag and an author have feeds of their own', async () => {
  expect(await linksOf('/category/science/feed.xml')).toEqual([urlOf(hostile), urlOf(star)])
  expect(await linksOf('/category/history/atom.xml')).toEqual([urlOf(hostile)])
  expect(await linksOf('/category/sports/feed.xml')).toEqual([])
  expect(await linksOf('/tag/ilmu-langit/feed.xml')).toEqual([urlOf(star)])
  expect(await linksOf('/tag/stars/atom.xml')).toEqual([urlOf(star)])
  expect((await linksOf(`/user/${alice.userId}/feed.xml`)).toSorted()).toEqual(
    [urlOf(star), urlOf(bintang)].toSorted(),
  )
  const { document } = await read(`/user/${alice.userId}/atom.xml`)
  expect(textOf(document, 'title')).toBe('Cendekia: alice Tester')
})

test('a feed can be had in one language', async () => {
  expect(await linksOf('/feed.xml?hl=id')).toEqual([urlOf(bintang)])
  expect(await linksOf('/atom.xml?hl=ms')).toEqual([])
  expect(await linksOf('/feed.xml?hl=en')).toEqual([urlOf(hostile), urlOf(star)])
  const { document } = await read('/category/science/feed.xml?hl=id')
  const [channel] = document.children
  if (channel === undefined) throw new Error('no channel')
  expect([textOf(channel, 'title'), textOf(channel, 'description'), textOf(channel, 'language')]).toEqual([
    'Cendekia: Sains',
    'Artikel terbaru dalam Sains',
    'id',
  ])
  expect(all(channel, 'atom:link')[0]?.attributes['href']).toBe(`${SITE}/category/science/feed.xml?hl=id`)
})

test.each([
  '/feed.xml?hl=my',
  '/feed.xml?hl=',
  '/category/cooking/feed.xml',
  '/category/__proto__/atom.xml',
  '/tag/NOT%20A%20TAG/feed.xml',
  '/tag/%00/feed.xml',
  '/user/999999/feed.xml',
  '/user/x/atom.xml',
  '/user/99999999999999999999/atom.xml',
])('there is no feed at %s', async (path) => {
  expect((await app.visitor().request('GET', path)).statusCode).toBe(404)
})

test('a client that has a feed already gets 304, by its tag or by its time', async () => {
  const { response } = await read('/feed.xml')
  const { etag, 'last-modified': modified } = response.headers
  expect(response.headers['cache-control']).toBe('public, max-age=60')
  const ask = (headers: Record<string, string>) => app.visitor().request('GET', '/feed.xml', { headers })
  expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(304)
  expect((await ask({ 'if-modified-since': String(modified) })).statusCode).toBe(304)
  expect((await ask({ 'if-modified-since': new Date(0).toUTCString() })).statusCode).toBe(200)
  expect((await ask({ 'if-none-match': '"other"', 'if-modified-since': String(modified) })).statusCode).toBe(
    200,
  )
  expect((await ask({ 'if-modified-since': 'nonsense' })).statusCode).toBe(200)
  const packed = await ask({ 'accept-encoding': 'gzip' })
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
})

test('a feed is made once a minute, and its writer sees their own article at once', async () => {
  await linksOf('/feed.xml')
  const carol = await app.signIn('carol')
  const news = await writeArticle(carol, { title: 'Something quite new' })
  expect(await linksOf('/feed.xml')).not.toContain(urlOf(news))
  const own = await carol.request('GET', '/feed.xml')
  expect(own.body).toContain(urlOf(news))
  app.clock.advance(MINUTE_MS)
  expect(await linksOf('/feed.xml')).toContain(urlOf(news))
})
