import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createComment,
  createPagePostComment,
  deleteComment,
  likeComment,
  listComments,
  listPagePostComments,
  restoreComment,
  updateComment,
} from '../../contract/comments.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at } from './comments-testing.ts'

type Member = TestClient & { userId: number }
let app: TestApp
let author: Member, alice: Member, adult: Member
beforeAll(async () => {
  app = await testApp()
  for (const name of ['author', 'alice', 'adult']) await app.signIn(name)
  app.clock.advance(3 * DAY_MS)
  author = await app.signIn('author')
  alice = await app.signIn('alice')
  adult = await app.signIn('adult')
  await adult.call(giveNsfwConsent)
})
afterAll(() => app.close())

const newPost = (isNsfw = false) => insertPost(app, { authorId: author.userId, isNsfw })
const say = (client: TestClient, post: { id: number }, text: string, parentId?: number) =>
  client.call(createPagePostComment, {
    params: at(post),
    body: { text, ...(parentId !== undefined && { parentId }) },
  })
const read = (client: TestClient, post: { id: number }) =>
  client.call(listPagePostComments, { params: at(post) })

async function numbersOf({ id }: { id: number }) {
  await app.settle()
  const counters = await app.db
    .selectFrom('object_counters')
    .select(['comments', 'attention'])
    .where((eb) => eb.and({ object_type: 'page-post', object_id: id }))
    .executeTakeFirst()
  const place = await app.db
    .selectFrom('page_post_places')
    .select('hot')
    .where('post_id', '=', id)
    .executeTakeFirst()
  return { ...(counters ?? { comments: 0, attention: 0 }), hot: place?.hot }
}

test('a post is commented on under its own path and under the common one, and both read the same', async () => {
  const post = await newPost()
  const first = await say(alice, post, 'Dark, *here*')
  const about = { objectType: 'page-post', objectId: post.id } as const
  await author.call(createComment, { body: { ...about, text: 'Lucky you', parentId: first.id } })
  const list = await read(app.visitor(), post)
  expect(list).toMatchObject({
    items: [
      { content: 'Dark, *here*', author: { name: 'alice Tester' }, level: 1, replies: 1 },
      { content: 'Lucky you', parentId: first.id, level: 2 },
    ],
    total: 2,
    nextCursor: null,
  })
  const query = { ...about, objectId: String(post.id) }
  expect(await app.visitor().call(listComments, { query })).toEqual(list)
  const under = { params: at(post), query: { root: String(first.id), sort: 'oldest' as const } }
  expect((await app.visitor().call(listPagePostComments, under)).items).toMatchObject([
    { content: 'Lucky you' },
  ])
})

test('comments are counted, and draw attention as on articles: each person once, its author never', async () => {
  const post = await newPost()
  const { hot: before = 0 } = await numbersOf(post)
  await say(author, post, 'What about you?')
  expect(await numbersOf(post)).toEqual({ comments: 1, attention: 0, hot: before })
  const one = await say(alice, post, 'one')
  await say(alice, post, 'two', one.id)
  const after = await numbersOf(post)
  expect(after).toMatchObject({ comments: 3, attention: 4 })
  expect((after.hot ?? 0) - before).toBeCloseTo(Math.log2(5), 5)
  const young = await app.signIn('young')
  const short = await say(young, post, 'me too')
  expect(await numbersOf(post)).toMatchObject({ comments: 4, attention: 5 })
  await young.call(deleteComment, { params: at(short) })
  expect(await numbersOf(post)).toMatchObject({ comments: 3, attention: 4 })
  await young.call(restoreComment, { params: at(short) })
  expect(await numbersOf(post)).toMatchObject({ comments: 4, attention: 5 })
})

test('20 people at the same time are all counted', async () => {
  const post = await newPost()
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => app.signIn(`crowd${n}`)))
  await Promise.all(people.map((person, n) => say(person, post, `hello ${n}`)))
  expect(await numbersOf(post)).toMatchObject({ comments: 20, attention: 20 })
})

test('a comment of one post is no answer to another object with the same id', async () => {
  const post = await newPost()
  const comment = await say(alice, post, 'here')
  const article = await insertArticle(app, { authorId: author.userId })
  for (const body of [
    { objectType: 'page-post', objectId: (await newPost()).id, text: 'no', parentId: comment.id },
    { objectType: 'article', objectId: article.id, text: 'no', parentId: comment.id },
  ])
    expect(await alice.attempt(createComment, { body })).toMatchObject({ status: 404 })
})

