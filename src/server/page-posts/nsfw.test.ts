import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/page-posts.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, consented, makeUnderAge, valuesOf, writePhoto, writePost } from './posts-testing.ts'
import { postsApp, type PostsApp } from './upload-testing.ts'

let app: PostsApp
let alice: TestClient & { userId: number }
let photo: PagePost
let talk: PagePost
beforeAll(async () => {
  app = await postsApp()
  alice = await app.signIn('alice')
  await writePost(alice, { title: 'For all' })
  photo = await writePhoto(app, alice, { title: 'Secretword', content: 'Secretword', isNsfw: true })
  talk = await writePost(alice, {
    title: 'Secretword',
    isNsfw: true,
    isVotingEnabled: true,
    votingQuestion: 'Secretword?',
    votingOptions: ['Secretword', 'No'],
    votingResults: 'always',
  })
  app.clock.advance(10_000)
})
afterAll(() => app.close())

const withNsfw = { query: { includeNsfw: 'true' } } as const
const onlyNsfw = { query: { nsfwOnly: 'true' } } as const

/** A redacted card: every key of a post, and no information. */
const tile = ({ id, type, createdAt }: PagePost, placeholder: unknown) => ({
  id,
  type,
  createdAt,
  state: 'published',
  isNsfw: true,
  isRedacted: true,
  placeholder,
  title: null,
  content: null,
  nodes: null,
  mediaUrl: null,
  mediaType: null,
  media: null,
  likes: 0,
  comments: 0,
  editedAt: null,
  authorId: null,
  authorName: null,
  authorAlias: null,
  authorProfileUrl: null,
  authorHonor: null,
  authorIp: null,
  isVotingEnabled: false,
  votingQuestion: null,
  votingOptions: [],
  votingEndsAt: null,
  votingResults: null,
  votingTotal: 0,
  votingCounts: null,
  guildId: null,
  guildName: null,
  guildBannerColor: null,
})

test('[S7-28] adult posts are left out unless they are asked for, and then redacted without proof', async () => {
  const visitor = app.visitor()
  const plain = await visitor.call(contract.listPagePosts)
  expect(plain.map(({ title }) => title)).toEqual(['For all'])
  const asked = await visitor.call(contract.listPagePosts, { query: { includeNsfw: 'false' } })
  expect(asked).toEqual(plain)
  const mixed = await visitor.call(contract.listPagePosts, withNsfw)
  expect(mixed).toEqual([tile(talk, null), tile(photo, expect.stringMatching(/^data:image\/webp/)), plain[0]])
  expect(await visitor.call(contract.listPagePosts, onlyNsfw)).toEqual(mixed.slice(0, 2))
  expect(mixed[1]?.placeholder).not.toBe(photo.media?.placeholder)
  expect(JSON.stringify(mixed)).not.toMatch(/Secretword|\/media\//)
  for (const flag of ['1', 'yes', 'TRUE', ''])
    expect((await visitor.attempt(contract.listPagePosts, { query: { includeNsfw: flag } })).status).toBe(400)
})

test('[S4.4-9] adult content is shown to people who have confirmed to be 18 or older, and to nobody before', async () => {
  const visitor = app.visitor()
  expect(await visitor.call(contract.getPagePost, { params: at(talk) })).toEqual(tile(talk, null))
  visitor.cookies.set('adult', `${Date.now()}.made-up-by-the-page`)
  expect(await visitor.call(contract.getPagePost, { params: at(talk) })).toEqual(tile(talk, null))
  const history = await visitor.attempt(contract.listPagePostVersions, { params: at(talk) })
  expect(history).toMatchObject({ status: 403, body: { code: 'consent_required' } })
  const shared = await visitor.attempt(contract.sharePagePost, { params: at(talk) })
  expect(shared).toMatchObject({ status: 403, body: { code: 'consent_required' } })

  await consented(visitor)
  const whole = {
    title: 'Secretword',
    authorId: alice.userId,
    isRedacted: false,
    isNsfw: true,
    authorIp: null,
  }
  expect(await visitor.call(contract.getPagePost, { params: at(talk) })).toMatchObject({
    ...whole,
    votingQuestion: 'Secretword?',
    votingCounts: [0, 0],
  })
  const [first, second] = await visitor.call(contract.listPagePosts, onlyNsfw)
  expect([first, second]).toMatchObject([whole, whole])
  expect(await visitor.call(contract.listPagePosts)).toHaveLength(1)
  expect((await visitor.call(contract.listPagePostVersions, { params: at(talk) })).items).toEqual([])
  // The address of its picture is signed, and worth nothing to a browser without the proof.
  const url = second?.mediaUrl ?? ''
  expect((await visitor.request('GET', url)).statusCode).toBe(200)
  expect((await app.visitor().request('GET', url)).statusCode).toBeGreaterThanOrEqual(400)
  expect((await visitor.request('GET', url.split('?')[0] ?? '')).statusCode).toBeGreaterThanOrEqual(400)
})

test('what one audience is given is never given to another from the cache', async () => {
  const adult = await consented(app.visitor())
  const young = await app.signIn('young')
  await makeUnderAge(app, young.userId)
  const seen = async (client: TestClient) =>
    (await client.call(contract.listPagePosts, withNsfw)).map(({ isRedacted }) => isRedacted)
  // All in the same moment, in every order.
  for (const order of [
    [adult, app.visitor(), young],
    [young, app.visitor(), adult],
  ])
    for (const client of order) {
      const expected =
        client === adult ? [false, false, false] : client === young ? [false] : [true, true, false]
      expect(await seen(client)).toEqual(expected)
    }
})

test('[S4.4-10] people who have said to be younger than 18 get no adult content, whatever this browser has proved', async () => {
  const young = await consented(await app.signIn('younger'))
  expect(await young.call(contract.getPagePost, { params: at(talk) })).toMatchObject({ isRedacted: false })
  await makeUnderAge(app, young.userId)
  expect(await young.call(contract.listPagePosts, onlyNsfw)).toEqual([])
  expect(await young.call(contract.listPagePosts, withNsfw)).toHaveLength(1)
  const like = { params: at(talk), body: { isLike: true } }
  const refused = [
    await young.attempt(contract.getPagePost, { params: at(talk) }),
    await young.attempt(contract.listPagePostVersions, { params: at(talk) }),
    await young.attempt(contract.sharePagePost, { params: at(talk) }),
    await young.attempt(contract.likePagePost, like),
    await young.attempt(contract.updatePagePost, { params: at(talk), body: { isNsfw: false } }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const ids = `${talk.id},${photo.id}`
  expect(await young.call(contract.listPagePostMarks, { query: { ids } })).toEqual([])
  const posted = await young.attempt(contract.createPagePost, {
    body: { type: 'discussion', title: 'Moon', isNsfw: true },
  })
  expect(posted).toMatchObject({ status: 403, body: { code: 'under_age' } })
})

test('somebody who turns out to be under age does not see their own adult posts, and can delete them', async () => {
  const eko = await app.signIn('eko')
  const post = await writePost(eko, { isNsfw: true })
  await makeUnderAge(app, eko.userId)
  expect((await eko.attempt(contract.getPagePost, { params: at(post) })).status).toBe(404)
  expect((await eko.call(contract.listMyPagePosts)).items).toEqual([])
  expect(await eko.call(contract.deletePagePost, { params: at(post) })).toMatchObject({ id: post.id })
})

test('[S4.4-11] a like of an adult post is refused, and so is taking one back', async () => {
  const bela = await app.signIn('bela')
  const before = await consented(await app.signIn('citra'))
  for (const client of [bela, before, alice])
    for (const isLike of [true, false]) {
      const answer = await client.attempt(contract.likePagePost, { params: at(photo), body: { isLike } })
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'nsfw_no_likes', message: 'Likes are disabled on adult content' },
      })
    }
  const likes = app.db.selectFrom('likes').select('user_id').where('object_id', '=', photo.id)
  expect(await likes.where('object_type', '=', 'page-post').execute()).toEqual([])
})

