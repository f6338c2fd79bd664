import { afterAll, beforeAll, expect, test } from 'vitest'
import { deletePagePost, getPagePost, likePagePost, sharePagePost } from '../../contract/page-posts.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, writePost } from './posts-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

/** Somebody whose account is old enough to count fully. */
async function signInTrusted(name: string) {
  await app.signIn(name)
  app.clock.advance(3 * DAY_MS)
  return app.signIn(name)
}

async function countersOf({ id }: { id: number }) {
  return app.db
    .selectFrom('object_counters')
    .select(['likes', 'shares', 'attention'])
    .where('object_type', '=', 'page-post')
    .where('object_id', '=', id)
    .executeTakeFirst()
}

test('[S7-31] [S7-32] isLike true likes a post, isLike false takes the like back', async () => {
  const bela = await signInTrusted('bela')
  const post = await writePost(await app.signIn('alice'))
  const say = (isLike: boolean) => bela.call(likePagePost, { params: at(post), body: { isLike } })
  expect(await say(true)).toEqual({ likes: 1, liked: true })
  expect(await say(true)).toEqual({ likes: 1, liked: true })
  expect(await bela.call(getPagePost, { params: at(post) })).toMatchObject({ likes: 1 })
  expect(await countersOf(post)).toMatchObject({ likes: 1, attention: 3 })
  expect(await say(false)).toEqual({ likes: 0, liked: false })
  expect(await say(false)).toEqual({ likes: 0, liked: false })
  expect(await countersOf(post)).toMatchObject({ likes: 0, attention: 0 })
})

test('a like is a yes or a no, and nothing else', async () => {
  const bela = await app.signIn('bela')
  const post = await writePost(bela)
  for (const body of [{}, { isLike: 'true' }, { isLike: 1 }, { isLike: null }, { isLike: true, weight: 9 }])
    expect((await bela.attempt(likePagePost, { params: at(post), body })).status).toBe(400)
})

test('24 likes of one person at once are one, and those of 12 people, twice each, are 12', async () => {
  const alice = await app.signIn('alice')
  const one = await writePost(alice)
  const bela = await app.signIn('bela')
  const body = { isLike: true }
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => bela.call(likePagePost, { params: at(one), body })),
  )
  expect(new Set(answers.map(({ liked }) => liked))).toEqual(new Set([true]))
  expect(answers.every(({ likes }) => likes === 1)).toBe(true)
  expect(await countersOf(one)).toMatchObject({ likes: 1 })
  expect(await bela.call(likePagePost, { params: at(one), body: { isLike: false } })).toEqual({
    likes: 0,
    liked: false,
  })

  const many = await writePost(alice)
  const people = await Promise.all(Array.from({ length: 12 }, (_, number) => app.signIn(`fan${number}`)))
  const likes = Array.from({ length: 2 }, () => people).flat()
  await Promise.all(likes.map((fan) => fan.call(likePagePost, { params: at(many), body })))
  expect(await countersOf(many)).toMatchObject({ likes: 12, attention: 12 * 3 * 0.25 })
})

test('[S5-6] a visitor is asked to sign in, and nobody likes what is not there', async () => {
  const alice = await app.signIn('alice')
  const post = await writePost(alice)
  const body = { isLike: true }
  const refused = await app.visitor().attempt(likePagePost, { params: at(post), body })
  expect(refused).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  const missing = await alice.attempt(likePagePost, { params: { id: 999_999 }, body })
  expect(missing.status).toBe(404)
  for (const id of ['0', '-1', '1.5', 'x', '1e3', '9'.repeat(20)])
    expect((await alice.attempt(likePagePost, { params: { id }, body })).status, id).toBe(400)
  await alice.call(deletePagePost, { params: at(post) })
  const bela = await app.signIn('bela')
  expect((await bela.attempt(likePagePost, { params: at(post), body })).status).toBe(404)
  expect((await alice.attempt(likePagePost, { params: at(post), body })).status).toBe(403)
})

test('liking one’s own post draws no attention to it', async () => {
  const citra = await signInTrusted('citra')
  const post = await writePost(citra)
  expect(await citra.call(likePagePost, { params: at(post), body: { isLike: true } })).toMatchObject({
    likes: 1,
  })
  expect(await countersOf(post)).toMatchObject({ likes: 1, attention: 0 })
})

test('a share counts once a person, a visitor’s not at all', async () => {
  const alice = await app.signIn('alice')
  const dewi = await signInTrusted('dewi')
  const post = await writePost(alice)
  for (const client of [dewi, dewi, app.visitor()])
    expect(await client.call(sharePagePost, { params: at(post) })).toEqual({ done: true })
  expect(await countersOf(post)).toMatchObject({ shares: 1, attention: 4 })
  expect((await dewi.attempt(sharePagePost, { params: { id: 999_999 } })).status).toBe(404)
})
