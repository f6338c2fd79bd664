import { afterAll, beforeAll, expect, test } from 'vitest'
import { likeArticle } from '../../contract/articles.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  authorId = (await app.signIn('author')).userId
})
afterAll(() => app.close())

const like = { isLike: true }
const unlike = { isLike: false }
const at = ({ id }: { id: number }) => ({ id: String(id) })

async function countersOf({ id }: { id: number }) {
  return app.db
    .selectFrom('object_counters')
    .select(['likes', 'attention'])
    .where('object_type', '=', 'article')
    .where('object_id', '=', id)
    .executeTakeFirst()
}

/** Somebody whose account is old enough to count fully. */
async function signInTrusted(name: string) {
  await app.signIn(name)
  app.clock.advance(3 * DAY_MS)
  return app.signIn(name)
}

async function signInMany(name: string, count: number) {
  const names = Array.from({ length: count }, (_, i) => `${name}${i}`)
  await Promise.all(names.map((each) => app.signIn(each)))
  app.clock.advance(3 * DAY_MS)
  return Promise.all(names.map((each) => app.signIn(each)))
}

test('a member likes an article, and takes it back', async () => {
  const article = await insertArticle(app, { authorId })
  const alice = await signInTrusted('alice')
  expect(await alice.call(likeArticle, { params: at(article), body: like })).toEqual({
    likes: 1,
    liked: true,
  })
  expect(await countersOf(article)).toEqual({ likes: 1, attention: 3 })
  expect(await alice.call(likeArticle, { params: at(article), body: unlike })).toEqual({
    likes: 0,
    liked: false,
  })
  expect(await countersOf(article)).toEqual({ likes: 0, attention: 0 })
})

test('a like is a state: said twice it counts once, and what is not there can be taken back', async () => {
  const article = await insertArticle(app, { authorId })
  const bela = await signInTrusted('bela')
  const say = (body: { isLike: boolean }) => bela.call(likeArticle, { params: at(article), body })
  expect(await say(unlike)).toEqual({ likes: 0, liked: false })
  for (const body of [like, like, unlike, unlike, like, unlike, like, like]) await say(body)
  expect(await countersOf(article)).toEqual({ likes: 1, attention: 3 })
})

test('24 likes of one person at the same time are one like', async () => {
  const article = await insertArticle(app, { authorId })
  const citra = await signInTrusted('citra')
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => citra.call(likeArticle, { params: at(article), body: like })),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ likes: 1, liked: true })]),
  )
  expect(await countersOf(article)).toEqual({ likes: 1, attention: 3 })
})

test('50 people who like two translations at once are all counted, and the group knows it', async () => {
  const article = await insertArticle(app, { authorId })
  const translation = await insertArticle(app, { authorId, groupId: article.groupId, language: 'id' })
  const people = await signInMany('person', 50)
  await Promise.all(
    people.map((person, i) =>
      person.call(likeArticle, { params: at(i % 2 === 0 ? article : translation), body: like }),
    ),
  )
  expect(await countersOf(article)).toEqual({ likes: 25, attention: 75 })
  expect(await countersOf(translation)).toEqual({ likes: 25, attention: 75 })
  await app.settle()
  const scores = await app.db
    .selectFrom('article_places')
    .select(['is_lead', 'score'])
    .where('group_id', '=', article.groupId)
    .where('scope', '=', 'all')
    .orderBy('is_lead', 'desc')
    .execute()
  expect(scores.map(({ is_lead }) => is_lead)).toEqual([true, false])
  expect(scores[0]?.score).toBeCloseTo(Math.log2(151), 1)
  expect(scores[1]?.score).toBeCloseTo(Math.log2(76), 1)
})

test('likes and unlikes of many at once never drift', async () => {
  const article = await insertArticle(app, { authorId })
  const people = await signInMany('fickle', 8)
  for (let round = 0; round < 5; round++)
    await Promise.all(
      people.flatMap((person, i) =>
        [like, unlike, (i + round) % 2 === 0 ? like : unlike].map((body) =>
          person.call(likeArticle, { params: at(article), body }),
        ),
      ),
    )
  const rows = await app.db
    .selectFrom('likes')
    .select('weight')
    .where('object_type', '=', 'article')
    .where('object_id', '=', article.id)
    .execute()
  expect(await countersOf(article)).toEqual({ likes: rows.length, attention: 3 * rows.length })
})

