import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { likePagePost, listPagePosts, type PagePost } from '../../contract/page-posts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, consented, writePhoto, writePost } from './posts-testing.ts'
import { postsApp, type PostsApp } from './upload-testing.ts'

let app: PostsApp
let alice: TestClient & { userId: number }
let bela: TestClient & { userId: number }
beforeAll(async () => {
  app = await postsApp()
})
beforeEach(async () => {
  await app.db.deleteFrom('page_posts').execute()
  ;[alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  app.clock.advance(10_000)
})
afterAll(() => app.close())

const titlesOf = (posts: PagePost[]) => posts.map(({ title }) => title)

async function writeMany(count: number, options: object = {}): Promise<PagePost[]> {
  const posts: PagePost[] = []
  for (let number = 1; number <= count; number++) {
    // Two of each moment, so that the id has to decide too.
    if (number % 2 === 1) app.clock.advance(1000)
    posts.push(await writePost(alice, { title: `Post ${number}`, ...options }))
  }
  app.clock.advance(10_000)
  return posts
}

/** All pages from the first, as a client gets them that follows the links. */
async function readAll(path: string, client = app.visitor()): Promise<PagePost[][]> {
  const pages: PagePost[][] = []
  for (let next: string | undefined = path; next !== undefined;) {
    const response = await client.request('GET', next)
    expect(response.statusCode, response.body).toBe(200)
    pages.push(response.json<PagePost[]>())
    next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1]
  }
  return pages
}

test('[S7-27] GET /api/page-posts answers a plain array, the newest first', async () => {
  const posts = await writeMany(3)
  const response = await app.visitor().request('GET', '/api/page-posts')
  expect(response.statusCode).toBe(200)
  expect(titlesOf(response.json<PagePost[]>())).toEqual(['Post 3', 'Post 2', 'Post 1'])
  expect(response.json<PagePost[]>()[0]).toEqual({ ...posts[2], authorIp: null })
  expect(response.headers['link']).toBeUndefined()
})

test('pages follow each other without gap or repetition, also while others write', async () => {
  const posts = await writeMany(7)
  const first = await app.visitor().request('GET', '/api/page-posts?limit=3')
  const link = String(first.headers['link'])
  expect(link).toMatch(/^<\/api\/page-posts\?limit=3&cursor=[\w-]+>; rel="next"$/)
  await writePost(bela, { title: 'In between' })
  const rest = await readAll(link.slice(1, link.indexOf('>')))
  const read = [first.json<PagePost[]>(), ...rest]
  expect(read.map((page) => page.length)).toEqual([3, 3, 1])
  expect(read.flat().map(({ id }) => id)).toEqual(posts.map(({ id }) => id).toReversed())
})

test('a list is made of twenty posts, and of fifty at most', async () => {
  await writeMany(21)
  expect(await app.visitor().call(listPagePosts)).toHaveLength(20)
  expect(await app.visitor().call(listPagePosts, { query: { limit: '50' } })).toHaveLength(21)
  for (const limit of ['0', '51', '-1', '1e1', 'all', ''])
    expect((await app.visitor().attempt(listPagePosts, { query: { limit } })).status, limit).toBe(400)
})

test('a list of one type or of one author holds nothing else', async () => {
  await writePost(alice, { title: 'Talk' })
  await writePhoto(app, alice, { title: 'Picture' })
  await writePost(bela, { title: 'Other talk' })
  app.clock.advance(2000)
  const titles = async (query: object) => titlesOf(await app.visitor().call(listPagePosts, { query }))
  expect(await titles({ type: 'photo' })).toEqual(['Picture'])
  expect(await titles({ type: 'video' })).toEqual([])
  expect(await titles({ type: 'discussion' })).toEqual(['Other talk', 'Talk'])
  expect(await titles({ author: String(alice.userId) })).toEqual(['Picture', 'Talk'])
  expect(await titles({ author: String(alice.userId), type: 'discussion' })).toEqual(['Talk'])
  expect(await titles({ author: '999999' })).toEqual([])
  const attempt = (query: Record<string, string>) => app.visitor().attempt(listPagePosts, { query })
  for (const query of [{ type: 'poll' }, { author: 'alice' }, { sort: 'top' }, { page: '2' }])
    expect((await attempt(query)).status).toBe(400)
  expect(await attempt({ author: String(alice.userId), sort: 'hot' })).toMatchObject({
    status: 400,
    body: { fields: { sort: expect.any(String) } },
  })
})

