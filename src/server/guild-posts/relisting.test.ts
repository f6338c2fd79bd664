import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllGuildPosts } from '../../contract/guild-posts.ts'
import { deleteGuild, restoreGuild, updateGuild } from '../../contract/guilds.ts'
import { followGuild } from '../page-posts/public.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, makeGuild, type Person } from './guild-posts-testing.ts'

/** More than two batches. */
const POSTS = 1200

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await testApp()
  owner = await app.signIn('owner')
})
afterAll(() => app.close())

test('a very large guild becomes private at once, and the places of its posts follow in batches', async () => {
  const guild = await makeGuild(app, { owner })
  const rows = Array.from({ length: POSTS }, (_, n) => ({
    author_id: owner.userId,
    type: 'discussion',
    state: 'published',
    title: `Post ${n}`,
    nodes: '[]',
    renderer_version: 1,
    is_nsfw: n % 10 === 0,
    guild_id: guild.id,
    created_at: app.clock.now(),
  }))
  const posts = await app.db.insertInto('page_posts').values(rows).returning(['id', 'is_nsfw']).execute()
  const places = posts.map(({ id, is_nsfw }) => ({
    post_id: id,
    guild_id: guild.id,
    author_id: owner.userId,
    is_nsfw,
    is_listed: true,
    hot: 0,
    hot_week: 0,
    score: 0,
    created_at: app.clock.now(),
  }))
  // Each row counts in the guild's: few of them in a statement, which would otherwise take long.
  while (places.length > 0)
    await app.db.insertInto('guild_post_places').values(places.splice(0, 200)).execute()
  const listed = async (db = app.db) =>
    (
      await db
        .selectFrom('guild_post_places')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('guild_id', '=', guild.id)
        .where('is_listed', '=', true)
        .executeTakeFirstOrThrow()
    ).count
  const shown = async () => (await app.visitor().call(listAllGuildPosts)).length
  const change = (isPrivate: boolean) => owner.call(updateGuild, { params: at(guild), body: { isPrivate } })

  expect(await shown()).toBeGreaterThan(0)
  await change(true)
  expect(await shown()).toBe(0)
  // The request itself unlisted one batch only.
  expect(await listed()).toBe(POSTS - 500)
  await app.settle()
  expect(await listed()).toBe(0)
  await change(false)
  expect(await listed()).toBe(500)
  await app.settle()
  expect(await listed()).toBe(POSTS)
  await owner.call(deleteGuild, { params: at(guild) })
  expect(await listed()).toBe(POSTS - 500)
  await app.settle()
  expect(await listed()).toBe(0)
  await owner.call(restoreGuild, { params: at(guild) })
  expect(await listed()).toBe(500)
  await app.settle()
  expect(await listed()).toBe(POSTS)
  // One transaction changes few of them, and what follows goes by what the guild is by then.
  await app.db.transaction().execute(async (trx) => {
    await followGuild(trx, guild.id, { isListed: false })
    expect(await listed(trx)).toBe(POSTS - 500)
  })
  await app.settle()
  expect(await listed()).toBe(POSTS)
})
