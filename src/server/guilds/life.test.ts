import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createGuild,
  deleteGuild,
  getGuild,
  listGuildLog,
  listGuilds,
  listMyGuilds,
  restoreGuild,
  searchGuilds,
  updateGuild,
  type GuildDetail,
} from '../../contract/guilds.ts'
import { reportObject } from '../../contract/reports.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { insertPost } from '../testing/insert-post.ts'
import { addMember, at, foundGuild, guildBody, listTold } from './guilds-testing.ts'
import { logAct } from './log-actions.ts'

let app: TestApp
let owner: TestClient & { userId: number }
let guild: GuildDetail
let count = 0
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.signIn(`owner${++count}`)
  guild = await foundGuild(owner)
})

const change = (body: object, client: TestClient = owner) =>
  client.attempt(updateGuild, { ...at(guild), body })

describe('changing a guild', () => {
  test('its owner changes what they name, and nothing else', async () => {
    const description = 'We read the sky.'
    const changed = await owner.call(updateGuild, { ...at(guild), body: { description, logo: 'logo5' } })
    expect(changed).toEqual({ ...guild, description, logo: 'logo5' })
    expect(await change({})).toMatchObject({ status: 400 })
    expect(await change({ memberCount: 5 })).toMatchObject({ status: 400 })
    const other = await foundGuild(await app.signIn(`other${count}`))
    expect(await change({ name: other.name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { fields: { name: expect.any(String) } },
    })
    // Its own name in other letters is its own.
    expect(await change({ name: guild.name.toUpperCase() })).toMatchObject({ status: 200 })
  })

  test('officers, members, strangers and staff change nothing', async () => {
    const officer = await addMember(app, guild.id, `officer${count}`, { rank: 1 })
    const member = await addMember(app, guild.id, `member${count}`)
    const staff = [await app.signIn('mod', 'moderator'), await app.signIn('op', 'operator')]
    for (const client of [officer, member, await app.signIn('nobody'), ...staff])
      expect(await change({ description: 'Mine' }, client)).toMatchObject({
        status: 403,
        body: { code: 'not_allowed' },
      })
    expect(await change({ description: 'Mine' }, app.visitor())).toMatchObject({ status: 401 })
  })

  test('the door fits the guild: becoming private it takes requests, becoming public it approves', async () => {
    expect((await change({ isPrivate: true })).body).toMatchObject({ isPrivate: true, joinMode: 'request' })
    expect((await change({ joinMode: 'invite' })).body).toMatchObject({ joinMode: 'invite' })
    expect(await change({ joinMode: 'open' })).toMatchObject({
      status: 400,
      body: { fields: { joinMode: expect.any(String) } },
    })
    expect((await change({ isPrivate: false })).body).toMatchObject({
      isPrivate: false,
      joinMode: 'approval',
    })
    expect((await change({ isPrivate: false, joinMode: 'open' })).body).toMatchObject({ joinMode: 'open' })
  })

  test('new rules are to be accepted anew, the same ones not', async () => {
    const rules = [{ title: 'Be kind', text: 'Always.' }]
    await change({ rules })
    const member = await addMember(app, guild.id, `reader${count}`)
    const hasAccepted = async () => (await member.call(getGuild, at(guild))).standing?.hasAcceptedRules
    expect(await hasAccepted()).toBe(false)
    app.clock.advance(1000)
    await app.db
      .updateTable('guild_members')
      .set({ rules_accepted_at: app.clock.now() })
      .where('user_id', '=', member.userId)
      .execute()
    app.clock.advance(1000)
    await change({ rules })
    expect(await hasAccepted()).toBe(true)
    await change({ rules: [...rules, { title: 'Be brief', text: '' }] })
    expect(await hasAccepted()).toBe(false)
    await change({ rules: [] })
    expect(await hasAccepted()).toBe(true)
  })

  test('posts stand in the lists of all guilds while theirs is public and there', async () => {
    const { id: post } = await insertPost(app, { authorId: owner.userId })
    await app.db.updateTable('page_posts').set({ guild_id: guild.id }).where('id', '=', post).execute()
    await app.db
      .insertInto('guild_post_places')
      .values({
        post_id: post,
        guild_id: guild.id,
        author_id: owner.userId,
        is_nsfw: false,
        is_listed: true,
        hot: 0,
        hot_week: 0,
        score: 0,
        created_at: app.clock.now(),
      })
      .execute()
    const isListed = async () =>
      (
        await app.db
          .selectFrom('guild_post_places')
          .select('is_listed')
          .where('post_id', '=', post)
          .executeTakeFirstOrThrow()
      ).is_listed
    await change({ isPrivate: true })
    expect(await isListed()).toBe(false)
    await change({ isPrivate: false })
    expect(await isListed()).toBe(true)
    await owner.call(deleteGuild, at(guild))
    expect(await isListed()).toBe(false)
    await owner.call(restoreGuild, at(guild))
    expect(await isListed()).toBe(true)
  })
})

describe('deleting a guild', () => {
  test('takes it away from everybody, and its owner brings it back for seven days', async () => {
    const member = await addMember(app, guild.id, `left${count}`)
    const { restorableUntil } = await owner.call(deleteGuild, at(guild))
    expect(new Date(restorableUntil).getTime() - app.clock.now().getTime()).toBe(7 * DAY_MS)
    for (const client of [app.visitor(), member, await app.signIn('mod', 'moderator')]) {
      expect((await client.attempt(getGuild, at(guild))).status).toBe(404)
      const listed = (await client.call(listGuilds, { query: { sort: 'new' } })).items
      expect(listed.map(({ id }) => id)).not.toContain(guild.id)
      const found = await client.call(searchGuilds, { params: { term: guild.name } })
      expect(found.map(({ id }) => id)).not.toContain(guild.id)
    }
    expect((await member.call(listMyGuilds)).guilds).toEqual([])
    expect((await owner.call(listMyGuilds)).guilds).toMatchObject([{ id: guild.id, restorableUntil }])
    expect(await owner.call(getGuild, at(guild))).toMatchObject({ restorableUntil })
    expect(await change({ description: 'x' })).toMatchObject({ status: 409 })
    expect((await member.attempt(restoreGuild, at(guild))).status).toBe(404)
    // Its name is kept for it.
    const twin = { body: guildBody({ name: guild.name }) }
    expect((await member.attempt(createGuild, twin)).status).toBe(409)
    expect(await owner.call(restoreGuild, at(guild))).toMatchObject({ id: guild.id, restorableUntil: null })
    expect((await member.call(getGuild, at(guild))).standing).toMatchObject({ role: 'member' })
    expect(await owner.attempt(restoreGuild, at(guild))).toMatchObject({ status: 409 })
  })

  test('is for the owner and staff; what staff deleted an operator restores', async () => {
    const officer = await addMember(app, guild.id, `off${count}`, { rank: 1 })
    for (const client of [officer, await app.signIn('nobody')])
      expect((await client.attempt(deleteGuild, at(guild))).status).toBe(403)
    const moderator = await app.signIn('mod', 'moderator')
    await moderator.call(deleteGuild, at(guild))
    // Its owner sees that it is deleted, and not that they could restore it.
    expect(await owner.call(getGuild, at(guild))).toMatchObject({ isDeleted: true, restorableUntil: null })
    expect((await owner.call(listMyGuilds)).guilds).toEqual([])
    const words = 'A moderator deleted a guild of yours. Contact us if you think that was a mistake.'
    expect(await listTold(app, owner)).toEqual([words])
    expect(await owner.attempt(restoreGuild, at(guild))).toMatchObject({ status: 403 })
    expect((await moderator.attempt(restoreGuild, at(guild))).status).toBe(404)
    await (await app.signIn('op', 'operator')).call(restoreGuild, at(guild))
    expect(await app.visitor().call(getGuild, at(guild))).toMatchObject({ id: guild.id })
    expect(await listTold(app, owner)).toEqual([])
    const log = await app.db
      .selectFrom('staff_log')
      .select(['action', 'object_id'])
      .where('object_type', '=', 'guild')
      .orderBy('id')
      .execute()
    expect(log.slice(-2)).toEqual([
      { action: 'delete-guild', object_id: guild.id },
      { action: 'restore-guild', object_id: guild.id },
    ])
  })

  test('and founding another leaves no room to restore the first', async () => {
    await owner.call(deleteGuild, at(guild))
    await foundGuild(owner)
    expect(await owner.attempt(restoreGuild, at(guild))).toMatchObject({
      status: 403,
      body: { code: 'plan_required' },
    })
  })

  test('after seven days it is gone for good with all that was said about it, and its name is free', async () => {
    const helper = await app.signIn('helper')
    await helper.call(reportObject, {
      body: { objectType: 'guild', objectId: guild.id, reason: 'spam' },
    })
    await owner.call(deleteGuild, at(guild))
    app.clock.advance(7 * DAY_MS - 1000)
    await app.purge()
    const isThere = async () =>
      (await app.db.selectFrom('guilds').select('id').where('id', '=', guild.id).execute()).length === 1
    expect(await isThere()).toBe(true)
    app.clock.advance(2000)
    owner = await app.signIn(`owner${count}`)
    expect(await owner.attempt(restoreGuild, at(guild))).toMatchObject({ status: 409 })
    await app.purge()
    expect(await isThere()).toBe(false)
    const reports = await app.db
      .selectFrom('reports')
      .select('id')
      .where('object_type', '=', 'guild')
      .where('object_id', '=', guild.id)
      .execute()
    expect(reports).toEqual([])
    await foundGuild(owner, { name: guild.name })
  })

  test('its posts never become posts of Page', async () => {
    const { id: post } = await insertPost(app, { authorId: owner.userId })
    await app.db.updateTable('page_posts').set({ guild_id: guild.id }).where('id', '=', post).execute()
    await app.db
      .updateTable('guilds')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', guild.id)
      .execute()
    await app.purge()
    const left = await app.db.selectFrom('page_posts').select('guild_id').where('id', '=', post).execute()
    expect(left.filter((one) => one.guild_id === null)).toEqual([])
  })
})

describe('the log', () => {
  test('tells members what happened, and officers also why', async () => {
    const officer = await addMember(app, guild.id, `logofficer${count}`, { rank: 1 })
    const member = await addMember(app, guild.id, `logmember${count}`)
    await change({ description: 'New' })
    await logAct(app.db, {
      guildId: guild.id,
      act: 'banned',
      actorId: officer.userId,
      targetId: member.userId,
      reason: 'Rude again',
      now: app.clock.now(),
    })
    const read = async (client: TestClient) => (await client.call(listGuildLog, at(guild))).items
    const told = [
      { act: 'banned', actor: { id: officer.userId }, target: { id: member.userId }, reason: null },
      { act: 'edited', actor: { id: owner.userId }, target: null, postId: null },
      { act: 'created', actor: { id: owner.userId } },
    ]
    expect(await read(member)).toMatchObject(told)
    for (const client of [officer, owner])
      expect(await read(client)).toMatchObject([{ ...told[0], reason: 'Rude again' }, told[1], told[2]])
  })

  test('is for members: of a private guild nobody else learns that it is there', async () => {
    const stranger = await app.signIn('stranger')
    expect(await stranger.attempt(listGuildLog, at(guild))).toMatchObject({ status: 403 })
    await change({ isPrivate: true })
    const answers = [
      await stranger.attempt(listGuildLog, at(guild)),
      await stranger.attempt(listGuildLog, { params: { id: 987_654 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await app.visitor().attempt(listGuildLog, at(guild))).status).toBe(401)
  })

  test('is read page by page', async () => {
    for (let n = 0; n < 25; n++)
      await logAct(app.db, { guildId: guild.id, act: 'joined', actorId: owner.userId, now: app.clock.now() })
    const first = await owner.call(listGuildLog, at(guild))
    const second = await owner.call(listGuildLog, { ...at(guild), query: { cursor: first.nextCursor ?? '' } })
    expect(second.nextCursor).toBeNull()
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(26)
  })
})
