import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMMENT_SORTS, listArticleComments, type Comment } from '../../contract/comments.ts'
import { createRandom } from '../platform/seeding.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, read, say } from './comments-testing.ts'

let app: TestApp
let author: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  author = await app.signIn('author')
})
afterAll(() => app.close())

const newArticle = () => insertArticle(app, { authorId: author.userId })
const contents = (items: Comment[]) => items.map(({ content }) => content)

async function sayAll(article: { id: number }, texts: string[], parent?: Comment): Promise<Comment[]> {
  const said: Comment[] = []
  for (const text of texts) said.push(await say(author, article, text, parent))
  return said
}

async function setLikes({ id }: Comment, likes: number): Promise<void> {
  await app.db.updateTable('comments').set({ likes }).where('id', '=', id).execute()
}

/** All pages one after the other, as somebody sees them who scrolls to the end. */
async function readAll(
  article: { id: number },
  query: { sort?: 'best' | 'newest' | 'oldest'; root?: string },
) {
  const pages: Comment[][] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page = await read(author, article, { ...query, ...(cursor !== undefined && { cursor }) })
    pages.push(page.items)
    cursor = page.nextCursor
  }
  return pages
}

test('an article without comments has an empty list', async () => {
  expect(await read(author, await newArticle())).toEqual({
    items: [],
    nextCursor: null,
    total: 0,
    isOpen: true,
    canManage: true,
  })
})

test('comments come in reading order: each is followed by those under it, the oldest first', async () => {
  const article = await newArticle()
  const [a] = await sayAll(article, ['a', 'b'])
  const [a1] = await sayAll(article, ['a1', 'a2'], a)
  await sayAll(article, ['a1x', 'a1y'], a1)
  await sayAll(article, ['a3'], a)
  const { items, total } = await read(author, article, { sort: 'oldest' })
  expect(contents(items)).toEqual(['a', 'a1', 'a1x', 'a1y', 'a2', 'a3', 'b'])
  expect(items.map(({ replies }) => replies)).toEqual([5, 2, 0, 0, 0, 0, 0])
  expect(total).toBe(7)
})

test('best means most liked, then newest; by default the best come first', async () => {
  const article = await newArticle()
  const [one, , three] = await sayAll(article, ['one', 'two', 'three', 'four'])
  if (one && three) await Promise.all([setLikes(one, 5), setLikes(three, 7)])
  const sorted = async (sort?: 'best' | 'newest' | 'oldest') =>
    contents((await read(author, article, sort && { sort })).items)
  expect(await sorted()).toEqual(['three', 'one', 'four', 'two'])
  expect(await sorted('best')).toEqual(['three', 'one', 'four', 'two'])
  expect(await sorted('newest')).toEqual(['four', 'three', 'two', 'one'])
  expect(await sorted('oldest')).toEqual(['one', 'two', 'three', 'four'])
})

