import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPagePostComment } from '../../contract/comments.ts'
import { likeGuildPost } from '../../contract/guild-posts.ts'
import { deleteGuild, restoreGuild, updateGuild } from '../../contract/guilds.ts'
import { getPagePost, type PagePost } from '../../contract/page-posts.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import type { TestApp } from '../testing/test-app.ts'
import { at, kick, makeGuild, postIn, type Person } from './guild-posts-testing.ts'
import { picturesApp, uploadPicture } from './pictures-testing.ts'

let app: TestApp
let owner: Person
let member: Person
beforeAll(async () => {
  app = await picturesApp()
  for (const name of ['owner', 'member', 'mate']) await app.signIn(name)
  app.clock.advance(4 * DAY_MS)
  owner = await app.signIn('owner')
  member = await app.signIn('member')
})
afterAll(() => app.close())

const guildOf = (isPrivate: boolean) => makeGuild(app, { owner, members: [member], isPrivate })
const urlOf = ({ media }: PagePost) => media?.sources.at(-1)?.url ?? ''
const statusOf = async (client: Pick<Person, 'request'>, path: string) =>
  (await client.request('GET', path)).statusCode

test('a like in a public guild pays Honor as on Page, one in a private guild pays nothing', async () => {
  for (const [isPrivate, paid] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const post = await postIn(owner, await guildOf(isPrivate))
    const comment = await owner.call(createPagePostComment, { params: at(post), body: { text: 'Well said' } })
    await member.call(likeGuildPost, { params: at(post), body: { isLike: true } })
    await app.settle()
    const entries = await app.db
      .selectFrom('honor_entries')
      .select('reason')
      .where('user_id', '=', owner.userId)
      .where((eb) =>
        eb.or([
          eb.and({ object_type: 'page-post', object_id: post.id }),
          eb.and({ object_type: 'comment', object_id: comment.id }),
        ]),
      )
      .execute()
    expect(entries).toHaveLength(paid)
  }
})

test('what was liked behind closed doors never pays, also when the guild opens', async () => {
  const keeper = await app.signIn('mate')
  const guild = await makeGuild(app, { owner: keeper, members: [member], isPrivate: true })
  const inside = await postIn(keeper, guild)
  const open = () =>
    keeper.call(updateGuild, { params: at(guild), body: { isPrivate: false, joinMode: 'open' } })
  await member.call(likeGuildPost, { params: at(inside), body: { isLike: true } })
  await open()
  app.clock.advance(MINUTE_MS)
  const outside = await postIn(keeper, guild)
  for (const post of [inside, outside])
    for (const isLike of [false, true])
      await member.call(likeGuildPost, { params: at(post), body: { isLike } })
  await app.settle()
  const { rows } = await sql<{ id: number; earns: boolean }>`
    select object_id as id, earns from honor_objects
    where object_type = 'page-post' and object_id in (${inside.id}, ${outside.id}) order by 1`.execute(app.db)
  expect(rows).toEqual([
    { id: inside.id, earns: false },
    { id: outside.id, earns: true },
  ])
  const paid = await app.db
    .selectFrom('honor_entries')
    .select('object_id')
    .where((eb) => eb.and({ user_id: keeper.userId, object_type: 'page-post' }))
    .execute()
  expect(paid).toEqual([{ object_id: outside.id }])
})

test('pictures follow their guild: deleted it shows them to nobody, restored as before', async () => {
  // Restoring asks for room among the guilds that somebody owns.
  const keeper = await app.signIn('keeper')
  const guild = await makeGuild(app, { owner: keeper, members: [member] })
  const mediaId = await uploadPicture(app, keeper)
  const photo = await postIn(keeper, guild, { type: 'photo', mediaId, mediaAlt: 'A red sky' })
  expect(await statusOf(app.visitor(), urlOf(photo))).toBe(200)
  await keeper.call(deleteGuild, { params: at(guild) })
  for (const client of [app.visitor(), member, keeper]) {
    expect(await statusOf(client, urlOf(photo))).toBe(404)
    expect(await statusOf(client, `/api/page-posts/${photo.id}`)).toBe(404)
  }
  await keeper.call(restoreGuild, { params: at(guild) })
  expect(await statusOf(app.visitor(), urlOf(photo))).toBe(200)
  expect((await app.visitor().call(getPagePost, { params: at(photo) })).guildId).toBe(guild.id)
})

test('an adult picture of a private guild is for members who are of age', async () => {
  const guild = await guildOf(true)
  const mediaId = await uploadPicture(app, owner)
  const photo = await postIn(owner, guild, { type: 'photo', mediaId, mediaAlt: 'A red sky', isNsfw: true })
  const url = urlOf(await owner.call(getPagePost, { params: at(photo) }))
  expect(await statusOf(owner, url)).toBe(200)
  expect(await statusOf(member, url), 'without proof of age').toBe(404)
  await member.request('POST', '/api/nsfw/consent')
  expect(await statusOf(member, url)).toBe(200)
  await kick(app, guild, member)
  expect(await statusOf(member, url)).toBe(404)
})

test('seven days after a guild was deleted its posts are erased with all that was said about them', async () => {
  const guild = await guildOf(true)
  const post = await postIn(owner, guild)
  await member.call(createPagePostComment, { params: at(post), body: { text: 'Farewell' } })
  await app.settle()
  await owner.call(deleteGuild, { params: at(guild) })
  app.clock.advance(7 * DAY_MS + MINUTE_MS)
  await app.purge()
  await app.purge()
  for (const table of ['page_posts', 'guilds'] as const)
    expect(
      await app.db
        .selectFrom(table)
        .select('id')
        .where('id', '=', table === 'guilds' ? guild.id : post.id)
        .execute(),
    ).toEqual([])
  const left = await app.db
    .selectFrom('comments')
    .select('id')
    .where((eb) => eb.and({ object_type: 'page-post', object_id: post.id }))
    .execute()
  expect(left).toEqual([])
})
