import { afterAll, beforeAll, expect, test } from 'vitest'
import { followTopic, followUser, listFollowedTopics, unfollowTopic } from '../../contract/follows.ts'
import { FOLLOWED_PEOPLE_MAX, FOLLOWED_TOPICS_MAX } from '../../contract/limits.ts'
import { sql } from 'kysely'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp()
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

type Kind = 'tag' | 'category'
const follow = (client: TestClient, kind: Kind, topic: string) =>
  client.call(followTopic, { params: { kind, topic } })

test('a member follows categories and tags and stops, however often each is said', async () => {
  for (let i = 0; i < 2; i++)
    expect(await follow(alice, 'category', 'science')).toEqual({ isFollowing: true })
  await Promise.all(Array.from({ length: 10 }, () => follow(alice, 'category', 'history')))
  await follow(alice, 'tag', 'wayang-kulit')
  await follow(alice, 'tag', 'batik')
  // A tag may have the name of a category; they are two things.
  await follow(alice, 'tag', 'science')
  expect(await alice.call(listFollowedTopics)).toEqual({
    categories: ['history', 'science'],
    tags: ['batik', 'science', 'wayang-kulit'],
  })
  for (let i = 0; i < 2; i++)
    expect(await alice.call(unfollowTopic, { params: { kind: 'tag', topic: 'science' } })).toEqual({
      isFollowing: false,
    })
  expect(await alice.call(listFollowedTopics)).toEqual({
    categories: ['history', 'science'],
    tags: ['batik', 'wayang-kulit'],
  })
  expect(await (await app.signIn('bela')).call(listFollowedTopics)).toEqual({ categories: [], tags: [] })
})

test('only the categories there are, and only what can be a tag', async () => {
  const wrong: [string, string][] = [
    ['category', 'gossip'],
    ['category', 'Science'],
    ['tag', 'Two Words'],
    ['tag', 'x'],
    ['tag', '-'],
    ['tag', 'a'.repeat(31)],
    ['tag', 'a\0b'],
    ['person', 'science'],
  ]
  for (const [kind, topic] of wrong)
    for (const route of [followTopic, unfollowTopic])
      expect(await alice.attempt(route, { params: { kind, topic } }), `${kind} ${topic}`).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      })
})

test('a tag of any script is followed', async () => {
  await follow(alice, 'tag', 'ꦗꦮ')
  expect((await alice.call(listFollowedTopics)).tags).toContain('ꦗꦮ')
})

test('a visitor is asked to sign in', async () => {
  const params = { kind: 'tag', topic: 'batik' } as const
  const visitor = app.visitor()
  for (const answer of [
    await visitor.attempt(followTopic, { params }),
    await visitor.attempt(unfollowTopic, { params }),
    await visitor.attempt(listFollowedTopics),
  ])
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('beyond 500 topics it says so, and one of them can still be said again', async () => {
  const citra = await app.signIn('citra')
  await sql`
    insert into followed_topics (user_id, kind, topic, created_at)
    select ${citra.userId}, 'tag', 'topic-' || n, now() from generate_series(1, ${FOLLOWED_TOPICS_MAX}) n`.execute(
    app.db,
  )
  expect(await citra.attempt(followTopic, { params: { kind: 'category', topic: 'world' } })).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      message: 'You’ve reached the limit of 500 tags and categories you can follow. Unfollow one first.',
    },
  })
  expect(await follow(citra, 'tag', 'topic-1')).toEqual({ isFollowing: true })
  await citra.call(unfollowTopic, { params: { kind: 'tag', topic: 'topic-1' } })
  expect(await follow(citra, 'category', 'world')).toEqual({ isFollowing: true })
})

test('so many new topics a day', async () => {
  const dewi = await app.signIn('dewi')
  await follow(dewi, 'tag', 'wayang')
  await setHits(app, 'followedTopicsPerDay', RATE_LIMITS.followedTopicsPerDay.hits)
  expect(await dewi.attempt(followTopic, { params: { kind: 'tag', topic: 'batik' } })).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
})

test('nobody follows more than 5,000 people', async () => {
  const eka = await app.signIn('eka')
  const bela = await app.signIn('bela')
  await sql`
    with people as (
      insert into users (email, first_name, last_name, alias_name, created_at)
      select 'many' || n || '@example.com', 'Many', 'People', 'many-' || n, now()
      from generate_series(1, ${FOLLOWED_PEOPLE_MAX}) n returning id)
    insert into follows (follower_id, followed_id, created_at) select ${eka.userId}, id, now() from people`.execute(
    app.db,
  )
  expect(await eka.attempt(followUser, { params: { id: bela.userId } })).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      message: 'You’ve reached the limit of 5000 people you can follow. Unfollow someone first.',
    },
  })
})
