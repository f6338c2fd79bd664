import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateArticle } from '../../contract/articles.ts'
import { eraseTraces } from '../content/erase.ts'
import {
  createArticleComment,
  createComment,
  createPagePostComment,
  deleteComment,
  likeComment,
  listPagePostComments,
  pinComment,
  restoreComment,
  setCommentsOpen,
  updateComment,
} from '../../contract/comments.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { RawOptions, TestClient } from '../testing/test-client.ts'
import { joinArticle, writeArticle } from '../testing/write-article.ts'
import { at, countersOf, read, say, setOpen, setPinned } from './comments-testing.ts'

type Member = TestClient & { userId: number }
let app: TestApp
let author: Member, helper: Member, alice: Member, mod: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  author = await app.signIn('author')
  helper = await app.signIn('helper')
  alice = await app.signIn('alice')
  mod = await app.signIn('mod', 'moderator')
})
afterAll(() => app.close())

async function newArticle(isDraft = false) {
  const article = await writeArticle(author, { coAuthors: ['helper-1000'], isDraft })
  await joinArticle(helper, article)
  return article
}
const tryToSet = (client: TestClient, body: RawOptions['body']) => client.attempt(setCommentsOpen, { body })
const about = ({ id }: { id: number }) => ({ objectType: 'article', objectId: id }) as const

test('author, co-author and moderators turn comments off and on; a member and a visitor do not', async () => {
  const article = await newArticle()
  for (const client of [author, helper, mod]) {
    expect(await setOpen(client, article, false)).toEqual({ isOpen: false })
    expect((await read(app.visitor(), article)).isOpen).toBe(false)
    expect(await setOpen(client, article, true)).toEqual({ isOpen: true })
    expect((await read(app.visitor(), article)).isOpen).toBe(true)
  }
  const body = { ...about(article), isOpen: false }
  expect(await tryToSet(alice, body)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  expect(await tryToSet(app.visitor(), body)).toMatchObject({ status: 401 })
  expect((await read(alice, article)).isOpen).toBe(true)
})

test('twice is the same as once, and neither pinning nor closing undoes the other', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'mine')
  await setPinned(author, comment, true)
  for (let times = 0; times < 2; times++) await setOpen(author, article, false)
  expect(await read(alice, article)).toMatchObject({ isOpen: false, items: [{ isPinned: true }] })
  await setPinned(author, comment, false)
  expect(await read(alice, article)).toMatchObject({ isOpen: false, items: [{ isPinned: false }] })
  for (let times = 0; times < 2; times++) await setOpen(author, article, true)
  expect((await read(alice, article)).isOpen).toBe(true)
})

test('where comments are off nobody adds a comment or a reply, and the refusal is in their language', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'mine')
  await setOpen(author, article, false)
  const params = at(article)
  for (const client of [alice, author, helper, mod]) {
    const tries = [
      await client.attempt(createArticleComment, { params, body: { text: 'more' } }),
      await client.attempt(createArticleComment, { params, body: { text: 'more', parentId: comment.id } }),
      await client.attempt(createComment, { body: { ...about(article), text: 'more' } }),
    ]
    for (const refused of tries)
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'not_allowed', message: 'The author has turned comments off.' },
      })
  }
  for (const [language, message] of [
    ['id', 'Penulis menonaktifkan komentar di sini.'],
    ['my', 'Penulis telah menutup komen di sini.'],
  ] as const) {
    alice.language = language
    const refused = await alice.attempt(createArticleComment, { params, body: { text: 'more' } })
    expect(refused.body).toMatchObject({ message })
  }
  alice.language = 'en'
  expect(await countersOf(app, article)).toMatchObject({ comments: 1 })
  await setOpen(author, article, true)
  expect(await say(alice, article, 'at last')).toMatchObject({ content: 'at last' })
})

test('those that are there stay, and are changed, liked, deleted, brought back and pinned', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'mine')
  await setOpen(author, article, false)
  const params = at(comment)
  const changed = await alice.call(updateComment, { params, body: { text: 'better' } })
  expect(changed).toMatchObject({ content: 'better', canEdit: true, canDelete: true })
  expect(await author.call(likeComment, { params, body: { isLike: true } })).toMatchObject({ likes: 1 })
  await alice.call(deleteComment, { params })
  expect((await read(alice, article)).items).toEqual([])
  expect(await alice.call(restoreComment, { params })).toMatchObject({ content: 'better' })
  expect(await setPinned(author, comment, true)).toMatchObject({ isPinned: true })
})

