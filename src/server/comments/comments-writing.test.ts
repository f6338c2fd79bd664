import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createArticleComment,
  createComment,
  likeComment,
  listComments,
  updateComment,
} from '../../contract/comments.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, countersOf, read, say } from './comments-testing.ts'

let app: TestApp
let author: TestClient & { userId: number }
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  author = await app.signIn('author')
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

const newArticle = (state: 'published' | 'draft' | 'deleted' | 'removed' = 'published') =>
  insertArticle(app, { authorId: author.userId, state })

test('a member comments on an article and gets the comment back', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'So **bright**!')
  expect(comment).toEqual({
    id: expect.any(Number),
    parentId: null,
    level: 1,
    state: 'visible',
    author: { id: alice.userId, name: 'alice Tester', alias: 'alice-1000', profileUrl: null, honor: 0 },
    content: 'So **bright**!',
    nodes: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'So ' },
          { type: 'strong', children: [{ type: 'text', value: 'bright' }] },
          { type: 'text', value: '!' },
        ],
      },
    ],
    likes: 0,
    liked: false,
    replies: 0,
    canEdit: true,
    canDelete: true,
    isPinned: false,
    createdAt: app.clock.now().toISOString(),
    editedAt: null,
  })
  expect(await read(alice, article)).toMatchObject({ items: [comment], nextCursor: null, total: 1 })
})

test('the common address and the article’s own are the same comments', async () => {
  const article = await newArticle()
  const on = { objectType: 'article', objectId: article.id } as const
  const { id } = await alice.call(createComment, { body: { ...on, text: 'One' } })
  await alice.call(createComment, { body: { ...on, text: 'Two', parentId: id } })
  const query = { objectType: 'article', objectId: String(article.id) } as const
  const list = await app.visitor().call(listComments, { query })
  expect(list.items.map(({ content }) => content)).toEqual(['One', 'Two'])
  expect(await read(app.visitor(), article)).toEqual(list)
})

test('a reply goes one level deeper, to the third; a reply to the third has the same level', async () => {
  const article = await newArticle()
  const first = await say(alice, article, 'first')
  const second = await say(author, article, 'second', first)
  const third = await say(alice, article, 'third', second)
  const beside = await say(author, article, 'beside', third)
  expect([first, second, third, beside].map(({ level, parentId }) => [level, parentId])).toEqual([
    [1, null],
    [2, first.id],
    [3, second.id],
    [3, second.id],
  ])
})

test('a reply needs a comment of the same article that is there', async () => {
  const [article, other] = [await newArticle(), await newArticle()]
  const elsewhere = await say(alice, other, 'elsewhere')
  for (const parentId of [elsewhere.id, 999_999_999]) {
    const refused = await alice.attempt(createArticleComment, {
      params: at(article),
      body: { text: 'hello', parentId },
    })
    expect(refused).toMatchObject({
      status: 404,
      body: {
        code: 'not_found',
        message: 'The comment you’re replying to was deleted. You can post yours as a new comment.',
      },
    })
  }
  expect(await countersOf(app, article)).toEqual({ comments: 0, attention: 0 })
})

test('what may not be seen can neither be read nor commented on', async () => {
  for (const state of ['draft', 'deleted', 'removed'] as const) {
    const article = await newArticle(state)
    const body = { text: 'hello' }
    expect((await alice.attempt(createArticleComment, { params: at(article), body })).status).toBe(404)
    const query = { objectType: 'article', objectId: String(article.id) }
    expect((await app.visitor().attempt(listComments, { query })).status).toBe(404)
  }
  for (const objectType of ['article', 'comment', 'person', 'page-post', 'question', 'guild']) {
    const body = { objectType, objectId: 999_999_999, text: 'hello' }
    expect((await alice.attempt(createComment, { body })).status, objectType).toBe(404)
  }
})

test('a comment is answered by a reply, not commented on', async () => {
  const { id } = await say(alice, await newArticle(), 'hello')
  const body = { objectType: 'comment', objectId: id, text: 'hello' }
  expect((await alice.attempt(createComment, { body })).status).toBe(404)
  const query = { objectType: 'comment', objectId: String(id) }
  expect((await alice.attempt(listComments, { query })).status).toBe(404)
})

