import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  COMMENT_SORTS,
  deleteComment,
  likeComment,
  pinComment,
  restoreComment,
  updateComment,
  type Comment,
} from '../../contract/comments.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { joinArticle, writeArticle } from '../testing/write-article.ts'
import { at, read, say, setPinned } from './comments-testing.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

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

async function newArticle(given: Parameters<typeof writeArticle>[1] = {}) {
  const article = await writeArticle(author, { coAuthors: ['helper-1000'], ...given })
  await joinArticle(helper, article)
  return article
}
const tryToPin = (client: TestClient, { id }: { id: number }, isPinned = true) =>
  client.attempt(pinComment, { params: { id }, body: { isPinned } })
const contents = (items: Comment[]) => items.map(({ content }) => content)
const pinnedIn = (items: Comment[]) => contents(items.filter(({ isPinned }) => isPinned))

async function sayMany(article: { id: number }, count: number): Promise<Comment[]> {
  const said: Comment[] = []
  for (let n = 0; n < count; n++) said.push(await say(alice, article, `comment ${n}`))
  return said
}

test('author, co-author and moderators pin and unpin; a member, a visitor and the comment’s writer do not', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'mine')
  for (const client of [author, helper, mod]) {
    expect((await read(client, article)).canManage).toBe(true)
    expect(await setPinned(client, comment, true)).toEqual({
      ...(await onlyOf(client, article)),
      isPinned: true,
    })
    expect(await setPinned(client, comment, false)).toMatchObject({ id: comment.id, isPinned: false })
  }
  expect(await tryToPin(alice, comment)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  expect(await tryToPin(app.visitor(), comment)).toMatchObject({ status: 401 })
  for (const client of [alice, app.visitor()])
    expect(await read(client, article)).toMatchObject({ canManage: false, items: [{ isPinned: false }] })
})

async function onlyOf(client: TestClient, article: { id: number }): Promise<Comment | undefined> {
  return (await read(client, article)).items[0]
}

test('only a visible comment of the first level is pinned', async () => {
  const article = await newArticle()
  const first = await say(author, article, 'first')
  const reply = await say(alice, article, 'reply', first)
  author.language = 'id'
  expect(await tryToPin(author, reply)).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_input',
      message: 'Hanya komentar utama yang bisa disematkan, bukan balasan.',
    },
  })
  author.language = 'en'
  await author.call(deleteComment, { params: at(first) })
  expect(await tryToPin(author, first)).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      message: 'This comment was deleted, so it can’t be pinned. Please choose another.',
    },
  })
  expect((await tryToPin(helper, first)).status).toBe(404)
  expect((await tryToPin(author, { id: 999_999_999 })).status).toBe(404)
  expect(pinnedIn((await read(author, article)).items)).toEqual([])
  for (const body of [{}, { isPinned: 1 }, { isPinned: true, by: 1 }])
    expect((await author.attempt(pinComment, { params: at(reply), body })).status).toBe(400)
})

