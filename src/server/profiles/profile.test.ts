import { afterAll, beforeAll, expect, test } from 'vitest'
import { followUser } from '../../contract/follows.ts'
import { getPersonCard, getProfile, savePrivacy, updateProfile } from '../../contract/profiles.ts'
import { DAY_MS, MINUTE_MS, addMs } from '../platform/clock.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { insertGuild } from '../testing/insert-guild.ts'
import { insertPost } from '../testing/insert-post.ts'
import { setPlan } from '../testing/set-plan.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, block, insertAnswered, insertComments, insertPeople, suspend } from './profiles-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a new member has a profile with nothing in it but their name and the day they joined', async () => {
  const { userId } = await app.signIn('newcomer')
  expect(await app.visitor().call(getProfile, at(userId))).toEqual({
    id: userId,
    name: 'newcomer Tester',
    alias: 'newcomer-1000',
    profileUrl: null,
    honor: 0,
    coverUrl: null,
    bio: '',
    links: [],
    languages: [],
    plan: 'free',
    joinedAt: app.clock.now().toISOString(),
    articles: 0,
    posts: 0,
    comments: 0,
    followers: 0,
    following: 0,
    badges: [],
    pinned: null,
    top: [],
    activity: [],
    iq: null,
    isIndexed: true,
  })
})

test('what somebody has done in public is counted, and nothing else', async () => {
  const { userId } = await app.signIn('doer')
  const article = await insertArticle(app, { authorId: userId, title: 'Best' })
  await insertArticle(app, { authorId: userId, publishedAt: addMs(app.clock.now(), -400 * DAY_MS) })
  for (const state of ['draft', 'deleted', 'removed'] as const)
    await insertArticle(app, { authorId: userId, state })
  const post = await insertPost(app, { authorId: userId })
  const adult = await insertPost(app, { authorId: userId, isNsfw: true })
  for (const state of ['hidden', 'deleted', 'removed'] as const)
    await insertPost(app, { authorId: userId, state })
  const on = (objectType: 'article' | 'page-post', objectId: number) => ({ objectType, objectId })
  await insertComments(app, userId, on('article', article.id), 2)
  await insertComments(app, userId, on('article', article.id), 1, 'deleted')
  await insertComments(app, userId, on('page-post', adult.id))
  await insertComments(app, userId, on('page-post', post.id))
  await app.db
    .insertInto('object_counters')
    .values({ object_type: 'article', object_id: article.id, likes: 3 })
    .execute()
  await app.settle()
  const profile = await app.visitor().call(getProfile, at(userId))
  expect(profile).toMatchObject({ articles: 2, posts: 1, comments: 3 })
  expect(profile.top.map(({ title }) => title)).toEqual(['Best'])
  expect(profile.activity).toEqual([{ day: app.clock.now().toISOString().slice(0, 10), count: 5 }])
  expect(profile.badges.map(({ code }) => code)).toEqual(['first-article', 'first-post', 'first-comment'])
})

