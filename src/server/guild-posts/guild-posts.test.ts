import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPagePostComment } from '../../contract/comments.ts'
import {
  createGuildPost,
  likeGuildPost,
  listAllGuildPosts,
  listGuildPosts,
} from '../../contract/guild-posts.ts'
import {
  createPagePost,
  deletePagePost,
  getPagePost,
  getTrendingPosts,
  likePagePost,
  listFollowedPosts,
  listMyPagePosts,
  listPagePostMarks,
  listPagePosts,
  restorePagePost,
  searchPagePosts,
} from '../../contract/page-posts.ts'
import { followUser } from '../../contract/follows.ts'
import { votePagePost } from '../../contract/votes.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, ban, kick, makeGuild, mute, postIn, type Person } from './guild-posts-testing.ts'

let app: TestApp
let owner: Person
let member: Person
let stranger: Person
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  owner = await app.signIn('owner')
  member = await app.signIn('member')
  stranger = await app.signIn('stranger')
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(MINUTE_MS))

const open = (options: Partial<Parameters<typeof makeGuild>[1]> = {}) =>
  makeGuild(app, { owner, members: [member], ...options })
const closed = (options: Partial<Parameters<typeof makeGuild>[1]> = {}) =>
  open({ ...options, isPrivate: true })
const like = { isLike: true }
const POLL = {
  isVotingEnabled: true,
  votingQuestion: 'Which one first?',
  votingOptions: ['This', 'That'],
}

async function countsOf({ id }: { id: number }) {
  return app.db
    .selectFrom('guilds')
    .select(['post_count', 'active_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('[S3-20] a guild post has the keys of a post, its guild’s number, name and banner colour, and its poll', async () => {
  const guild = await open({ name: 'Star readers' })
  const post = await postIn(member, guild, { content: 'Bring *two*.', ...POLL })
  const found = await app.visitor().call(getPagePost, { params: at(post) })
  expect(found).toMatchObject({
    id: post.id,
    type: 'discussion',
    title: 'What do you read tonight?',
    content: 'Bring *two*.',
    authorId: member.userId,
    authorName: 'member Tester',
    guildId: guild.id,
    guildName: 'Star readers',
    guildBannerColor: '#1f6f63',
    isNsfw: false,
    likes: 0,
    isVotingEnabled: true,
    votingQuestion: 'Which one first?',
    votingOptions: ['This', 'That'],
  })
  await app.db.updateTable('guilds').set({ name: 'Star keepers' }).where('id', '=', guild.id).execute()
  expect((await app.visitor().call(getPagePost, { params: at(post) })).guildName).toBe('Star keepers')
})

test('[S7-30] all guild posts are those of public guilds, and of the private ones that somebody is in', async () => {
  const shown = await postIn(owner, await open(), { title: 'In the open' })
  const inside = await postIn(owner, await closed(), { title: 'Among us' })
  const other = await postIn(owner, await makeGuild(app, { owner, isPrivate: true }), {
    title: 'Without them',
  })
  const idsFor = async (client: Pick<Person, 'call'>) =>
    (await client.call(listAllGuildPosts)).map(({ id }) => id)
  expect(await idsFor(member)).toEqual(expect.arrayContaining([shown.id, inside.id]))
  expect(await idsFor(member)).not.toContain(other.id)
  for (const client of [app.visitor(), stranger]) {
    expect(await idsFor(client)).toContain(shown.id)
    expect(await idsFor(client)).not.toContain(inside.id)
  }
  await app.db
    .updateTable('guilds')
    .set({ deleted_at: app.clock.now() })
    .where('id', '=', inside.guildId)
    .execute()
  expect(await idsFor(member)).not.toContain(inside.id)
})

test('[S7-30] they are read page by page, newest first, own guilds among the others', async () => {
  const [first, second] = [await open(), await closed()]
  const made: number[] = []
  for (let i = 0; i < 5; i++) {
    app.clock.advance(1000)
    made.unshift((await postIn(owner, i % 2 === 0 ? first : second)).id)
  }
  const page = await member.attempt(listAllGuildPosts, { query: { limit: '3' } })
  expect((page.body as { id: number }[]).map(({ id }) => id)).toEqual(made.slice(0, 3))
  const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? ''
  const rest = (await member.request('GET', next)).json<{ id: number }[]>()
  expect(rest.slice(0, 2).map(({ id }) => id)).toEqual(made.slice(3))
})

test('[S7-33] whoever sees a guild post likes it at its own address, and at that of any post', async () => {
  const post = await postIn(owner, await open())
  expect(await stranger.call(likeGuildPost, { params: at(post), body: like })).toEqual({
    likes: 1,
    liked: true,
  })
  expect(await member.call(likePagePost, { params: at(post), body: like })).toEqual({ likes: 2, liked: true })
  const back = { isLike: false }
  expect(await stranger.call(likeGuildPost, { params: at(post), body: back })).toEqual({
    likes: 1,
    liked: false,
  })
})

test('[S7-33] what is no guild post, or not theirs to see, is not found there; who is banned likes nothing', async () => {
  const page = await owner.call(createPagePost, { body: { type: 'discussion', title: 'On Page' } })
  const inside = await postIn(owner, await closed())
  const guild = await open()
  const shown = await postIn(owner, guild)
  const status = async (client: Person, id: number) =>
    (await client.attempt(likeGuildPost, { params: { id }, body: like })).status
  expect(await status(member, page.id)).toBe(404)
  expect(await status(member, 9_999_999)).toBe(404)
  expect(await status(stranger, inside.id)).toBe(404)
  expect(await status(member, inside.id)).toBe(200)
  await ban(app, guild, stranger)
  expect(await status(stranger, shown.id)).toBe(403)
})

test('only members post; those outside a private guild do not find it', async () => {
  const body = { type: 'discussion', title: 'Let me in' }
  const [shown, inside] = [await open(), await closed()]
  for (const [guild, status] of [
    [shown, 403],
    [inside, 404],
    [{ id: 9_999_999 }, 404],
  ] as const)
    expect((await stranger.attempt(createGuildPost, { params: at(guild), body })).status).toBe(status)
  await mute(app, shown, member)
  expect((await member.attempt(createGuildPost, { params: at(shown), body })).status).toBe(403)
  app.clock.advance(2 * DAY_MS)
  expect((await member.attempt(createGuildPost, { params: at(shown), body })).status).toBe(200)
})

test('the rules are ticked before the first post, and again after they changed', async () => {
  const guild = await open({ rules: [{ title: 'Be kind', text: '' }] })
  const params = at(guild)
  const body = { type: 'discussion', title: 'First words' } as const
  const refused = await member.attempt(createGuildPost, { params, body })
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ fields: { acceptsRules: expect.any(String) } }),
  ])
  await member.call(createGuildPost, { params, body: { ...body, acceptsRules: true } })
  await member.call(createGuildPost, { params, body })
  app.clock.advance(MINUTE_MS)
  await app.db
    .updateTable('guilds')
    .set({ rules_changed_at: app.clock.now() })
    .where('id', '=', guild.id)
    .execute()
  app.clock.advance(MINUTE_MS)
  expect((await member.attempt(createGuildPost, { params, body })).status).toBe(400)
  await member.call(createGuildPost, { params, body: { ...body, acceptsRules: true } })
})