test('a refused comment is not counted against its writer', async () => {
  const strict = await testApp()
  try {
    const [writer, eager] = [await strict.signIn('writer'), await strict.signIn('eager')]
    const article = await writeArticle(writer)
    await setOpen(writer, article, false)
    const params = at(article)
    for (let n = 0; n < 20; n++)
      expect((await eager.attempt(createArticleComment, { params, body: { text: 'x' } })).status).toBe(403)
    await setOpen(writer, article, true)
    expect(await say(eager, article, 'now')).toMatchObject({ content: 'now' })
  } finally {
    await strict.close()
  }
})

test('once they are off no comment that was on the way arrives', async () => {
  const article = await newArticle()
  await say(alice, article, 'before')
  const writing = Array.from({ length: 12 }, (_, n) =>
    alice.attempt(createArticleComment, { params: at(article), body: { text: `rush ${n}` } }),
  )
  await setOpen(author, article, false)
  const { total } = await read(author, article)
  const answers = await Promise.all(writing)
  expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true)
  expect(total).toBe(1 + answers.filter(({ status }) => status === 200).length)
  expect((await read(author, article)).total).toBe(total)
})

test('a draft is its editors’ alone, also in this; what nobody can talk about has nothing to turn off', async () => {
  const draft = await newArticle(true)
  const body = { ...about(draft), isOpen: false }
  for (const client of [alice, mod]) expect((await tryToSet(client, body)).status).toBe(404)
  expect((await tryToSet(helper, body)).status).toBe(200)
  await author.call(updateArticle, { params: at(draft), body: { state: 'published' } })
  expect((await read(alice, draft)).isOpen).toBe(false)
  const comment = await say(alice, await newArticle(), 'mine')
  for (const [objectType, objectId] of [
    ['comment', comment.id],
    ['person', author.userId],
    ['article', 999_999_999],
    ['page-post', 999_999_999],
  ] as const)
    expect((await tryToSet(author, { objectType, objectId, isOpen: false })).status).toBe(404)
  for (const wrong of [{}, { isOpen: 'no' }, { isOpen: true, by: 1 }])
    expect((await tryToSet(author, { ...about(draft), ...wrong })).status).toBe(400)
})

test('a post’s comments are pinned and turned off by the same people, by the same code', async () => {
  const post = await insertPost(app, { authorId: author.userId })
  const params = at(post)
  const first = await alice.call(createPagePostComment, { params, body: { text: 'first' } })
  await alice.call(createPagePostComment, { params, body: { text: 'second' } })
  const body = { objectType: 'page-post', objectId: post.id, isOpen: false } as const
  for (const client of [alice, helper]) {
    expect((await tryToSet(client, body)).status).toBe(403)
    const pinning = { params: at(first), body: { isPinned: true } }
    expect((await client.attempt(pinComment, pinning)).status).toBe(403)
  }
  await setPinned(author, first, true)
  expect((await tryToSet(mod, body)).status).toBe(200)
  expect(await author.call(listPagePostComments, { params })).toMatchObject({
    items: [
      { content: 'first', isPinned: true },
      { content: 'second', isPinned: false },
    ],
    isOpen: false,
    canManage: true,
  })
  const refused = await author.attempt(createPagePostComment, { params, body: { text: 'third' } })
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
})

test('a hidden post’s comments are for moderators to turn off; a deleted or adult one has its own refusals', async () => {
  const of = async (given: Parameters<typeof insertPost>[1]) => {
    const { id } = await insertPost(app, given)
    return { objectType: 'page-post', objectId: id, isOpen: false } as const
  }
  const hidden = await of({ authorId: author.userId, state: 'hidden' })
  expect((await tryToSet(author, hidden)).status).toBe(403)
  expect((await tryToSet(mod, hidden)).status).toBe(200)
  expect((await tryToSet(alice, hidden)).status).toBe(404)
  const deleted = await of({ authorId: author.userId, state: 'deleted' })
  expect((await tryToSet(author, deleted)).status).toBe(403)
  expect((await tryToSet(mod, deleted)).status).toBe(404)
  const adult = await of({ authorId: author.userId, isNsfw: true })
  expect((await tryToSet(author, adult)).status).toBe(200)
  expect(await tryToSet(mod, adult)).toMatchObject({ status: 403, body: { code: 'consent_required' } })
})

test('the rules about comments are erased with their object, and only those', async () => {
  const [gone, kept] = [await newArticle(), await newArticle()]
  for (const article of [gone, kept]) await setOpen(author, article, false)
  await eraseTraces(app.site, app.db, 'article', [gone.id])
  expect((await read(author, gone)).isOpen).toBe(true)
  expect((await read(author, kept)).isOpen).toBe(false)
})