test('by heat, twice the attention holds a place against what is eight hours newer', async () => {
  const old = await writePost(alice, { title: 'Old and liked' })
  const quiet = await writePost(alice, { title: 'Old and quiet' })
  app.clock.advance(4 * HOUR_MS)
  await writePost(alice, { title: 'New' })
  const titles = async () => {
    await app.settle()
    app.clock.advance(2000)
    return titlesOf(await app.visitor().call(listPagePosts, { query: { sort: 'hot' } }))
  }
  expect(await titles()).toEqual(['New', 'Old and quiet', 'Old and liked'])
  await app.db
    .updateTable('users')
    .set({ created_at: new Date(app.clock.now().getTime() - 10 * DAY_MS) })
    .where('id', '=', bela.userId)
    .execute()
  await bela.call(likePagePost, { params: at(old), body: { isLike: true } })
  expect(await titles()).toEqual(['Old and liked', 'New', 'Old and quiet'])
  await bela.call(likePagePost, { params: at(old), body: { isLike: false } })
  await bela.call(likePagePost, { params: at(quiet), body: { isLike: true } })
  const [first] = await titles()
  expect(first).toBe('Old and quiet')
  const pages = await readAll('/api/page-posts?sort=hot&limit=1')
  expect(titlesOf(pages.flat())).toEqual(await titles())
})

test('a cursor is good for the list it was made for, and for no other', async () => {
  await writeMany(4)
  const { headers } = await app.visitor().request('GET', '/api/page-posts?limit=2')
  const cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1] ?? ''
  const attempt = (query: Record<string, string>) => app.visitor().attempt(listPagePosts, { query })
  expect((await attempt({ cursor })).status).toBe(200)
  const others = [{ sort: 'hot' }, { type: 'photo' }, { author: String(alice.userId) }]
  const foreign = [...others, { includeNsfw: 'true' }, { nsfwOnly: 'true' }]
  for (const query of foreign as Record<string, string>[])
    expect(await attempt({ ...query, cursor }), JSON.stringify(query)).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    })
  const swapped = cursor.startsWith('A') ? 'B' : 'A'
  for (const bad of [`${swapped}${cursor.slice(1)}`, cursor.slice(0, -2), 'x', 'a'.repeat(500), `${cursor}=`])
    expect((await attempt({ cursor: bad })).status, bad).toBe(400)
})

test('a browser that has the list already gets 304, and a writer sees their own change at once', async () => {
  await writeMany(1)
  const visitor = app.visitor()
  const { headers } = await visitor.request('GET', '/api/page-posts')
  const etag = String(headers.etag)
  const again = await visitor.request('GET', '/api/page-posts', { headers: { 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
  await writePost(alice, { title: 'Fresh' })
  expect(titlesOf(await alice.call(listPagePosts))[0]).toBe('Fresh')
  app.clock.advance(MINUTE_MS)
  expect(titlesOf(await visitor.call(listPagePosts))[0]).toBe('Fresh')
})

test('a mixed list is one list: adult posts are in their order, page by page', async () => {
  for (let number = 1; number <= 9; number++) {
    app.clock.advance(1000)
    await writePost(alice, { title: `Post ${number}`, isNsfw: number % 3 === 0 })
  }
  app.clock.advance(2000)
  const adult = await consented(app.visitor())
  for (const sort of ['new', 'hot']) {
    const pages = await readAll(`/api/page-posts?includeNsfw=true&limit=2&sort=${sort}`, adult)
    expect(titlesOf(pages.flat())).toEqual(Array.from({ length: 9 }, (_, index) => `Post ${9 - index}`))
    const only = await readAll(`/api/page-posts?nsfwOnly=true&limit=2&sort=${sort}`, adult)
    expect(titlesOf(only.flat())).toEqual(['Post 9', 'Post 6', 'Post 3'])
  }
  const mine = await readAll(`/api/page-posts?includeNsfw=true&limit=4&author=${alice.userId}`, adult)
  expect(mine.flat()).toHaveLength(9)
})