test('the author of an adult post sees it whole, also without proof', async () => {
  const own = await alice.call(contract.getPagePost, { params: at(talk) })
  expect(own).toMatchObject({ title: 'Secretword', isRedacted: false, authorIp: alice.ip })
  const { items } = await alice.call(contract.listMyPagePosts)
  expect(items.map(({ isRedacted }) => isRedacted)).toEqual([false, false, false])
})

test('redacted tiles do not reveal whose they are: not by the author’s list, the feed, nor by the marks', async () => {
  const author = String(alice.userId)
  const visitor = app.visitor()
  const list = (query: object) => visitor.call(contract.listPagePosts, { query })
  expect(await list({ author, nsfwOnly: 'true' })).toEqual([])
  expect(await list({ author, includeNsfw: 'true' })).toHaveLength(1)
  const dewi = await app.signIn('dewi')
  await app.db
    .insertInto('follows')
    .values({ follower_id: dewi.userId, followed_id: alice.userId, created_at: app.clock.now() })
    .execute()
  expect(await dewi.call(contract.listFollowedPosts, withNsfw)).toHaveLength(1)
  const ids = `${talk.id},${photo.id}`
  expect(await dewi.call(contract.listPagePostMarks, { query: { ids } })).toEqual([])
  await consented(dewi)
  expect(await dewi.call(contract.listFollowedPosts, withNsfw)).toHaveLength(3)
  expect(await dewi.call(contract.listPagePostMarks, { query: { ids } })).toMatchObject([
    { id: talk.id, isFollowing: true, liked: false, authorIp: null },
    { id: photo.id, isFollowing: true },
  ])
  expect(valuesOf('authorIp', await list({ includeNsfw: 'true' })).every((ip) => ip === null)).toBe(true)
})

test('where adult content is switched off there is none, for anybody', async () => {
  const adult = await consented(app.visitor())
  await app.db.insertInto('settings').values({ name: 'nsfw.enabled', value: 'false' }).execute()
  app.clock.advance(11_000)
  expect(await adult.call(contract.listPagePosts, withNsfw)).toHaveLength(1)
  expect(await adult.call(contract.listPagePosts, onlyNsfw)).toEqual([])
  expect((await adult.attempt(contract.getPagePost, { params: at(talk) })).status).toBe(404)
  const posted = await alice.attempt(contract.createPagePost, {
    body: { type: 'discussion', title: 'Moon', isNsfw: true },
  })
  expect(posted).toMatchObject({ status: 403, body: { code: 'not_allowed' } })

  // The staff can still mark a post, and the answer says that it is done.
  const moderator = await app.signIn('mod', 'moderator')
  const plain = await alice.call(contract.createPagePost, { body: { type: 'discussion', title: 'Sun' } })
  const marked = await moderator.call(contract.updatePagePost, { params: at(plain), body: { isNsfw: true } })
  expect(marked).toMatchObject({ id: plain.id, isNsfw: true, isRedacted: true, title: null })
})
