import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setBookmark } from '../../contract/bookmarks.ts'
import { followUser, unfollowUser } from '../../contract/follows.ts'
import * as contract from '../../contract/page-posts.ts'
import { votePagePost } from '../../contract/votes.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, valuesOf, writePost } from './posts-testing.ts'
import { listFollowedPlaces, MOST_FOLLOWED } from './list-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('[S3-16] authorIp is there for all, and null for all but the author and moderators', async () => {
  const alice = await app.signIn('alice')
  alice.ip = '198.51.100.23'
  const post = await writePost(alice)
  const others = [app.visitor(), await app.signIn('bela')]
  const insiders = [alice, await app.signIn('mod', 'moderator'), await app.signIn('op', 'operator')]
  const ids = String(post.id)
  app.clock.advance(2000)
  for (const client of [...others, ...insiders]) {
    const isInside = insiders.includes(client as (typeof insiders)[0])
    const expected = isInside ? '198.51.100.23' : null
    expect(await client.call(contract.getPagePost, { params: at(post) })).toHaveProperty('authorIp', expected)
    const list = await client.call(contract.listPagePosts)
    expect(valuesOf('authorIp', list)).toEqual(list.map(() => null))
    if (client === others[0]) continue
    const [marks] = await client.call(contract.listPagePostMarks, { query: { ids } })
    expect(marks).toHaveProperty('authorIp', expected)
  }
  const { items } = await alice.call(contract.listMyPagePosts)
  expect(valuesOf('authorIp', items)).toEqual(items.map(() => null))
})

test('marks say what the viewer has done and may do, in the order they ask', async () => {
  const citra = await app.signIn('citra')
  const dewi = await app.signIn('dewi')
  const mod = await app.signIn('mod', 'moderator')
  const first = await writePost(citra)
  const second = await writePost(citra, {
    isVotingEnabled: true,
    votingQuestion: 'Which?',
    votingOptions: ['One', 'Two'],
  })
  await dewi.call(contract.likePagePost, { params: at(first), body: { isLike: true } })
  await dewi.call(setBookmark, { params: { objectType: 'page-post', objectId: String(second.id) }, body: {} })
  await dewi.call(votePagePost, { params: at(second), body: { option: 1 } })
  await dewi.call(followUser, { params: { id: String(citra.userId) } })
  const marksFor = (client: typeof citra, ids: number[]) =>
    client.call(contract.listPagePostMarks, { query: { ids: ids.join() } })
  const nothing = {
    liked: false,
    bookmarked: false,
    canEdit: false,
    canDelete: false,
    canMarkNsfw: false,
    canEditPoll: false,
    isFollowing: true,
    votedOption: null,
    votingCounts: null,
    authorIp: null,
  }
  const asked = [second.id, 999_999, first.id, first.id]
  expect(await marksFor(dewi, asked)).toEqual([
    { ...nothing, id: second.id, bookmarked: true, votedOption: 1, votingCounts: [0, 1] },
    { ...nothing, id: first.id, liked: true },
  ])
  const own = { ...nothing, canEdit: true, canDelete: true, isFollowing: false, authorIp: citra.ip }
  expect(await marksFor(citra, [first.id])).toEqual([{ ...own, id: first.id }])
  expect(await marksFor(mod, [first.id])).toMatchObject([
    { canEdit: false, canDelete: false, canMarkNsfw: true, isFollowing: false, authorIp: citra.ip },
  ])
  await citra.call(contract.deletePagePost, { params: at(first) })
  expect(await marksFor(dewi, [first.id])).toEqual([])
  expect(await marksFor(citra, [first.id])).toMatchObject([{ canEdit: false, canDelete: false }])
})

test('marks are for members, of fifty posts at most', async () => {
  const citra = await app.signIn('citra')
  const attempt = (ids: string) => citra.attempt(contract.listPagePostMarks, { query: { ids } })
  const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join()
  expect((await attempt(many(50))).status).toBe(200)
  for (const ids of [many(51), '', '1,', 'x', '0', '-1', '1 2', '1,,2', '1'.repeat(16)])
    expect((await attempt(ids)).status, ids).toBe(400)
  expect((await app.visitor().attempt(contract.listPagePostMarks, { query: { ids: '1' } })).status).toBe(401)
})