test('badges come with the deeds and go with them; those of what is hidden are not told', async () => {
  const owner = await app.signIn('badged')
  const { userId } = owner
  const now = app.clock.now()
  const articles = []
  for (let n = 0; n < 10; n++)
    articles.push(await insertArticle(app, { authorId: userId, publishedAt: addMs(now, -(20 - n) * DAY_MS) }))
  const [first] = articles
  const others = await insertArticle(app, { authorId: (await app.signIn('other')).userId })
  for (let n = 0; n < 5; n++) {
    const { id } = await insertArticle(app, { authorId: userId })
    await app.db
      .updateTable('articles')
      .set({ translated_from_revision_id: 1 })
      .where('id', '=', id)
      .execute()
  }
  const post = await insertPost(app, { authorId: userId })
  await app.db.updateTable('page_posts').set({ type: 'photo' }).where('id', '=', post.id).execute()
  await insertComments(app, userId, { objectType: 'article', objectId: others.id }, 50)
  const fans = await insertPeople(app, 'fan', 25)
  await app.db
    .insertInto('likes')
    .values(
      fans.map((fan, n) => ({
        object_type: 'article',
        object_id: first?.id ?? 0,
        user_id: fan,
        weight: 1,
        created_at: addMs(now, n),
      })),
    )
    .execute()
  await app.db
    .insertInto('object_counters')
    .values({ object_type: 'article', object_id: first?.id ?? 0, likes: 25 })
    .execute()
  await app.db
    .insertInto('follows')
    .values(
      fans.map((fan, n) => ({ follower_id: fan, followed_id: userId, created_at: addMs(now, n * 1000) })),
    )
    .execute()
  await app.db
    .insertInto('article_updates')
    .values({
      article_id: others.id,
      group_id: others.groupId,
      kind: 'edited',
      editor_id: userId,
      created_at: now,
    })
    .execute()
  await app.db
    .updateTable('users')
    .set({ created_at: addMs(now, -366 * DAY_MS) })
    .where('id', '=', userId)
    .execute()
  await insertGuild(app, { ownerId: userId })
  await insertAnswered(app, { askedBy: fans[0] ?? 0, answeredBy: userId })
  await app.db
    .insertInto('collections')
    .values({
      author_id: userId,
      state: 'published',
      title: 'Salt lakes',
      category: 'geography',
      language: 'en',
      licence: 'CC0',
      editing: 'owner',
      columns: '[]',
      next_column: 1,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await app.settle()
  const { badges } = await app.visitor().call(getProfile, at(userId))
  expect(Object.fromEntries(badges.map(({ code, earnedAt }) => [code, earnedAt]))).toEqual({
    'first-article': addMs(now, -20 * DAY_MS).toISOString(),
    'ten-articles': addMs(now, -11 * DAY_MS).toISOString(),
    translator: now.toISOString(),
    'five-translations': now.toISOString(),
    'first-post': now.toISOString(),
    photographer: now.toISOString(),
    'first-comment': now.toISOString(),
    conversationalist: now.toISOString(),
    'well-liked': addMs(now, 24).toISOString(),
    improver: now.toISOString(),
    'first-answer': now.toISOString(),
    'guild-leader': now.toISOString(),
    collector: now.toISOString(),
    followed: addMs(now, 9000).toISOString(),
    'one-year': addMs(now, -DAY_MS).toISOString(),
  })
  await changeArticle(app, first?.id ?? 0, { state: 'deleted' })
  await app.settle()
  await owner.call(savePrivacy, { body: { showsJoined: false, showsFollows: false } })
  app.clock.advance(MINUTE_MS)
  const later = (await app.visitor().call(getProfile, at(userId))).badges.map(({ code }) => code)
  expect(later).toContain('first-article')
  for (const gone of ['ten-articles', 'well-liked', 'one-year', 'followed']) expect(later).not.toContain(gone)
  const own = (await owner.call(getProfile, at(userId))).badges.map(({ code }) => code)
  expect(own).toEqual(expect.arrayContaining(['one-year', 'followed']))
})

test('questions and answers count as activity while they can be seen; a closed guild is not told of', async () => {
  const { userId } = await app.signIn('asking')
  const { userId: other } = await app.signIn('answering')
  await insertAnswered(app, { askedBy: userId, answeredBy: other })
  await insertAnswered(app, { askedBy: userId, answeredBy: userId, state: 'hidden' })
  await insertAnswered(app, { askedBy: other, answeredBy: userId })
  await insertGuild(app, { ownerId: userId, isPrivate: true })
  const { activity, badges } = await app.visitor().call(getProfile, at(userId))
  expect(activity?.map(({ count }) => count)).toEqual([2])
  expect(badges.map(({ code }) => code)).toEqual(['first-answer'])
})

test('others read what somebody did from memory for a minute; who has just written does not', async () => {
  const [reader, author] = [await app.signIn('reader'), await app.signIn('author')]
  const articles = async (client = app.visitor()) =>
    (await client.call(getProfile, at(author.userId))).articles
  expect(await articles()).toBe(0)
  await insertArticle(app, { authorId: author.userId })
  expect(await articles()).toBe(0)
  await reader.call(followUser, at(author.userId))
  expect((await reader.call(getProfile, at(author.userId))).followers).toBe(1)
  await insertArticle(app, { authorId: author.userId })
  app.clock.advance(MINUTE_MS)
  expect(await articles()).toBe(2)
})

test('hidden parts are null for others at once, and there for oneself', async () => {
  const owner = await app.signIn('private')
  const { userId } = owner
  const other = await app.signIn('curious')
  expect(await other.call(getProfile, at(userId))).toMatchObject({ followers: 0, activity: [] })
  await owner.call(savePrivacy, { body: { showsJoined: false, showsActivity: false, showsFollows: false } })
  const hidden = { joinedAt: null, activity: null, followers: null, following: null }
  expect(await other.call(getProfile, at(userId))).toMatchObject(hidden)
  expect(await app.visitor().call(getProfile, at(userId))).toMatchObject(hidden)
  expect(await other.call(getPersonCard, at(userId))).toMatchObject({ followers: null, articles: 0 })
  expect(await owner.call(getProfile, at(userId))).toMatchObject({
    joinedAt: expect.any(String),
    activity: [],
    followers: 0,
    following: 0,
  })
})

test('one for members only asks visitors to sign in', async () => {
  const owner = await app.signIn('members')
  await owner.call(savePrivacy, { body: { audience: 'members' } })
  for (const route of [getProfile, getPersonCard])
    expect(await app.visitor().attempt(route, at(owner.userId))).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
  const other = await app.signIn('member')
  expect(await other.call(getProfile, at(owner.userId))).toMatchObject({ isIndexed: false })
})

test('who is suspended, has left, never was, or has blocked the reader is not found', async () => {
  const reader = await app.signIn('seeker')
  const [suspended = 0, gone = 0, blocker = 0] = await insertPeople(app, 'absent', 3)
  await suspend(app, suspended)
  await app.db.deleteFrom('users').where('id', '=', gone).execute()
  await block(app, blocker, reader.userId)
  for (const id of [suspended, gone, blocker, 999_999_999])
    for (const route of [getProfile, getPersonCard])
      expect(await reader.attempt(route, at(id)), String(id)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
  expect((await app.visitor().attempt(getProfile, at(blocker))).status).toBe(200)
  for (const id of ['0', 'x', '1.5'])
    expect((await reader.attempt(getProfile, { params: { id } })).status).toBe(400)
})

test('the card beside a name says whether the reader follows them', async () => {
  const [reader, other] = [await app.signIn('hoverer'), await app.signIn('hovered')]
  await other.call(updateProfile, { body: { bio: 'Hello.' } })
  const card = { bio: 'Hello.', coverUrl: null, followers: 0, articles: 0, isFollowing: false }
  expect(await reader.call(getPersonCard, at(other.userId))).toMatchObject(card)
  await reader.call(followUser, at(other.userId))
  expect(await reader.call(getPersonCard, at(other.userId))).toMatchObject({
    followers: 1,
    isFollowing: true,
  })
  expect(await app.visitor().call(getPersonCard, at(other.userId))).toMatchObject({ isFollowing: false })
  // What comes with a plan is drawn here as on the profile.
  expect(await reader.call(getPersonCard, at(other.userId))).toMatchObject({ plan: 'free' })
  await setPlan(app, other.userId, 'agate')
  expect(await reader.call(getPersonCard, at(other.userId))).toMatchObject({ plan: 'agate' })
})
