import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createArticleComment as CREATE,
  deleteComment,
  likeComment,
  restoreComment,
} from '../../contract/comments.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { createRandom } from '../platform/seeding.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, recount, countersOf, read, say, setOpen } from './comments-testing.ts'
import { insertComment } from './insert-actions.ts'
import { tryToRemove } from '../testing/remove-by-staff.ts'

type Member = TestClient & { userId: number }
let app: TestApp
let author: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  author = await app.signIn('author')
})
afterAll(() => app.close())

const newArticle = () => insertArticle(app, { authorId: author.userId })

async function expectExact(article: { id: number }) {
  const counters = await countersOf(app, article)
  expect(await recount(app, article)).toEqual({ ...counters, wrong: [] })
  expect((await read(app.visitor(), article)).total).toBe(counters.comments)
}

test('20 replies at the same time are 20 replies', async () => {
  const article = await newArticle()
  const root = await say(author, article, 'root')
  const second = await say(author, article, 'second', root)
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => app.signIn(`person${n}`)))
  await Promise.all(people.map((person, n) => say(person, article, `reply ${n}`, n % 2 ? root : second)))
  expect(await countersOf(app, article)).toEqual({ comments: 22, attention: 20 })
  const { items } = await read(author, article)
  expect(items[0]).toMatchObject({ replies: 21 })
  await expectExact(article)
})

test('20 first comments at the same time, on an article that nobody has touched before', async () => {
  const article = await newArticle()
  const ana = await app.signIn('ana')
  await Promise.all(Array.from({ length: 20 }, (_, n) => say(ana, article, `hello ${n}`)))
  expect(await countersOf(app, article)).toEqual({ comments: 20, attention: 1 })
})

test('of the comments of one moment only those are not written for which it is too late', async () => {
  const [busy, closed] = [await newArticle(), await newArticle()]
  const root = await say(author, busy, 'root')
  const gone = await say(author, busy, 'gone')
  await author.call(deleteComment, { params: at(gone) })
  await setOpen(author, closed, false)
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => app.signIn(`moment${n}`)))
  const parentOf = ({ id }: { id: number }) => ({ id, parentId: null, rootId: id, level: 1 })
  const places = [
    { article: busy, parent: null },
    { article: closed, parent: null },
    { article: busy, parent: parentOf(root) },
    { article: busy, parent: parentOf(gone) },
    { article: busy, parent: parentOf(root) },
    { article: busy, parent: null },
  ]
  const made = await Promise.all(
    places.map(({ article, parent }, n) =>
      insertComment(app.db, {
        object: {
          objectType: 'article',
          objectId: article.id,
          authorId: author.userId,
          isPublic: true,
          state: 'visible',
        },
        authorId: people[n]?.userId ?? 0,
        parent,
        source: `comment ${n}`,
        nodes: [],
        now: app.clock.now(),
      }),
    ),
  )
  expect(made.map((row) => row?.source)).toEqual([
    'comment 0',
    undefined,
    'comment 2',
    undefined,
    'comment 4',
    'comment 5',
  ])
  expect(made.map((row) => row?.authorId)).toEqual(
    people.map(({ userId }, n) => (made[n] ? userId : undefined)),
  )
  expect(new Set(made.map((row) => row?.id)).size).toBe(5)
  expect(await countersOf(app, busy)).toMatchObject({ comments: 5 })
  expect(await countersOf(app, closed)).toMatchObject({ comments: 0 })
  await expectExact(busy)
})

test('however often it is deleted and restored at once, a comment counts once', async () => {
  const article = await newArticle()
  const ana = await app.signIn('ana')
  const mod = await app.signIn('mod', 'moderator')
  const comment = await say(ana, article, 'hello')
  const params = at(comment)
  await Promise.all(Array.from({ length: 10 }, () => ana.call(deleteComment, { params })))
  expect(await countersOf(app, article)).toEqual({ comments: 0, attention: 0 })
  await Promise.all(Array.from({ length: 10 }, () => ana.call(restoreComment, { params })))
  expect(await countersOf(app, article)).toEqual({ comments: 1, attention: 1 })
  await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      n % 2 ? ana.attempt(deleteComment, { params }) : tryToRemove(mod, 'comment', comment.id),
    ),
  )
  expect(await countersOf(app, article)).toEqual({ comments: 0, attention: 0 })
})

test('a person draws attention to an article once, its author never', async () => {
  const article = await newArticle()
  const bela = await app.signIn('bela')
  await say(author, article, 'thank you')
  expect(await countersOf(app, article)).toEqual({ comments: 1, attention: 0 })
  const one = await say(bela, article, 'one')
  const two = await say(bela, article, 'two', one)
  expect(await countersOf(app, article)).toEqual({ comments: 3, attention: 1 })
  await bela.call(deleteComment, { params: at(one) })
  expect(await countersOf(app, article)).toEqual({ comments: 2, attention: 1 })
  await bela.call(deleteComment, { params: at(two) })
  expect(await countersOf(app, article)).toEqual({ comments: 1, attention: 0 })
})

test('what is taken away is what was given, even when the account has come of age in between', async () => {
  const article = await newArticle()
  let bela = await app.signIn('bela2')
  const one = await say(bela, article, 'one')
  expect(await countersOf(app, article)).toEqual({ comments: 1, attention: 1 })
  app.clock.advance(4 * DAY_MS)
  bela = await app.signIn('bela2')
  const two = await say(bela, article, 'two')
  await bela.call(deleteComment, { params: at(one) })
  await bela.call(deleteComment, { params: at(two) })
  expect(await countersOf(app, article)).toEqual({ comments: 0, attention: 0 })
  const elsewhere = await newArticle()
  await say(bela, elsewhere, 'of age')
  expect(await countersOf(app, elsewhere)).toEqual({ comments: 1, attention: 4 })
})

test('after anything in any order every number equals a new count', async () => {
  const article = await newArticle()
  const random = createRandom(20_240_817)
  const people = [author, ...(await Promise.all(['c1', 'c2', 'c3'].map((name) => app.signIn(name))))]
  const mod = await app.signIn('mod', 'moderator')
  const said: { id: number; by: Member }[] = []
  const acts: ((by: Member) => Promise<unknown>)[] = [
    async (by) => void said.push({ id: (await say(by, article, 'one more')).id, by }),
    async (by) => {
      const answer = await by.attempt(CREATE, {
        params: at(article),
        body: { text: 'reply', parentId: random.pick(said).id },
      })
      if (answer.status === 200) said.push({ id: (answer.body as { id: number }).id, by })
    },
    () => mine(deleteComment),
    () => mine(deleteComment),
    () => mine(restoreComment),
    (by) => by.attempt(likeComment, { params: at(random.pick(said)), body: { isLike: random.int(3) > 0 } }),
    () => (random.int(4) === 0 ? tryToRemove(mod, 'comment', random.pick(said).id) : mine(restoreComment)),
  ]
  const mine = (route: typeof deleteComment | typeof restoreComment) => {
    const comment = random.pick(said)
    return comment.by.attempt(route, { params: at(comment) })
  }
  said.push({ id: (await say(author, article, 'first')).id, by: author })
  for (let round = 0; round < 60; round++) {
    // Four at once, chosen beforehand: chance must not depend on who is faster.
    await Promise.all(Array.from({ length: 4 }, () => random.pick(acts)(random.pick(people))))
    app.clock.advance(2 * HOUR_MS)
  }
  expect(said.length).toBeGreaterThan(40)
  await expectExact(article)
})