test('a new account counts a quarter, also when its like is taken back later', async () => {
  const article = await insertArticle(app, { authorId })
  const dewi = await app.signIn('dewi')
  await dewi.call(likeArticle, { params: at(article), body: like })
  expect(await countersOf(article)).toEqual({ likes: 1, attention: 0.75 })
  app.clock.advance(4 * DAY_MS)
  await (await app.signIn('dewi')).call(likeArticle, { params: at(article), body: unlike })
  expect(await countersOf(article)).toEqual({ likes: 0, attention: 0 })
})

test('liking one’s own article adds a like, but no attention', async () => {
  const article = await insertArticle(app, { authorId })
  const author = await app.signIn('author')
  expect(await author.call(likeArticle, { params: at(article), body: like })).toEqual({
    likes: 1,
    liked: true,
  })
  expect(await countersOf(article)).toEqual({ likes: 1, attention: 0 })
})

test('a like is four round trips and one commit, and taking it back three', async () => {
  const article = await insertArticle(app, { authorId })
  const gita = await signInTrusted('gita')
  const say = (body: { isLike: boolean }) => () => gita.call(likeArticle, { params: at(article), body })
  await say(like)()
  await say(unlike)()
  const { statements: liked } = await statementsOf(say(like))
  expect(liked).toHaveLength(4)
  expect(liked.join('\n')).not.toMatch(/^(begin|commit)/m)
  expect((await statementsOf(say(unlike))).statements).toHaveLength(3)
})

test('[S5-6] a visitor is asked to sign in', async () => {
  const article = await insertArticle(app, { authorId })
  const answer = await app.visitor().attempt(likeArticle, { params: at(article), body: like })
  expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  expect(await countersOf(article)).toBeUndefined()
})

test('what can not be seen can not be liked', async () => {
  const alice = await app.signIn('alice')
  for (const state of ['draft', 'deleted', 'removed'] as const) {
    const article = await insertArticle(app, { authorId, state })
    const answer = await alice.attempt(likeArticle, { params: at(article), body: like })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await countersOf(article)).toBeUndefined()
  }
  expect(await alice.attempt(likeArticle, { params: { id: 999_999 }, body: like })).toMatchObject({
    status: 404,
  })
})

test('an author can not like what they have not published', async () => {
  const article = await insertArticle(app, { authorId, state: 'draft' })
  const author = await app.signIn('author')
  const answer = await author.attempt(likeArticle, { params: at(article), body: like })
  expect(answer).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
})

test('a body that does not say what is wanted is refused', async () => {
  const article = await insertArticle(app, { authorId })
  const alice = await app.signIn('alice')
  for (const body of [{}, { isLike: 'true' }, { isLike: true, weight: 1000 }, { isLike: null }, [], 'true'])
    expect((await alice.attempt(likeArticle, { params: at(article), body })).status).toBe(400)
  for (const id of ['0', '-1', '1.5', 'x', '99999999999999999999'])
    expect((await alice.attempt(likeArticle, { params: { id }, body: like })).status).toBe(400)
  expect(await countersOf(article)).toBeUndefined()
})

test('more than 30 likes a minute are refused for a while; taking back is not', async () => {
  const strict = await testApp()
  try {
    const eka = await strict.signIn('eka')
    const article = await insertArticle(strict, { authorId: null })
    const say = (body: { isLike: boolean }) => eka.attempt(likeArticle, { params: at(article), body })
    for (let i = 0; i < 30; i++) {
      expect((await say(like)).status).toBe(200)
      expect((await say(unlike)).status).toBe(200)
    }
    const refused = await say(like)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await say(unlike)).status).toBe(200)
    strict.clock.advance(61_000)
    expect((await say(like)).status).toBe(200)
  } finally {
    await strict.close()
  }
})
