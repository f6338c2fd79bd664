import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createPagePostComment,
  deleteComment,
  likeComment,
  listPagePostComments,
  restoreComment,
  updateComment,
} from '../../contract/comments.ts'
import { likeGuildPost, removeGuildPost } from '../../contract/guild-posts.ts'
import { listGuildLog } from '../../contract/guilds.ts'
import {
  deletePagePost,
  getPagePost,
  listMyPagePosts,
  restorePagePost,
  sharePagePost,
  updatePagePost,
} from '../../contract/page-posts.ts'
import { reportObject } from '../../contract/reports.ts'
import { retractVote, votePagePost } from '../../contract/votes.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, ban, kick, makeGuild, mute, postIn, type Person } from './guild-posts-testing.ts'
import { removeByStaff, tryToRemove } from '../testing/remove-by-staff.ts'

let app: TestApp
let owner: Person
let officer: Person
let member: Person
let moderator: Person
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  owner = await app.signIn('owner')
  officer = await app.signIn('officer')
  member = await app.signIn('member')
  moderator = await app.signIn('mod', 'moderator')
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(MINUTE_MS))

const guildOf = (isPrivate = false) =>
  makeGuild(app, { owner, officers: [officer], members: [member], isPrivate })
const say = (client: Person, post: { id: number }, text = 'Well said') =>
  client.call(createPagePostComment, { params: at(post), body: { text } })

test('whoever was removed from a private guild reads nothing of their post by deleting it first', async () => {
  const guild = await guildOf(true)
  const post = await postIn(member, guild)
  await say(owner, post)
  await owner.call(likeGuildPost, { params: at(post), body: { isLike: true } })
  await kick(app, guild, member)
  await member.call(deletePagePost, { params: at(post) })
  await member.call(deletePagePost, { params: at(post) })
  expect((await member.attempt(getPagePost, { params: at(post) })).status).toBe(404)
  expect((await member.attempt(listPagePostComments, { params: at(post) })).status).toBe(404)
  const own = (await member.call(listMyPagePosts)).items.find(({ id }) => id === post.id)
  expect(own).toMatchObject({ likes: 0, comments: 0 })
  expect((await member.attempt(restorePagePost, { params: at(post) })).status).toBe(403)
})