test('one’s own posts are listed with their states, page by page', async () => {
  const eko = await app.signIn('eko')
  const posts: contract.PagePost[] = []
  for (let number = 1; number <= 22; number++) posts.push(await writePost(eko, { title: `Own ${number}` }))
  await eko.call(contract.deletePagePost, { params: at(posts[20] ?? { id: 0 }) })
  await writePost(await app.signIn('bela'), { title: 'Not theirs' })
  const first = await eko.call(contract.listMyPagePosts)
  expect(first.items.slice(0, 3).map(({ title, state }) => [title, state])).toEqual([
    ['Own 22', 'published'],
    ['Own 21', 'deleted'],
    ['Own 20', 'published'],
  ])
  const cursor = first.nextCursor ?? ''
  const second = await eko.call(contract.listMyPagePosts, { query: { cursor } })
  expect(second).toMatchObject({ items: [{ title: 'Own 2' }, { title: 'Own 1' }], nextCursor: null })
  const trash = await eko.call(contract.listMyPagePosts, { query: { state: 'deleted' } })
  expect(trash.items.map(({ title }) => title)).toEqual(['Own 21'])
  const bela = await app.signIn('bela')
  expect((await bela.attempt(contract.listMyPagePosts, { query: { cursor } })).status).toBe(400)
  expect((await bela.attempt(contract.listMyPagePosts, { query: { state: 'removed' } })).status).toBe(400)
  expect((await app.visitor().attempt(contract.listMyPagePosts)).status).toBe(401)
})

test('the feed of the people one follows holds their posts and no others, the newest first', async () => {
  const fitri = await app.signIn('fitri')
  const people = [await app.signIn('gita'), await app.signIn('hana')]
  for (let number = 1; number <= 6; number++) {
    app.clock.advance(1000)
    const author = people[number % 2]
    if (author !== undefined) await writePost(author, { title: `Post ${number}` })
  }
  await writePost(await app.signIn('intan'), { title: 'A stranger’s' })
  const follow = (id: number) => fitri.call(followUser, { params: { id: String(id) } })
  expect(await fitri.call(contract.listFollowedPosts)).toEqual([])
  for (const { userId } of people) await follow(userId)
  const pages: contract.PagePost[] = []
  for (let next: string | undefined = '/api/page-posts/following?limit=4'; next !== undefined;) {
    const response = await fitri.request('GET', next)
    pages.push(...response.json<contract.PagePost[]>())
    next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1]
  }
  expect(pages.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2, 1].map((number) => `Post ${number}`))
  expect(await fitri.call(contract.listFollowedPosts, { query: { type: 'photo' } })).toEqual([])
  expect(await fitri.call(contract.listFollowedPosts, { query: { type: 'discussion' } })).toHaveLength(6)
  await fitri.call(unfollowUser, { params: { id: String(people[0]?.userId) } })
  expect(await fitri.call(contract.listFollowedPosts)).toHaveLength(3)
  const cursor = 'x'.repeat(40)
  expect((await fitri.attempt(contract.listFollowedPosts, { query: { cursor } })).status).toBe(400)
  expect((await app.visitor().attempt(contract.listFollowedPosts)).status).toBe(401)
})

test('a member who follows more people than a feed can hold gets the ones followed last', async () => {
  const joko = await app.signIn('joko')
  await sql`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select 'many' || n || '@example.com', 'Many', 'People', 'many-' || n, now()
    from generate_series(1, ${MOST_FOLLOWED + 1}) n`.execute(app.db)
  await sql`
    insert into follows (follower_id, followed_id, created_at)
    select ${joko.userId}, id, now() + make_interval(secs => split_part(alias_name, '-', 2)::int)
    from users where alias_name like 'many-%'`.execute(app.db)
  await sql`
    with posts as (
      insert into page_posts (author_id, type, state, nodes, renderer_version, created_at)
      select id, 'discussion', 'published', '[]', 1, now() from users where alias_name in ('many-1', 'many-2')
      returning id, author_id, created_at)
    insert into page_post_places select id, author_id, 'discussion', false, 0, created_at from posts`.execute(
    app.db,
  )
  const { ids } = await listFollowedPlaces(app.db, joko.userId, { nsfw: 'without' }, null, 20)
  const authors = await app.db
    .selectFrom('page_posts')
    .innerJoin('users', 'users.id', 'author_id')
    .select('alias_name')
    .where('page_posts.id', 'in', ids)
    .execute()
  expect(authors.map(({ alias_name }) => alias_name)).toEqual(['many-2'])
})
