import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { deletePagePost, updatePagePost, type PagePost } from '../../contract/page-posts.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeMediaPost, writePost, type TestWriter } from '../testing/write-post.ts'
import { readDocument } from './documents-testing.ts'

const ADULT = 'Adult content. Hidden until you confirm that you’re 18 or older.'
/** In the title, the text, the description and the author's name of what must not show up. */
const SECRET = /moonflower/i

let app: TestApp
let author: TestWriter
let photo: PagePost
let talk: PagePost
let marked: PagePost
beforeAll(async () => {
  app = await testApp({
    web: true,
    config: { rateLimitScale: 1000, trustProxy: ['127.0.0.1', '203.0.113.7'] },
  })
  author = await app.signIn('Moonflower')
  const texts = { title: 'A moonflower', content: 'About the moonflower' }
  photo = await writeMediaPost(app, author, 'photo', { ...texts, mediaAlt: 'moonflower', isNsfw: true })
  talk = await writePost(author, { ...texts, isNsfw: true })
  marked = await writeMediaPost(app, author, 'video', { ...texts, mediaAlt: 'moonflower' })
  await author.call(updatePagePost, { params: { id: String(marked.id) }, body: { isNsfw: true } })
})
afterAll(() => app.close())

async function open(path: string, client: TestClient = app.visitor(), headers: Record<string, string> = {}) {
  app.clock.advance(3000)
  const response = await client.request('GET', path, { headers })
  return { response, ...readDocument(response.body) }
}

test('an adult post is a document that says only that it is adult, to everybody alike', async () => {
  const reader = app.visitor()
  await reader.call(giveNsfwConsent)
  const moderator = await app.signIn('mod', 'moderator')
  for (const post of [photo, talk, marked])
    for (const path of [`/page-post/${post.id}`, `/page?id=${post.id}`])
      for (const client of [app.visitor(), reader, author, moderator]) {
        const page = await open(path, client)
        expect(page.response.statusCode).toBe(200)
        expect([page.meta('robots'), page.meta('rating')]).toEqual(['noindex', 'adult'])
        expect([page.meta('og:image'), page.meta('og:video'), page.meta('og:type')]).toEqual([
          '',
          '',
          'website',
        ])
        expect(page.linkedData['@graph'].map((part) => part['@type'])).toEqual(['WebSite', 'WebPage'])
        expect(page.response.body).not.toMatch(SECRET)
        expect(page.response.body).not.toContain('/media/')
        expect(page.state['queries']).toMatchObject({
          [`/api/page-posts/${post.id}`]: { isRedacted: true, title: null, authorName: null, media: null },
        })
      }
})

test('its title and description are the same for all adult posts', async () => {
  const said = async ({ id }: PagePost) => {
    const page = await open(`/page-post/${id}`)
    return [page.title, page.meta('description'), page.meta('og:title'), page.meta('og:description')]
  }
  const first = await said(photo)
  expect(await said(talk)).toEqual(first)
  expect(await said(marked)).toEqual(first)
  expect(first).toEqual(['Post / Cendekia', ADULT, 'Post / Cendekia', ADULT])
})

test('its comments are in no document', async () => {
  const page = await open(`/page-post/${talk.id}`, author)
  expect(Object.keys(page.state['queries'] as object)).toEqual([`/api/page-posts/${talk.id}`])
})

test.each([
  '/',
  '/page',
  '/page?type=photo',
  '/page?sort=hot',
  '/page?nsfw=true',
  '/trending',
  '/trending?type=posts',
  '/?q=about',
  '/?adult=on',
])('%s holds nothing of adult posts, whoever asks', async (path) => {
  const reader = app.visitor()
  await reader.call(giveNsfwConsent)
  for (const client of [app.visitor(), reader, author]) {
    const { response, state } = await open(path, client)
    expect(response.statusCode).toBe(200)
    expect(response.body).not.toMatch(SECRET)
    expect(JSON.stringify(state['queries'])).not.toContain('"isNsfw":true')
  }
})

test('hidden, deleted and removed posts are not found, and nothing of them is in the document', async () => {
  const texts = { title: 'A moonflower', content: 'About the moonflower' }
  const hidden = await writePost(author, texts)
  await transact(app.db, async (trx) =>
    app.site.content['page-post']?.judged?.hide(trx, hidden.id, app.clock.now()),
  )
  const deleted = await writePost(author, texts)
  await author.call(deletePagePost, { params: { id: String(deleted.id) } })
  const removed = await writePost(author, texts)
  await removeByStaff(await app.signIn('mod', 'moderator'), 'page-post', removed.id)
  for (const { id } of [hidden, deleted, removed]) {
    const page = await open(`/page-post/${id}`)
    expect(page.response.statusCode).toBe(404)
    expect(page.meta('robots')).toBe('noindex')
    expect(page.response.body).not.toMatch(SECRET)
    const feed = await open(`/page?id=${id}`)
    expect(feed.response.statusCode).toBe(200)
    expect(feed.response.body).not.toMatch(SECRET)
    // The author's own document says no more: the app asks for it as the author.
    expect((await open(`/page-post/${id}`, author)).response.body).not.toMatch(SECRET)
  }
})

test('where a country has no adult content such a post is not found, and elsewhere it still is', async () => {
  const set = async (name: string, value: unknown) => {
    const stored = { value: JSON.stringify(value) }
    await app.db
      .insertInto('settings')
      .values({ name, ...stored })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(stored))
      .execute()
    app.clock.advance(MINUTE_MS)
  }
  const statusFrom = async (country: string) => {
    // A country is believed when a trusted proxy names it.
    const headers = { 'x-forwarded-for': '198.51.100.9', 'cf-ipcountry': country }
    return (await open(`/page-post/${talk.id}`, app.visitor(), headers)).response.statusCode
  }
  await set('nsfw.off_countries', ['MY'])
  expect([await statusFrom('MY'), await statusFrom('SG'), await statusFrom('my')]).toEqual([404, 200, 404])
  await set('nsfw.enabled', false)
  expect(await statusFrom('SG')).toBe(404)
  await app.db.deleteFrom('settings').execute()
  app.clock.advance(MINUTE_MS)
  expect(await statusFrom('MY')).toBe(200)
})
