import { afterAll, beforeAll, expect, test } from 'vitest'
import { followUser } from '../../contract/follows.ts'
import {
  findByAlias,
  getRelation,
  listFollowedBy,
  listFollowers,
  listUserComments,
  savePrivacy,
} from '../../contract/profiles.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, block, insertComments, insertPeople, suspend } from './profiles-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ web: true })
})
afterAll(() => app.close())

test('followers and followed are listed the latest first, in pages', async () => {
  const { userId } = await app.signIn('listed')
  const ids = await insertPeople(app, 'crowd', 45)
  const now = app.clock.now()
  for (const [route, row] of [
    [listFollowers, (id: number) => ({ follower_id: id, followed_id: userId })],
    [listFollowedBy, (id: number) => ({ follower_id: userId, followed_id: id })],
  ] as const) {
    // Several of the same moment: the cursor must hold more than the time.
    await app.db
      .insertInto('follows')
      .values(ids.map((id, n) => ({ ...row(id), created_at: addMs(now, 1000 * Math.floor(n / 4)) })))
      .execute()
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await app.visitor().call(route, { ...at(userId), query: cursor ? { cursor } : {} })
      expect(page.items.length).toBeLessThanOrEqual(20)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toHaveLength(45)
    expect(new Set(seen)).toEqual(new Set(ids))
    expect(ids.slice(-1)).toContain(seen[0])
    const { nextCursor } = await app.visitor().call(route, at(userId))
    for (const wrong of ['AAAA', nextCursor ?? ''])
      expect(
        await app.visitor().attempt(route, { params: { id: ids[0] ?? 0 }, query: { cursor: wrong } }),
      ).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } })
  }
})

test('the suspended and the blocked are in no list of people', async () => {
  const [reader, star] = [await app.signIn('observer'), await app.signIn('star')]
  const [gone = 0, blocked = 0, kept = 0] = await insertPeople(app, 'fan', 3)
  await app.db
    .insertInto('follows')
    .values(
      [gone, blocked, kept].map((id) => ({
        follower_id: id,
        followed_id: star.userId,
        created_at: app.clock.now(),
      })),
    )
    .execute()
  await suspend(app, gone)
  await block(app, reader.userId, blocked)
  const { items } = await reader.call(listFollowers, at(star.userId))
  expect(items.map(({ id, isFollowing }) => [id, isFollowing])).toEqual([[kept, false]])
  await reader.call(followUser, { params: { id: String(kept) } })
  expect((await reader.call(listFollowers, at(star.userId))).items[0]?.isFollowing).toBe(true)
})

test('who hides whom they follow shows the lists to nobody else', async () => {
  const [owner, other] = [await app.signIn('shy'), await app.signIn('asker')]
  await owner.call(savePrivacy, { body: { showsFollows: false } })
  for (const route of [listFollowers, listFollowedBy]) {
    for (const client of [other, app.visitor()])
      expect(await client.attempt(route, at(owner.userId))).toMatchObject({
        status: 403,
        body: { code: 'not_allowed' },
      })
    expect(await owner.call(route, at(owner.userId))).toEqual({ items: [], nextCursor: null })
  }
})

test('the lists of who is for members only, suspended or a blocker are refused like the profile', async () => {
  const [owner, reader] = [await app.signIn('closed'), await app.signIn('outsider')]
  await owner.call(savePrivacy, { body: { audience: 'members' } })
  const [suspended = 0, blocker = 0] = await insertPeople(app, 'away', 2)
  await suspend(app, suspended)
  await block(app, blocker, reader.userId)
  for (const route of [listFollowers, listFollowedBy, listUserComments]) {
    expect((await app.visitor().attempt(route, at(owner.userId))).body).toMatchObject({
      code: 'not_signed_in',
    })
    expect((await reader.attempt(route, at(owner.userId))).status).toBe(200)
    for (const id of [suspended, blocker, 999_999_999])
      expect((await reader.attempt(route, at(id))).status).toBe(404)
  }
})

