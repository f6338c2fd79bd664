import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deletePagePost, updatePagePost, type PagePost } from '../../contract/page-posts.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeMediaPost, writePost, type TestWriter } from '../testing/write-post.ts'
import { all, parseXml, textOf } from './xml-testing.ts'

const SITE = 'https://cendekia.example'
const HOSTILE = 'a ]]> b & c < d > "e" \' 🚀 <script>alert(1)</script>'

let app: TestApp
let alice: TestWriter
let talk: PagePost
let photo: PagePost
let video: PagePost
let bare: PagePost
let hostile: PagePost
beforeAll(async () => {
  app = await testApp({ config: { publicUrl: SITE, rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  const inOrder = async (write: () => Promise<PagePost>) => {
    app.clock.advance(MINUTE_MS)
    return write()
  }
  talk = await inOrder(() => writePost(alice, { title: 'Which sky?', content: 'Tell us **tonight**.' }))
  photo = await inOrder(() => writeMediaPost(app, alice, 'photo', { content: 'Rice terraces after rain' }))
  video = await inOrder(() => writeMediaPost(app, alice, 'video', { title: 'Night bus' }))
  bare = await inOrder(() => writeMediaPost(app, alice, 'photo'))
  hostile = await inOrder(() => writePost(alice, { title: HOSTILE, content: HOSTILE }))
  app.clock.advance(2 * MINUTE_MS)
})
afterAll(() => app.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.visitor().request('GET', path, { headers })
const urlOf = ({ id }: PagePost) => `${SITE}/page-post/${id}`

async function itemsOf(path: string) {
  const response = await ask(path)
  expect(response.statusCode, path).toBe(200)
  const document = parseXml(response.body)
  return { response, document, items: all(document, document.name === 'rss' ? 'item' : 'entry') }
}

test('the RSS feed of Page lists the newest posts with their clean addresses', async () => {
  const { response, document, items } = await itemsOf('/page/feed.xml')
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const [channel] = document.children
  if (channel === undefined) throw new Error('no channel')
  expect([textOf(channel, 'title'), textOf(channel, 'link'), textOf(channel, 'description')]).toEqual([
    'Cendekia: Page',
    `${SITE}/page`,
    'The newest posts on Page',
  ])
  expect(all(channel, 'atom:link').map(({ attributes }) => attributes['href'])).toEqual([
    `${SITE}/page/feed.xml`,
    `${SITE}/page/atom.xml`,
  ])
  expect(items.map((item) => textOf(item, 'link'))).toEqual([hostile, bare, video, photo, talk].map(urlOf))
  const last = items.at(-1)
  if (last === undefined) throw new Error('no item')
  expect({
    title: textOf(last, 'title'),
    published: textOf(last, 'pubDate'),
    creator: textOf(last, 'dc:creator'),
    category: textOf(last, 'category'),
    description: textOf(last, 'description'),
  }).toEqual({
    title: 'Which sky?',
    published: new Date(talk.createdAt).toUTCString(),
    creator: 'alice Tester',
    category: 'discussion',
    description: 'Tell us tonight.',
  })
})

test('a photo or video without a title is named by its text, or by its author, and has its picture', async () => {
  const { items } = await itemsOf('/page/feed.xml')
  const listed = (post: PagePost) => {
    const item = items.find((one) => textOf(one, 'link') === urlOf(post))
    return item && [textOf(item, 'title'), all(item, 'media:thumbnail')[0]?.attributes['url']]
  }
  expect(listed(photo)).toEqual([
    'Rice terraces after rain',
    `${SITE}${photo.media?.sources.at(-1)?.url ?? ''}`,
  ])
  expect(listed(video)).toEqual(['Night bus', `${SITE}${video.media?.posterUrl ?? ''}`])
  expect(listed(bare)?.[0]).toBe('A photo by alice Tester')
})

test('the Atom feed of Page lists the same', async () => {
  const { document, items } = await itemsOf('/page/atom.xml')
  expect(textOf(document, 'id')).toBe(`${SITE}/page/atom.xml`)
  expect(items.map((item) => textOf(item, 'id'))).toEqual([hostile, bare, video, photo, talk].map(urlOf))
  expect(items.map((item) => textOf(item, 'published')).at(-1)).toBe(talk.createdAt)
})

test('a feed of Page speaks the language it is asked for', async () => {
  const { document, items } = await itemsOf('/page/feed.xml?hl=ms')
  expect(textOf(document.children[0] ?? document, 'description')).toBe('Hantaran terkini di Page')
  expect(items.map((item) => textOf(item, 'title'))).toContain('Foto oleh alice Tester')
  expect((await ask('/page/feed.xml?hl=xx')).statusCode).toBe(404)
})

test.each(['/page/feed.xml', '/page/atom.xml'])('%s survives the most hostile texts', async (path) => {
  const { items, document, response } = await itemsOf(path)
  expect(items.map((item) => textOf(item, 'title'))).toContain(HOSTILE)
  expect(response.body).not.toContain('<script')
  expect(document.name).toMatch(/^(rss|feed)$/)
})

test('the newest thirty are listed', async () => {
  const bob = await app.signIn('bob')
  for (let count = 1; count <= 31; count++) await writePost(bob, { title: `Number ${count}` })
  app.clock.advance(2 * MINUTE_MS)
  const { items } = await itemsOf('/page/feed.xml')
  expect(items.map((item) => textOf(item, 'title')).sort()).toEqual(
    Array.from({ length: 30 }, (_, index) => `Number ${index + 2}`).sort(),
  )
})

test('the sitemap names Page and every post, with its last change', async () => {
  app.clock.advance(10 * MINUTE_MS)
  const edited = await alice.call(updatePagePost, {
    params: { id: String(talk.id) },
    body: { content: 'Tell us tomorrow.' },
  })
  const index = parseXml((await ask('/sitemap.xml')).body)
  expect(all(index, 'loc').map(({ text }) => text)).toContain(`${SITE}/sitemap-posts-0.xml`)
  expect((await ask('/sitemap-pages.xml')).body).toContain(`<loc>${SITE}/page</loc>`)
  const response = await ask('/sitemap-posts-0.xml')
  const urls = all(parseXml(response.body), 'url').map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')])
  expect(urls).toHaveLength(36)
  expect(urls.slice(0, 2)).toEqual([
    [urlOf(talk), edited.editedAt],
    [urlOf(photo), photo.createdAt],
  ])
  expect(
    (await ask('/sitemap-posts-0.xml', { 'if-none-match': String(response.headers.etag) })).statusCode,
  ).toBe(304)
})

test('a sitemap of posts changes as soon as a post is marked as adult, though as many are listed', async () => {
  const before = await ask('/sitemap-posts-0.xml')
  const back = await writePost(alice, { title: 'Once adult', isNsfw: true })
  await alice.call(updatePagePost, { params: { id: String(back.id) }, body: { isNsfw: false } })
  await alice.call(updatePagePost, { params: { id: String(hostile.id) }, body: { isNsfw: true } })
  // As old as the ones before: only the posts themselves are others.
  await app.db
    .updateTable('page_posts')
    .set({ created_at: new Date(photo.createdAt) })
    .where('id', '=', back.id)
    .execute()
  const after = await ask('/sitemap-posts-0.xml', { 'if-none-match': String(before.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(after.body).not.toContain(`${urlOf(hostile)}<`)
  expect(after.body).toContain(`${urlOf(back)}<`)
})

test('a post stays in the sitemap of its id, and there is none of nothing', async () => {
  await sql`alter table page_posts alter column id restart with 25000`.execute(app.db)
  const far = await writePost(alice)
  expect(all(parseXml((await ask('/sitemap-posts-2.xml')).body), 'loc').map(({ text }) => text)).toEqual([
    urlOf(far),
  ])
  await alice.call(deletePagePost, { params: { id: String(far.id) } })
  for (const number of ['1', '2', '99999999', '-1', 'x', ''])
    expect((await ask(`/sitemap-posts-${number}.xml`)).statusCode, number).toBe(404)
})

test('robots may read Page, but not the form', async () => {
  const { body } = await ask('/robots.txt')
  expect(body).toContain('Disallow: /page-create\n')
  expect(body).not.toMatch(/Disallow: \/page(-post)?\/?$/m)
})