test('what is posted in an adult guild is adult, unless its author says otherwise', async () => {
  const guild = await open({ isNsfw: true })
  expect((await postIn(member, guild)).isNsfw).toBe(true)
  expect((await postIn(member, guild, { isNsfw: false })).isNsfw).toBe(false)
  expect((await app.visitor().call(listGuildPosts, { params: at(guild) })).items).toHaveLength(1)
  const all = await app.visitor().call(listGuildPosts, { params: at(guild), query: { includeNsfw: 'true' } })
  expect(all.items.map(({ isRedacted }) => isRedacted)).toEqual([false, true])
})

test('members of a guild comment and vote, muted ones and others do not', async () => {
  const guild = await open()
  const post = await postIn(owner, guild, POLL)
  const comment = async (client: Person) =>
    (await client.attempt(createPagePostComment, { params: at(post), body: { text: 'Yes' } })).status
  const vote = async (client: Person) =>
    (await client.attempt(votePagePost, { params: at(post), body: { option: 0 } })).status
  expect([await comment(member), await vote(member)]).toEqual([200, 200])
  expect([await comment(stranger), await vote(stranger)]).toEqual([403, 403])
  await mute(app, guild, member)
  expect([await comment(member), await vote(member)]).toEqual([403, 403])
})

test('a guild post is absent from the lists of Page, trends with its posts and is found by the search', async () => {
  await stranger.call(followUser, { params: { id: String(member.userId) } })
  const post = await postIn(member, await open(), { title: 'A glowworm in the guild' })
  const inside = await postIn(member, await closed(), { title: 'A glowworm among us' })
  await app.settle()
  app.clock.advance(2 * MINUTE_MS)
  for (const list of [
    await stranger.call(listPagePosts, { query: { limit: '50' } }),
    await stranger.call(listPagePosts, { query: { author: String(member.userId) } }),
    await stranger.call(listFollowedPosts),
  ])
    expect(list.map(({ id }) => id)).not.toEqual(expect.arrayContaining([post.id]))
  const ids = (posts: { id: number }[]) => posts.map(({ id }) => id)
  const trending = ids(await app.visitor().call(getTrendingPosts))
  expect(trending).toContain(post.id)
  expect(trending).not.toContain(inside.id)
  expect(ids(await app.visitor().call(searchPagePosts, { query: { q: 'glowworm' } }))).toEqual([post.id])
})

test('a guild counts its posts, and a public one knows when it was last posted in', async () => {
  for (const [guild, isTold] of [
    [await open(), true],
    [await closed(), false],
  ] as const) {
    const before = await countsOf(guild)
    app.clock.advance(MINUTE_MS)
    const post = await postIn(member, guild)
    const after = await countsOf(guild)
    expect(after.post_count).toBe(1)
    expect(after.active_at > before.active_at).toBe(isTold)
    await member.call(deletePagePost, { params: at(post) })
    expect((await countsOf(guild)).post_count).toBe(0)
    await member.call(restorePagePost, { params: at(post) })
    expect((await countsOf(guild)).post_count).toBe(1)
  }
})

test('whoever left a private guild still has their own posts, without what others did, and may delete them', async () => {
  const guild = await closed()
  const post = await postIn(member, guild, { title: 'I was here' })
  await owner.call(likeGuildPost, { params: at(post), body: like })
  expect(await member.call(listPagePostMarks, { query: { ids: String(post.id) } })).toHaveLength(1)
  await kick(app, guild, member)
  expect((await member.attempt(getPagePost, { params: at(post) })).status).toBe(404)
  expect(await member.call(listPagePostMarks, { query: { ids: String(post.id) } })).toMatchObject([
    { canDelete: true, canEdit: false, liked: false, votedOption: null, votingCounts: null },
  ])
  const own = (await member.call(listMyPagePosts)).items.find(({ id }) => id === post.id)
  expect(own).toMatchObject({ title: 'I was here', likes: 0 })
  await member.call(deletePagePost, { params: at(post) })
  expect((await owner.attempt(getPagePost, { params: at(post) })).status).toBe(404)
})