test('of what the caller may not see nothing is pinned', async () => {
  const draft = await newArticle({ isDraft: true })
  const { id } = await app.db
    .insertInto('comments')
    .values({
      object_type: 'article',
      object_id: draft.id,
      level: 1,
      author_id: alice.userId,
      source: 'from before',
      nodes: '[]',
      renderer_version: 1,
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const client of [alice, mod]) expect((await tryToPin(client, { id })).status).toBe(404)
  expect(await setPinned(helper, { id }, true)).toMatchObject({ isPinned: true })
})

test('pinning another replaces the first, twice is the same as once, and unpinning another changes nothing', async () => {
  const article = await newArticle()
  const [a, b] = [await say(alice, article, 'a'), await say(alice, article, 'b')]
  await setPinned(author, a, true)
  await setPinned(author, b, true)
  expect(await setPinned(author, b, true)).toMatchObject({ content: 'b', isPinned: true })
  expect(await setPinned(author, a, false)).toMatchObject({ content: 'a', isPinned: false })
  expect(pinnedIn((await read(app.visitor(), article)).items)).toEqual(['b'])
  await setPinned(author, b, false)
  await setPinned(author, b, false)
  expect(pinnedIn((await read(author, article)).items)).toEqual([])
})

test('two people who pin at the same time leave one pinned', async () => {
  const article = await newArticle()
  const said = await sayMany(article, 6)
  const answers = await Promise.all(
    said.map((comment, n) => tryToPin(n % 2 === 0 ? author : helper, comment)),
  )
  expect(answers.map(({ status }) => status)).toEqual(said.map(() => 200))
  const { items } = await read(author, article)
  expect(items).toHaveLength(6)
  expect(items.map(({ isPinned }) => isPinned)).toEqual([true, ...Array(5).fill(false)])
})

test('pinned while it is deleted: it is deleted, and nothing stays pinned', async () => {
  for (let n = 0; n < 3; n++) {
    const article = await newArticle()
    const comment = await say(alice, article, 'mine')
    await say(author, article, 'reply', comment)
    await Promise.all([tryToPin(author, comment), alice.call(deleteComment, { params: at(comment) })])
    expect((await read(author, article)).items[0]).toMatchObject({ state: 'deleted', isPinned: false })
    const left = app.db.selectFrom('comment_rules').selectAll().where('pinned_id', '=', comment.id)
    expect(await left.execute()).toEqual([])
  }
})

test('the pinned thread comes first in every order, whole pages follow, and it does not come again', async () => {
  const article = await newArticle()
  const said = await sayMany(article, 45)
  const pinned = said[22]
  if (pinned === undefined) throw new Error('no comment')
  await say(author, article, 'under it', pinned)
  for (const one of [said[3], said[40]]) if (one) await like(one)
  await setPinned(author, pinned, true)
  for (const sort of COMMENT_SORTS) {
    const pages: Comment[][] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await read(alice, article, { sort, ...(cursor !== undefined && { cursor }) })
      pages.push(page.items)
      cursor = page.nextCursor
    }
    expect(contents(pages[0]?.slice(0, 2) ?? [])).toEqual(['comment 22', 'under it'])
    expect(pinnedIn(pages.flat())).toEqual(['comment 22'])
    const roots = pages.map((items) => items.filter(({ level }) => level === 1))
    expect(roots.map(({ length }) => length)).toEqual([20, 20, 5])
    const rest = roots.flat().slice(1)
    const ranks = rest.map(({ id, likes }) =>
      sort === 'best' ? [-likes, -id] : [0, sort === 'newest' ? -id : id],
    )
    expect(ranks).toEqual([...ranks].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
    expect(new Set(roots.flat().map(({ id }) => id))).toEqual(new Set(said.map(({ id }) => id)))
  }
})

async function like(comment: Comment): Promise<void> {
  await author.call(likeComment, { params: at(comment), body: { isLike: true } })
}

test('what is pinned while somebody turns the pages: nothing is left out and nothing comes twice', async () => {
  const article = await newArticle()
  const said = await sayMany(article, 45)
  const all = said.map(({ id }) => id).toReversed()
  const [early, late] = [said[30], said[2]]
  if (early === undefined || late === undefined) throw new Error('no comment')
  await setPinned(author, late, true)
  const first = await read(alice, article, { sort: 'newest' })
  await setPinned(author, early, true)
  const second = await read(alice, article, { sort: 'newest', cursor: first.nextCursor ?? '' })
  await setPinned(author, early, false)
  const third = await read(alice, article, { sort: 'newest', cursor: second.nextCursor ?? '' })
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect(ids).toEqual([late.id, ...all.filter((id) => id !== late.id)])
})

test('one that is deleted or removed is pinned no more, also when it comes back', async () => {
  const article = await newArticle()
  const [before, mine] = [await say(alice, article, 'before'), await say(alice, article, 'mine')]
  await say(author, article, 'reply', before)
  await setPinned(author, before, true)
  await alice.call(deleteComment, { params: at(before) })
  const { items } = await read(alice, article, { sort: 'newest' })
  expect(items.map(({ state, isPinned }) => [state, isPinned])).toEqual([
    ['visible', false],
    ['deleted', false],
    ['visible', false],
  ])
  expect(await alice.call(restoreComment, { params: at(before) })).toMatchObject({ isPinned: false })
  await setPinned(author, mine, true)
  await removeByStaff(mod, 'comment', mine.id)
  expect(pinnedIn((await read(author, article)).items)).toEqual([])
})

test('writing, changing and reading a pinned comment shows that it is pinned, to visitors and in threads too', async () => {
  const article = await newArticle()
  const comment = await say(alice, article, 'mine')
  await say(alice, article, 'reply', comment)
  await say(alice, article, 'later')
  await setPinned(author, comment, true)
  const changed = await alice.call(updateComment, { params: at(comment), body: { text: 'better' } })
  expect(changed).toMatchObject({ content: 'better', isPinned: true })
  const page = await read(app.visitor(), article)
  expect(contents(page.items)).toEqual(['better', 'reply', 'later'])
  expect(page.items[0]).toMatchObject({ isPinned: true })
  const under = await read(author, article, { root: String(comment.id) })
  expect(under).toMatchObject({
    items: [{ content: 'reply', isPinned: false }],
    isOpen: true,
    canManage: true,
  })
})