test('comments come with what they are about, only what everybody may see', async () => {
  const [writer, host] = [await app.signIn('writer'), await app.signIn('host')]
  const article = await insertArticle(app, { authorId: host.userId, title: 'On tides' })
  const post = await insertPost(app, { authorId: host.userId, title: 'Which sea?' })
  const adult = await insertPost(app, { authorId: host.userId, isNsfw: true })
  const hidden = await insertPost(app, { authorId: host.userId, state: 'hidden' })
  const of = (objectType: 'article' | 'page-post', { id }: { id: number }) => ({ objectType, objectId: id })
  await insertComments(app, writer.userId, of('article', article))
  await insertComments(app, writer.userId, of('page-post', post))
  await insertComments(app, writer.userId, of('page-post', adult))
  await insertComments(app, writer.userId, of('page-post', hidden))
  await insertComments(app, writer.userId, of('article', article), 1, 'deleted')
  const list = async (client = app.visitor()) =>
    (await client.call(listUserComments, at(writer.userId))).items
  expect(await list()).toEqual([
    {
      id: expect.any(Number),
      objectType: 'page-post',
      objectId: post.id,
      objectTitle: 'Which sea?',
      href: `/page-post/${post.id}`,
      excerpt: 'Well said.',
      likes: 0,
      createdAt: app.clock.now().toISOString(),
    },
    expect.objectContaining({ objectTitle: 'On tides', href: `/article/${article.id}` }),
  ])
  const blocked = await app.signIn('blocked')
  await block(app, host.userId, blocked.userId)
  expect(await list(blocked)).toEqual([])
  await changeArticle(app, article.id, { state: 'deleted' })
  expect(await list()).toHaveLength(1)
})

test('comments are read page by page', async () => {
  const { userId } = await app.signIn('talker')
  const article = await insertArticle(app, { authorId: userId })
  await insertComments(app, userId, { objectType: 'article', objectId: article.id }, 25)
  const first = await app.visitor().call(listUserComments, at(userId))
  expect(first.items).toHaveLength(20)
  const rest = await app
    .visitor()
    .call(listUserComments, { ...at(userId), query: { cursor: first.nextCursor ?? '' } })
  expect(rest).toMatchObject({ nextCursor: null })
  expect(rest.items).toHaveLength(5)
  expect(rest.items[0]?.id).toBeLessThan(first.items.at(-1)?.id ?? 0)
})

test('a member sees what they have to do with somebody', async () => {
  const [one, two] = [await app.signIn('one'), await app.signIn('two')]
  await one.call(followUser, at(two.userId))
  expect(await one.call(getRelation, at(two.userId))).toEqual({
    isFollowing: true,
    isFollowedBy: false,
    isMuted: false,
  })
  expect(await two.call(getRelation, at(one.userId))).toMatchObject({ isFollowedBy: true })
  const mute = { user_id: two.userId, kind: 'person', effect: 'hide', created_at: app.clock.now() }
  await app.db
    .insertInto('mutes')
    .values({ ...mute, person_id: one.userId, expires_at: addMs(app.clock.now(), DAY_MS) })
    .execute()
  expect(await two.call(getRelation, at(one.userId))).toMatchObject({ isMuted: true })
  expect((await app.visitor().attempt(getRelation, at(one.userId))).status).toBe(401)
  expect((await one.attempt(getRelation, at(999_999_999))).status).toBe(404)
})

test('an alias leads to its person in any case, a former one until it is free again', async () => {
  const { userId } = await app.signIn('named')
  const visitor = app.visitor()
  for (const [alias, days] of [
    ['older-name', 89],
    ['oldest-name', -1],
  ] as const)
    await app.db
      .insertInto('alias_history')
      .values({ alias, user_id: userId, kept_until: addMs(app.clock.now(), days * DAY_MS) })
      .execute()
  for (const alias of ['named-1000', 'NAMED-1000', 'Older-Name']) {
    expect(await visitor.call(findByAlias, { params: { alias } })).toEqual({
      id: userId,
      alias: 'named-1000',
    })
    const arrived = await visitor.request('GET', `/@${alias}`)
    expect(arrived.statusCode, alias).toBe(303)
    expect(arrived.headers.location).toBe(`/user/${userId}`)
  }
  expect((await visitor.request('GET', '/@named-1000/?utm_source=x')).headers.location).toBe(
    `/user/${userId}`,
  )
  await suspend(app, (await app.signIn('banned')).userId)
  for (const alias of ['oldest-name', 'banned-1000', 'nobody', '%E0%A4%A', '%00', 'a'.repeat(300)]) {
    expect((await visitor.request('GET', `/@${alias}`)).statusCode, alias).toBe(404)
    expect([400, 404], alias).toContain((await visitor.request('GET', `/api/aliases/${alias}`)).statusCode)
  }
})

test('feeds are of people whose profile everybody may see', async () => {
  const owner = await app.signIn('fed')
  await insertArticle(app, { authorId: owner.userId })
  const status = async (id: number) => (await app.visitor().request('GET', `/user/${id}/feed.xml`)).statusCode
  expect(await status(owner.userId)).toBe(200)
  const [suspended = 0, hidden = 0] = await insertPeople(app, 'fed', 2)
  await suspend(app, suspended)
  await app.db.insertInto('profiles').values({ user_id: hidden, audience: 'members' }).execute()
  for (const id of [suspended, hidden, 999_999_999]) expect(await status(id), String(id)).toBe(404)
})