test('what can not be seen can neither be read nor commented on', async () => {
  for (const state of ['hidden', 'deleted', 'removed'] as const) {
    const post = await insertPost(app, { authorId: author.userId, state })
    const params = { id: post.id }
    expect((await alice.attempt(listPagePostComments, { params })).status, state).toBe(404)
    const body = { text: 'hello' }
    expect((await alice.attempt(createPagePostComment, { params, body })).status, state).toBe(404)
    // Its author sees it still, unless it was removed, and can not talk there.
    const own = await author.attempt(createPagePostComment, { params, body })
    expect(own.status, state).toBe(state === 'removed' ? 404 : 403)
  }
  for (const id of ['0', 'x', '-1'])
    expect((await alice.attempt(listPagePostComments, { params: { id } })).status).toBe(400)
})

test('a visitor reads and does not write; what is no comment is refused', async () => {
  const params = { id: (await newPost()).id }
  const write = (client: TestClient, body: unknown) => client.attempt(createPagePostComment, { params, body })
  expect(await write(app.visitor(), { text: 'hello' })).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  })
  for (const body of [
    {},
    { text: '' },
    { text: 'x'.repeat(2001) },
    { text: 'a\0b' },
    { text: 'a', authorId: 1 },
  ])
    expect((await write(alice, body)).status).toBe(400)
  expect((await alice.attempt(listPagePostComments, { params, query: { sort: 'worst' } })).status).toBe(400)
})

test('[S4.4-9] comments of an adult post are for people who said to be 18 or older', async () => {
  const post = await newPost(true)
  const comment = await say(adult, post, 'well')
  expect((await read(adult, post)).items).toMatchObject([{ content: 'well' }])
  const about = { objectType: 'page-post', objectId: post.id } as const
  const params = { id: post.id }
  const onComment = { params: { id: comment.id } }
  const answers = [
    await app.visitor().attempt(listPagePostComments, { params }),
    await alice.attempt(listPagePostComments, { params }),
    await alice.attempt(listComments, { query: { ...about, objectId: String(post.id) } }),
    await alice.attempt(createPagePostComment, { params, body: { text: 'me too' } }),
    await alice.attempt(createComment, { body: { ...about, text: 'me too' } }),
    await alice.attempt(updateComment, { ...onComment, body: { text: 'me too' } }),
    await alice.attempt(deleteComment, onComment),
    await alice.attempt(restoreComment, onComment),
    await alice.attempt(likeComment, { ...onComment, body: { isLike: true } }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'consent_required' } })
  expect(await numbersOf(post)).toMatchObject({ comments: 1 })
})

test('people who may see an adult post can change and delete what they wrote there', async () => {
  const post = await newPost(true)
  const comment = await say(adult, post, 'well')
  const params = at(comment)
  expect(await adult.call(updateComment, { params, body: { text: 'very well' } })).toMatchObject({
    content: 'very well',
  })
  await adult.call(deleteComment, { params })
  expect((await read(adult, post)).total).toBe(0)
  expect(await adult.call(restoreComment, { params })).toMatchObject({ content: 'very well' })
})

test('the author of an adult post needs no proof to talk with the readers', async () => {
  const post = await newPost(true)
  const comment = await say(adult, post, 'well')
  await say(author, post, 'thank you', comment.id)
  expect((await read(author, post)).items).toMatchObject([{ content: 'well' }, { content: 'thank you' }])
})

test('comments under an adult post take no likes, those under any other post do', async () => {
  const refused = await say(adult, await newPost(true), 'well')
  for (const isLike of [true, false])
    expect(await adult.attempt(likeComment, { params: { id: refused.id }, body: { isLike } })).toMatchObject({
      status: 403,
      body: { code: 'nsfw_no_likes', message: 'Likes are disabled on adult content' },
    })
  const liked = await say(alice, await newPost(), 'well')
  expect(await adult.call(likeComment, { params: at(liked), body: { isLike: true } })).toEqual({
    likes: 1,
    liked: true,
  })
})