test.each([
  ['removed', kick],
  ['banned', ban],
  ['muted', mute],
] as const)('people who are %s change and bring back nothing in a public guild', async (_name, silence) => {
  const guild = await guildOf()
  const [post, deleted] = [await postIn(member, guild), await postIn(member, guild)]
  const [comment, gone] = [await say(member, post), await say(member, post)]
  await member.call(deletePagePost, { params: at(deleted) })
  await member.call(deleteComment, { params: at(gone) })
  await silence(app, guild, member)
  const statuses = [
    await member.attempt(updatePagePost, { params: at(post), body: { content: 'Buy this' } }),
    await member.attempt(restorePagePost, { params: at(deleted) }),
    await member.attempt(updateComment, { params: at(comment), body: { text: 'Buy this' } }),
    await member.attempt(restoreComment, { params: at(gone) }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([403, 403, 403, 403])
  await member.call(deleteComment, { params: at(comment) })
  await member.call(deletePagePost, { params: at(post) })
})

test('a banned person gives no likes and no attention, and takes back what they gave', async () => {
  const guild = await guildOf()
  const post = await postIn(owner, guild, {
    isVotingEnabled: true,
    votingQuestion: 'Tea?',
    votingOptions: ['Yes', 'No'],
    votingDays: 1,
  })
  const comment = await say(owner, post)
  await member.call(likeGuildPost, { params: at(post), body: { isLike: true } })
  await member.call(votePagePost, { params: at(post), body: { option: 0 } })
  await ban(app, guild, member)
  const liked = await member.attempt(likeComment, { params: at(comment), body: { isLike: true } })
  expect([liked.status, (await member.attempt(sharePagePost, { params: at(post) })).status]).toEqual([
    403, 403,
  ])
  expect(await member.call(likeGuildPost, { params: at(post), body: { isLike: false } })).toMatchObject({
    likes: 0,
  })
  expect(await member.call(retractVote, { params: at(post) })).toMatchObject({ votingTotal: 0 })
})

test('officers remove comments in their guild, which costs their authors nothing', async () => {
  const guild = await guildOf()
  const post = await postIn(owner, guild)
  const comment = await say(member, post)
  const { items } = await officer.call(listPagePostComments, { params: at(post) })
  expect(items.map(({ canDelete }) => canDelete)).toEqual([true])
  await officer.call(deleteComment, { params: at(comment) })
  expect((await officer.attempt(deleteComment, { params: at(comment) })).status).toBe(404)
  await app.settle()
  const row = app.db
    .selectFrom('comments')
    .select(['state', 'is_removed_by_guild'])
    .where('id', '=', comment.id)
  expect(await row.executeTakeFirst()).toEqual({ state: 'removed', is_removed_by_guild: true })
  // What officers do is in the log.
  const { items: log } = await member.call(listGuildLog, { params: at(guild) })
  expect(log).toMatchObject([
    {
      act: 'removed-comment',
      actor: { id: officer.userId },
      target: { id: member.userId },
      postId: post.id,
      reason: null,
    },
  ])
  const costs = app.db.selectFrom('honor_entries').select('id').where('reason', '=', 'content-removed')
  expect(await costs.execute()).toEqual([])
  const own = await say(owner, await postIn(owner, guild))
  expect((await member.attempt(deleteComment, { params: at(own) })).status).toBe(403)
  // One's own is nobody's business.
  await owner.call(deleteComment, { params: at(own) })
  expect((await member.call(listGuildLog, { params: at(guild) })).items).toHaveLength(1)
})

test('whoever left a private guild may delete their own comments there, and does nothing else with any', async () => {
  const guild = await guildOf(true)
  const post = await postIn(owner, guild)
  const [own, other] = [await say(member, post), await say(owner, post)]
  await kick(app, guild, member)
  for (const comment of [own, other])
    expect(
      (await member.attempt(updateComment, { params: at(comment), body: { text: 'Later' } })).status,
    ).toBe(404)
  expect((await member.attempt(deleteComment, { params: at(other) })).status).toBe(404)
  expect(await member.call(deleteComment, { params: at(own) })).toEqual({ done: true })
  expect((await member.attempt(restoreComment, { params: at(own) })).status).toBe(404)
  const { items, total } = await owner.call(listPagePostComments, { params: at(post) })
  expect(items.map(({ id }) => id)).toEqual([other.id])
  expect(total).toBe(1)
})

test('of a private guild the staff gets the comments that were reported, and no others', async () => {
  const post = await postIn(owner, await guildOf(true))
  const [bad, good] = [await say(owner, post, 'Bad words'), await say(owner, post, 'Good words')]
  const list = () => moderator.attempt(listPagePostComments, { params: at(post) })
  expect((await list()).status).toBe(404)
  await member.call(reportObject, { body: { objectType: 'comment', objectId: bad.id, reason: 'hate' } })
  expect(JSON.stringify((await list()).body)).toMatch(/Bad words/)
  expect(JSON.stringify((await list()).body)).not.toMatch(/Good words/)
  expect(await tryToRemove(moderator, 'comment', good.id)).toBe(404)
  await removeByStaff(moderator, 'comment', bad.id)
  expect((await list()).status).toBe(404)
})

test('a rule of the guild is broken by posts, not by comments', async () => {
  const guild = await makeGuild(app, { owner, members: [member], rules: [{ title: 'Be kind', text: '' }] })
  const comment = await say(owner, await postIn(owner, guild, { acceptsRules: true }))
  const body = { objectType: 'comment', objectId: comment.id, reason: 'guild-rule', ruleNumber: 1 }
  expect((await member.attempt(reportObject, { body })).status).toBe(400)
})

test('the staff still judges a reported post that an officer removed', async () => {
  const guild = await guildOf(true)
  const post = await postIn(owner, guild)
  await member.call(reportObject, { body: { objectType: 'page-post', objectId: post.id, reason: 'hate' } })
  const params = { id: String(guild.id), postId: String(post.id) }
  await officer.call(removeGuildPost, { params, body: { reason: 'Hate' } })
  expect((await moderator.attempt(getPagePost, { params: at(post) })).status).toBe(200)
  expect((await member.attempt(getPagePost, { params: at(post) })).status).toBe(404)
  await removeByStaff(moderator, 'page-post', post.id)
  const row = app.db.selectFrom('page_posts').select('is_removed_by_guild').where('id', '=', post.id)
  expect(await row.executeTakeFirst()).toEqual({ is_removed_by_guild: false })
})