test('pages follow each other without gap or repeat, in every order', async () => {
  const article = await newArticle()
  const random = createRandom(7)
  const said = await sayAll(
    article,
    Array.from({ length: 45 }, (_, n) => `comment ${n}`),
  )
  for (const comment of said) await setLikes(comment, random.int(4))
  for (const sort of COMMENT_SORTS) {
    const pages = await readAll(article, { sort })
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
    const ids = pages.flat().map(({ id }) => id)
    expect([...ids].sort((a, b) => a - b)).toEqual(said.map(({ id }) => id))
    const ranks = pages
      .flat()
      .map(({ id, likes }) => (sort === 'best' ? [-likes, -id] : [0, sort === 'newest' ? -id : id]))
    expect(ranks).toEqual([...ranks].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
  }
})

test('a comment that is written while somebody turns the pages moves nothing', async () => {
  const article = await newArticle()
  const said = await sayAll(
    article,
    Array.from({ length: 25 }, (_, n) => `comment ${n}`),
  )
  const first = await read(author, article, { sort: 'newest' })
  await sayAll(article, ['in between'])
  const second = await read(author, article, { sort: 'newest', cursor: first.nextCursor ?? '' })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(said.map(({ id }) => id).toReversed())
})

test('ten of those under a comment come with it, all of them when they are asked for', async () => {
  const article = await newArticle()
  const [a, b] = await sayAll(article, ['a', 'b'])
  const under = await sayAll(
    article,
    Array.from({ length: 14 }, (_, n) => `a${n}`),
    a,
  )
  await sayAll(article, ['deep'], under[0])
  await sayAll(article, ['b0'], b)
  const { items } = await read(author, article, { sort: 'oldest' })
  expect(contents(items)).toEqual([
    'a',
    'a0',
    'deep',
    ...Array.from({ length: 8 }, (_, n) => `a${n + 1}`),
    'b',
    'b0',
  ])
  expect(items[0]?.replies).toBe(15)
  const whole = await read(author, article, { root: String(a?.id) })
  expect(contents(whole.items)).toEqual(['a0', 'deep', ...Array.from({ length: 13 }, (_, n) => `a${n + 1}`)])
  expect(whole).toMatchObject({ nextCursor: null, total: 18 })
})

test('a thread of hundreds comes in parts of 200 that follow each other', async () => {
  const article = await newArticle()
  const [a] = await sayAll(article, ['a'])
  const second = await sayAll(article, ['x', 'y'], a)
  await app.db
    .insertInto('comments')
    .values(
      Array.from({ length: 450 }, (_, n) => ({
        object_type: 'article',
        object_id: article.id,
        parent_id: second[n % 2]?.id ?? null,
        root_id: a?.id ?? null,
        level: 3,
        author_id: author.userId,
        source: `reply ${n}`,
        nodes: '[]',
        renderer_version: 1,
        created_at: app.clock.now(),
      })),
    )
    .execute()
  const pages = await readAll(article, { root: String(a?.id) })
  expect(pages.map(({ length }) => length)).toEqual([200, 200, 52])
  const even = Array.from({ length: 225 }, (_, n) => `reply ${2 * n}`)
  const odd = Array.from({ length: 225 }, (_, n) => `reply ${2 * n + 1}`)
  expect(contents(pages.flat())).toEqual(['x', ...even, 'y', ...odd])
})

test('only a comment of the first level of this article has a thread to ask for', async () => {
  const [article, other] = [await newArticle(), await newArticle()]
  const [first] = await sayAll(article, ['first'])
  const [second] = await sayAll(article, ['second'], first)
  const [elsewhere] = await sayAll(other, ['elsewhere'])
  for (const root of [second?.id, elsewhere?.id, 999_999_999]) {
    const refused = await author.attempt(listArticleComments, {
      params: at(article),
      query: { root: String(root) },
    })
    expect(refused.status).toBe(404)
  }
})

test('a cursor of one list is not one of another, and nobody can forge one', async () => {
  const [article, other] = [await newArticle(), await newArticle()]
  for (const object of [article, other])
    await sayAll(
      object,
      Array.from({ length: 21 }, (_, n) => `comment ${n}`),
    )
  const { nextCursor } = await read(author, article, { sort: 'newest' })
  const cursor = nextCursor ?? ''
  const changed = `${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}`
  const attempts = [
    { object: other, query: { sort: 'newest', cursor } },
    { object: article, query: { sort: 'best', cursor } },
    { object: article, query: { sort: 'newest', cursor: changed } },
    { object: article, query: { sort: 'newest', cursor: 'x' } },
    { object: article, query: { sort: 'newest', cursor: 'not a cursor' } },
  ]
  for (const { object, query } of attempts) {
    const refused = await author.attempt(listArticleComments, { params: at(object), query })
    expect(refused).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } })
  }
})

test('an unknown order is refused', async () => {
  const article = await newArticle()
  for (const query of [{ sort: 'worst' }, { root: '0' }, { root: 'x' }, { page: '2' }])
    expect((await author.attempt(listArticleComments, { params: at(article), query })).status).toBe(400)
  for (const id of ['0', 'x', '1e3', '9'.repeat(16)])
    expect((await author.attempt(listArticleComments, { params: { id } })).status).toBe(400)
})

test('the cursor of the first page continues the list for a visitor', async () => {
  const article = await newArticle()
  await sayAll(
    article,
    Array.from({ length: 21 }, (_, n) => `comment ${n}`),
  )
  const page = await read(app.visitor(), article)
  expect(page.items).toHaveLength(20)
  const next = await read(app.visitor(), article, { cursor: page.nextCursor ?? '' })
  expect(contents(next.items)).toEqual(['comment 0'])
})
