import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPagePostComment } from '../../contract/comments.ts'
import { listGuildPosts, pinGuildPost, removeGuildPost, unpinGuildPost } from '../../contract/guild-posts.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { deletePagePost, getPagePost, listMyPagePosts } from '../../contract/page-posts.ts'
import { reportObject } from '../../contract/reports.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, makeGuild, postIn, type Person } from './guild-posts-testing.ts'
import { removeByStaff, tryToRemove } from '../testing/remove-by-staff.ts'

let app: TestApp
let owner: Person
let officer: Person
let member: Person
let stranger: Person
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  owner = await app.signIn('owner')
  officer = await app.signIn('officer')
  member = await app.signIn('member')
  stranger = await app.signIn('stranger')
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(MINUTE_MS))

const guildOf = (isPrivate = false) =>
  makeGuild(app, { owner, officers: [officer], members: [member], isPrivate })
const of = (guild: { id: number }, post: { id: number }) => ({
  id: String(guild.id),
  postId: String(post.id),
})
const reason = { reason: 'Not about books' }

async function logOf(guild: { id: number }) {
  return app.db
    .selectFrom('guild_log')
    .select(['act', 'actor_id', 'target_id', 'post_id', 'reason'])
    .where('guild_id', '=', guild.id)
    .orderBy('id')
    .execute()
}

test('officers pin up to three posts, which come first with the first page', async () => {
  const guild = await guildOf()
  const write = (title: string) => postIn(member, guild, { title })
  const one = await write('One')
  const [two, three, four] = [await write('Two'), await write('Three'), await write('Four')]
  for (const post of [one, two, two, three]) {
    app.clock.advance(1000)
    await officer.call(pinGuildPost, { params: of(guild, post) })
  }
  expect((await owner.attempt(pinGuildPost, { params: of(guild, four) })).status).toBe(409)
  const { pinned, items } = await app.visitor().call(listGuildPosts, { params: at(guild) })
  expect(pinned.map(({ id }) => id)).toEqual([three.id, two.id, one.id])
  expect(items).toHaveLength(4)
  await owner.call(unpinGuildPost, { params: of(guild, two) })
  await owner.call(unpinGuildPost, { params: of(guild, two) })
  await owner.call(pinGuildPost, { params: of(guild, four) })
  await member.call(deletePagePost, { params: at(one) })
  const later = await app.visitor().call(listGuildPosts, { params: at(guild) })
  expect(later.pinned.map(({ id }) => id)).toEqual([four.id, three.id])
  expect((await logOf(guild)).map(({ act }) => act)).toEqual([
    'pinned',
    'pinned',
    'pinned',
    'unpinned',
    'pinned',
  ])
})

test('members and others pin and remove nothing, and a post of another guild is not found', async () => {
  const [guild, other, inside] = [await guildOf(), await guildOf(), await guildOf(true)]
  const post = await postIn(owner, guild)
  const hidden = await postIn(owner, inside)
  const attempts = async (client: Person, params: { id: string; postId: string }) => [
    (await client.attempt(pinGuildPost, { params })).status,
    (await client.attempt(unpinGuildPost, { params })).status,
    (await client.attempt(removeGuildPost, { params, body: reason })).status,
  ]
  expect(await attempts(member, of(guild, post))).toEqual([403, 403, 403])
  expect(await attempts(stranger, of(guild, post))).toEqual([403, 403, 403])
  expect(await attempts(stranger, of(inside, hidden))).toEqual([404, 404, 404])
  expect(await attempts(officer, of(other, post))).toEqual([404, 200, 404])
  expect(await attempts(officer, of(inside, post))).toEqual([404, 200, 404])
})

