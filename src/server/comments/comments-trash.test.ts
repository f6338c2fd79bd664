import { eraseTraces } from '../content/erase.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createArticleComment,
  deleteComment,
  likeComment,
  restoreComment,
  updateComment,
} from '../../contract/comments.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, recount, countersOf, read, say } from './comments-testing.ts'
import { purgeComments } from './queries.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

type Member = TestClient & { userId: number }
let app: TestApp
let author: Member, alice: Member, mod: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  author = await app.signIn('author')
  alice = await app.signIn('alice')
  mod = await app.signIn('mod', 'moderator')
})
afterAll(() => app.close())

const newArticle = () => insertArticle(app, { authorId: author.userId })
const remove = (client: TestClient, comment: { id: number }) =>
  client.call(deleteComment, { params: at(comment) })
const restore = (client: TestClient, comment: { id: number }) =>
  client.call(restoreComment, { params: at(comment) })
const isGone = {
  content: '',
  nodes: [],
  author: null,
  canEdit: false,
  canDelete: false,
  isPinned: false,
  likes: 0,
  liked: false,
}

test('a deleted comment without replies leaves the list, and is restored to where it was', async () => {
  const article = await newArticle()
  await say(alice, article, 'before')
  const comment = await say(alice, article, 'mine')
  await say(alice, article, 'after')
  await remove(alice, comment)
  const list = await read(alice, article, { sort: 'oldest' })
  expect(list.items.map(({ content }) => content)).toEqual(['before', 'after'])
  expect(list.total).toBe(2)
  expect(await restore(alice, comment)).toEqual(comment)
  const again = await read(alice, article, { sort: 'oldest' })
  expect(again.items.map(({ content }) => content)).toEqual(['before', 'mine', 'after'])
  expect(again.total).toBe(3)
})

test('one with replies stays in the list without text and author, until the last reply is gone', async () => {
  const article = await newArticle()
  const first = await say(alice, article, 'a secret')
  await alice.call(likeComment, { params: at(first), body: { isLike: true } })
  const second = await say(author, article, 'second', first)
  const third = await say(author, article, 'third', second)
  await remove(alice, first)
  await remove(author, second)
  const { items, total } = await read(alice, article)
  expect(items).toMatchObject([
    { ...isGone, id: first.id, state: 'deleted', replies: 1 },
    { ...isGone, id: second.id, state: 'deleted', replies: 1 },
    { id: third.id, content: 'third' },
  ])
  expect(total).toBe(1)
  expect(JSON.stringify(items)).not.toContain('secret')
  await remove(author, third)
  expect(await read(alice, article)).toMatchObject({ items: [], nextCursor: null, total: 0 })
  await restore(author, third)
  expect((await read(alice, article)).items.map(({ state }) => state)).toEqual([
    'deleted',
    'deleted',
    'visible',
  ])
})

test('a deleted comment is not answered, changed or liked', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'mine')
  await say(author, article, 'reply', comment)
  await remove(alice, comment)
  const parentId = comment.id
  const reply = { params: at(article), body: { text: 'too late', parentId } }
  expect((await author.attempt(createArticleComment, reply)).status).toBe(404)
  const change = { params: at(comment), body: { text: 'new' } }
  expect((await alice.attempt(updateComment, change)).status).toBe(403)
  const like = { params: at(comment), body: { isLike: true } }
  expect((await alice.attempt(likeComment, like)).status).toBe(403)
  expect((await author.attempt(likeComment, like)).status).toBe(404)
  expect((await author.attempt(deleteComment, { params: at(comment) })).status).toBe(404)
  expect((await author.attempt(restoreComment, { params: at(comment) })).status).toBe(404)
})