test('the author of a draft sees it, and gets the reason why nobody comments on it yet', async () => {
  const article = await newArticle('draft')
  const refused = await author.attempt(createArticleComment, { params: at(article), body: { text: 'hello' } })
  expect(refused).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('isn’t published') },
  })
})

test('a visitor reads and does not write', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'hello')
  const visitor = app.visitor()
  const attempts = [
    visitor.attempt(createArticleComment, { params: at(article), body: { text: 'x' } }),
    visitor.attempt(createComment, { body: { objectType: 'article', objectId: article.id, text: 'x' } }),
    visitor.attempt(updateComment, { params: at(comment), body: { text: 'x' } }),
    visitor.attempt(likeComment, { params: at(comment), body: { isLike: true } }),
  ]
  for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(401)
  const { items } = await read(visitor, article)
  expect(items[0]).toMatchObject({ content: 'hello', canEdit: false, canDelete: false, liked: false })
})

test('a change within five minutes is silent, a later one is shown', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'frist')
  app.clock.advance(5 * MINUTE_MS)
  const change = (text: string) => alice.call(updateComment, { params: at(comment), body: { text } })
  expect(await change('first')).toMatchObject({ content: 'first', editedAt: null })
  app.clock.advance(1)
  expect(await change('first')).toMatchObject({ editedAt: null })
  const editedAt = app.clock.now().toISOString()
  expect(await change('# First')).toMatchObject({ content: '# First', editedAt })
  expect((await read(alice, article)).items[0]).toMatchObject({
    editedAt,
    nodes: [{ type: 'paragraph', children: [{ type: 'strong' }] }],
  })
})

test('only the author of a comment changes it, not even a moderator', async () => {
  const comment = await say(alice, await newArticle(), 'mine')
  for (const other of [author, await app.signIn('mod', 'moderator')]) {
    const refused = await other.attempt(updateComment, { params: at(comment), body: { text: 'yours' } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  }
  const none = await alice.attempt(updateComment, { params: { id: 999_999_999 }, body: { text: 'x' } })
  expect(none.status).toBe(404)
})

test('a comment on what is hidden now is hidden too', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'hello')
  await app.db.updateTable('articles').set({ state: 'removed' }).where('id', '=', article.id).execute()
  const like = await alice.attempt(likeComment, { params: at(comment), body: { isLike: true } })
  const change = await alice.attempt(updateComment, { params: at(comment), body: { text: 'x' } })
  expect([like.status, change.status]).toEqual([404, 404])
})

test('likes are a state, also of one’s own comment, and each viewer sees their own', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'hello')
  const like = (client: TestClient, isLike: boolean) =>
    client.call(likeComment, { params: at(comment), body: { isLike } })
  expect(await like(alice, true)).toEqual({ likes: 1, liked: true })
  expect(await like(alice, true)).toEqual({ likes: 1, liked: true })
  expect(await like(author, true)).toEqual({ likes: 2, liked: true })
  expect(await like(alice, false)).toEqual({ likes: 1, liked: false })
  expect((await read(alice, article)).items[0]).toMatchObject({ likes: 1, liked: false })
  expect((await read(author, article)).items[0]).toMatchObject({ likes: 1, liked: true })
})

test('20 people who like at once are 20 likes', async () => {
  const comment = await say(alice, await newArticle(), 'hello')
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => app.signIn(`fan${n}`)))
  await Promise.all(
    people.flatMap((person) =>
      [1, 2].map(() => person.call(likeComment, { params: at(comment), body: { isLike: true } })),
    ),
  )
  const row = await app.db.selectFrom('comments').select('likes').where('id', '=', comment.id).execute()
  expect(row).toEqual([{ likes: 20 }])
})

test('a tree of an older renderer is redrawn in the background', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, '*now*')
  await app.db
    .updateTable('comments')
    .set({ nodes: '[]', renderer_version: 0 })
    .where('id', '=', comment.id)
    .execute()
  await app.redraw()
  expect((await read(alice, article)).items[0]?.nodes).toEqual(comment.nodes)
})

test('somebody who left has no name, their comments stay', async () => {
  const article = await newArticle()
  const guest = await app.signIn('guest')
  await say(guest, article, 'bye')
  await app.db.deleteFrom('users').where('id', '=', guest.userId).execute()
  expect((await read(alice, article)).items[0]).toMatchObject({ author: null, content: 'bye' })
})