test('an officer removes a post and says why; its author is told, and it costs them no Honor', async () => {
  const guild = await guildOf(true)
  const post = await postIn(member, guild, { title: 'Out of place' })
  await officer.call(removeGuildPost, { params: of(guild, post), body: reason })
  await app.settle()
  for (const client of [member, owner, officer])
    expect((await client.attempt(getPagePost, { params: at(post) })).status).toBe(404)
  expect((await member.call(listMyPagePosts)).items.map(({ id }) => id)).not.toContain(post.id)
  expect(await logOf(guild)).toEqual([
    {
      act: 'removed-post',
      actor_id: officer.userId,
      target_id: member.userId,
      post_id: post.id,
      reason: 'Not about books',
    },
  ])
  const { items } = await member.call(listNotifications, { query: { filter: 'guilds' } })
  expect(items).toMatchObject([
    { type: 'guild-post-removed', actors: [], path: expect.stringContaining('/guild/') },
  ])
  expect(items[0]?.sentence.map(({ text }) => text).join('')).toContain('Reason: Not about books')
  const costs = await app.db
    .selectFrom('honor_entries')
    .select('id')
    .where('user_id', '=', member.userId)
    .where('reason', '=', 'content-removed')
    .execute()
  expect(costs).toEqual([])
  expect((await officer.attempt(removeGuildPost, { params: of(guild, post), body: reason })).status).toBe(404)
})

test('in a private guild members are told of answers and of their names, and nobody else is', async () => {
  const guild = await guildOf(true)
  const post = await postIn(owner, guild, {
    title: 'Our evening',
    content: 'With @member-1000 @stranger-1000',
  })
  await member.call(createPagePostComment, { params: at(post), body: { text: 'Gladly, @officer-1000' } })
  await app.settle()
  const told = async (client: Person) =>
    (await client.call(listNotifications)).items
      .filter(({ path }) => path.includes(`/page-post/${post.id}`))
      .map(({ type }) => type)
  expect(await told(owner)).toEqual(['comment'])
  expect(await told(officer)).toEqual(['mention'])
  expect(await told(member)).toEqual(['mention'])
  expect(await told(stranger)).toEqual([])
  await app.db.deleteFrom('guild_members').where('user_id', '=', member.userId).execute()
  expect(await told(member)).toEqual([])
})

test('moderators read nothing of a private guild but what was reported', async () => {
  const guild = await guildOf(true)
  const moderator = await app.signIn('mod', 'moderator')
  const post = await postIn(owner, guild)
  await app.db
    .insertInto('guild_members')
    .values({ guild_id: guild.id, user_id: member.userId, rank: 2, joined_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const status = async () => (await moderator.attempt(getPagePost, { params: at(post) })).status
  expect(await status()).toBe(404)
  expect(await tryToRemove(moderator, 'page-post', post.id)).toBe(404)
  await member.call(reportObject, { body: { objectType: 'page-post', objectId: post.id, reason: 'hate' } })
  expect(await status()).toBe(200)
  await removeByStaff(moderator, 'page-post', post.id)
  expect(await status()).toBe(404)
})

test('a post can be reported for a rule of its guild, by the number of that rule', async () => {
  const rules = [
    { title: 'Be kind', text: '' },
    { title: 'Books only', text: '' },
  ]
  const guild = await makeGuild(app, { owner, members: [member], rules })
  const post = await postIn(owner, guild, { acceptsRules: true })
  const elsewhere = await postIn(owner, await guildOf())
  const report = async (objectId: number, said: object) =>
    (await member.attempt(reportObject, { body: { objectType: 'page-post', objectId, ...said } })).status
  expect(await report(post.id, { reason: 'guild-rule' })).toBe(400)
  expect(await report(post.id, { reason: 'guild-rule', ruleNumber: 3 })).toBe(400)
  expect(await report(post.id, { reason: 'spam', ruleNumber: 1 })).toBe(400)
  expect(await report(elsewhere.id, { reason: 'guild-rule', ruleNumber: 1 })).toBe(400)
  expect(await report(post.id, { reason: 'guild-rule', ruleNumber: 2 })).toBe(200)
  const stored = app.db
    .selectFrom('reports')
    .select(['reason', 'rule_number'])
    .where('object_id', '=', post.id)
    .where('object_type', '=', 'page-post')
  expect(await stored.execute()).toEqual([{ reason: 'guild-rule', rule_number: 2 }])
  expect(await report(post.id, { reason: 'spam' })).toBe(200)
  expect(await stored.execute()).toEqual([{ reason: 'spam', rule_number: null }])
})
