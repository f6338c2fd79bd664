import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBookmarks, removeBookmark, setBookmark } from '../../contract/bookmarks.ts'
import { giveNsfwConsent, saveBirthYear, withdrawNsfwConsent } from '../../contract/nsfw.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp()
  authorId = (await app.signIn('author')).userId
  for (const name of ['alice', 'bela', 'citra', 'dewi']) await app.signIn(name)
  app.clock.advance(3 * DAY_MS)
})
afterAll(() => app.close())

const at = ({ id }: { id: number }) => ({ objectType: 'page-post' as const, objectId: String(id) })
const addBookmark = (client: TestClient, post: { id: number }) =>
  client.call(setBookmark, { params: at(post), body: {} })
const bookmarksOf = async (client: TestClient) => (await client.call(listBookmarks)).items

test('a post is bookmarked and listed with its card, among articles', async () => {
  const alice = await app.signIn('alice')
  const post = await insertPost(app, { authorId, title: 'Which sky do you have?' })
  const article = await insertArticle(app, { authorId, title: 'How stars are born' })
  for (let i = 0; i < 3; i++) expect(await addBookmark(alice, post)).toEqual({ bookmarked: true })
  app.clock.advance(1000)
  const params = { objectType: 'article' as const, objectId: String(article.id) }
  await alice.call(setBookmark, { params, body: {} })
  expect(await bookmarksOf(alice)).toMatchObject([
    { objectType: 'article', article: { title: 'How stars are born' }, pagePost: null },
    {
      objectType: 'page-post',
      objectId: post.id,
      article: null,
      pagePost: { id: post.id, title: 'Which sky do you have?', isRedacted: false, authorIp: null },
    },
  ])
  const counters = await app.db
    .selectFrom('object_counters')
    .select(['bookmarks', 'attention'])
    .where((eb) => eb.and({ object_type: 'page-post', object_id: post.id }))
    .executeTakeFirst()
  expect(counters).toEqual({ bookmarks: 1, attention: 5 })
  await alice.call(removeBookmark, { params: at(post) })
  expect(await bookmarksOf(alice)).toHaveLength(1)
})

test('an article and a post of the same number are not taken for each other', async () => {
  const dewi = await app.signIn('dewi')
  let [article, post] = [await insertArticle(app, { authorId }), await insertPost(app, { authorId })]
  while (article.id < post.id) article = await insertArticle(app, { authorId })
  while (post.id < article.id) post = await insertPost(app, { authorId })
  expect(post.id).toBe(article.id)
  await dewi.call(setBookmark, { params: { objectType: 'article', objectId: String(article.id) }, body: {} })
  expect(await bookmarksOf(dewi)).toMatchObject([{ objectType: 'article', pagePost: null }])
})

test('a post that can no longer be seen stays in the list without its text', async () => {
  const bela = await app.signIn('bela')
  const post = await insertPost(app, { authorId })
  await addBookmark(bela, post)
  for (const state of ['hidden', 'deleted', 'removed']) {
    await app.db.updateTable('page_posts').set({ state }).where('id', '=', post.id).execute()
    expect(await bookmarksOf(bela)).toMatchObject([{ objectId: post.id, article: null, pagePost: null }])
    expect((await bela.attempt(setBookmark, { params: at(post), body: {} })).status).toBe(404)
  }
  await bela.call(removeBookmark, { params: at(post) })
  expect(await bookmarksOf(bela)).toEqual([])
})

test('[S4.4-9] an adult post is bookmarked by people who said to be 18 or older, and redacted once they take that back', async () => {
  const citra = await app.signIn('citra')
  const post = await insertPost(app, { authorId, isNsfw: true, title: 'Not for everybody' })
  expect(await citra.attempt(setBookmark, { params: at(post), body: {} })).toMatchObject({
    status: 403,
    body: { code: 'consent_required' },
  })
  await citra.call(giveNsfwConsent)
  await addBookmark(citra, post)
  expect(await bookmarksOf(citra)).toMatchObject([
    { pagePost: { id: post.id, isNsfw: true, isRedacted: false, title: 'Not for everybody' } },
  ])
  await citra.call(withdrawNsfwConsent)
  const list = await bookmarksOf(citra)
  expect(list).toMatchObject([
    {
      objectId: post.id,
      pagePost: { id: post.id, isNsfw: true, isRedacted: true, title: null, authorId: null },
    },
  ])
  expect(JSON.stringify(list)).not.toContain('Not for everybody')
})

test('[S4.4-10] of an adult post somebody under age finds nothing in their list, and can remove it', async () => {
  const young = await app.signIn('young')
  const post = await insertPost(app, { authorId, isNsfw: true })
  await young.call(giveNsfwConsent)
  await addBookmark(young, post)
  await young.call(saveBirthYear, { body: { birthYear: app.clock.now().getUTCFullYear() - 14 } })
  expect(await bookmarksOf(young)).toMatchObject([{ objectId: post.id, pagePost: null }])
  expect(await young.call(removeBookmark, { params: at(post) })).toEqual({ bookmarked: false })
})