test('deleting and restoring twice is the same as once', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'mine')
  await remove(alice, comment)
  expect(await remove(alice, comment)).toEqual({ done: true })
  expect(await countersOf(app, article)).toEqual({ comments: 0, attention: 0 })
  await restore(alice, comment)
  expect(await restore(alice, comment)).toMatchObject({ state: 'visible' })
  expect(await countersOf(app, article)).toEqual({ comments: 1, attention: 1 })
})

test('nobody deletes or restores somebody else’s comment, the article’s author neither', async () => {
  const comment = await say(alice, await newArticle(), 'mine')
  for (const route of [deleteComment, restoreComment]) {
    expect((await author.attempt(route, { params: at(comment) })).status).toBe(403)
    expect((await app.visitor().attempt(route, { params: at(comment) })).status).toBe(401)
    expect((await author.attempt(route, { params: { id: 999_999_999 } })).status).toBe(404)
  }
})

test('a moderator removes a comment; its author can’t bring it back', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'rude')
  await say(author, article, 'reply', comment)
  expect((await read(mod, article)).items[0]).toMatchObject({ canDelete: false, canEdit: false })
  expect((await mod.attempt(deleteComment, { params: at(comment) })).status).toBe(403)
  await removeByStaff(mod, 'comment', comment.id)
  expect((await read(alice, article)).items[0]).toMatchObject({ ...isGone, state: 'removed' })
  expect((await alice.attempt(restoreComment, { params: at(comment) })).status).toBe(404)
  expect((await mod.attempt(restoreComment, { params: at(comment) })).status).toBe(404)
  expect((await mod.attempt(deleteComment, { params: at(comment) })).status).toBe(404)
  expect(await countersOf(app, article)).toEqual({ comments: 1, attention: 0 })
})

test('a moderator’s own comment is deleted, not removed, and comes back', async () => {
  const article = await newArticle()
  const comment = await say(mod, article, 'mine')
  await remove(mod, comment)
  expect(await restore(mod, comment)).toMatchObject({ content: 'mine' })
})

test('after 30 days a comment stays deleted, and its text is erased', async () => {
  const article = await newArticle()
  const [early, late] = [await say(alice, article, 'early'), await say(alice, article, 'late')]
  await say(author, article, 'reply', early)
  await remove(alice, early)
  app.clock.advance(DAY_MS)
  await remove(alice, late)
  app.clock.advance(29 * DAY_MS)
  alice = await app.signIn('alice')
  await purgeComments(app.db, app.clock.now())
  expect(await restore(alice, early)).toMatchObject({ content: 'early' })
  await remove(alice, early)
  app.clock.advance(DAY_MS + 1)
  await purgeComments(app.db, app.clock.now())
  const refused = await alice.attempt(restoreComment, { params: at(late) })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('30') },
  })
  const words = await app.db
    .selectFrom('comments')
    .select(['source', 'nodes'])
    .where('id', 'in', [early.id, late.id])
    .orderBy('id')
    .execute()
  expect(words).toMatchObject([{ source: 'early' }, { source: '', nodes: [] }])
})

test('the comments of an erased article go with it, and what people left on them', async () => {
  const [article, other] = [await newArticle(), await newArticle()]
  alice = await app.signIn('alice')
  const kept = await say(alice, other, 'kept')
  const comment = await say(alice, article, 'gone')
  for (const one of [kept, comment])
    await alice.call(likeComment, { params: at(one), body: { isLike: true } })
  await eraseTraces(app.site, app.db, 'article', [])
  await eraseTraces(app.site, app.db, 'article', [article.id])
  const likes = await app.db
    .selectFrom('likes')
    .select('object_id')
    .where('object_type', '=', 'comment')
    .where('object_id', 'in', [comment.id, kept.id])
    .execute()
  expect(likes).toEqual([{ object_id: kept.id }])
  expect((await read(app.visitor(), article)).items).toEqual([])
  expect((await read(app.visitor(), other)).items).toHaveLength(1)
  expect(await recount(app, other)).toMatchObject({ ...(await countersOf(app, other)), wrong: [] })
})
