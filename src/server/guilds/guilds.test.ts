import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GUILD_COLORS, GUILD_LOGOS } from '../../contract/guild-rules.ts'
import {
  createGuild,
  getGuild,
  listGuilds,
  listGuildsOf,
  listMyGuilds,
  searchGuilds,
  updateGuild,
  type Guild,
} from '../../contract/guilds.ts'
import { blockUser } from '../../contract/blocks.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { giveNsfwConsent, saveBirthYear } from '../../contract/nsfw.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { addMember, at, foundGuild, guildBody } from './guilds-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const names = (guilds: Guild[]) => guilds.map(({ name }) => name)

describe('founding', () => {
  test('[S3-21] [S3-22] a guild has the fields of the specification, and one of five logos', async () => {
    const ana = await app.signIn('ana')
    const guild = await foundGuild(ana, { name: 'Readers of Stars', description: 'We look up.' })
    expect(guild).toMatchObject({
      name: 'Readers of Stars',
      insignia: 'SR',
      logo: 'logo3',
      logoBackgroundColor: '#1f5f8b',
      description: 'We look up.',
      isPrivate: false,
      joinMode: 'open',
      memberCount: 1,
      postCount: 0,
      ownerId: ana.userId,
      ownerName: 'ana Tester',
      owner: { id: ana.userId, alias: 'ana-1000' },
      rules: [],
      standing: { state: 'member', role: 'owner', hasAcceptedRules: true, canInvite: true },
    })
    expect(GUILD_LOGOS).toEqual(['logo1', 'logo2', 'logo3', 'logo4', 'logo5'])
    for (const logo of ['logo0', 'logo6', 'shield']) {
      const refused = await ana.attempt(createGuild, { body: { ...guildBody(), logo } })
      expect(refused).toMatchObject({ status: 400, body: { fields: { logo: expect.any(String) } } })
    }
  })

  test('it is found by its number, with or without words behind it', async () => {
    const ani = await app.signIn('ani')
    const { id, name } = await foundGuild(ani)
    for (const given of [`${id}`, `${id}-star-readers`])
      expect(await app.visitor().call(getGuild, { params: { id: given } })).toMatchObject({
        name,
        standing: null,
      })
    for (const given of ['star-readers', '0', `${id}x`])
      expect((await app.visitor().attempt(getGuild, { params: { id: given } })).status).toBe(400)
    expect((await app.visitor().attempt(getGuild, { params: { id: 987654 } })).status).toBe(404)
  })

  test('a name is taken once, whatever its capitals', async () => {
    const [budi, citra] = [await app.signIn('budi'), await app.signIn('citra')]
    await foundGuild(budi, { name: 'Night Sky' })
    const taken = await citra.attempt(createGuild, { body: guildBody({ name: ' night SKY ' }) })
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { name: expect.stringContaining('Another guild') } },
    })
    expect((await citra.call(listMyGuilds)).guilds).toEqual([])
  })

  test('of two that are founded at once with one name, or by one person, one is refused', async () => {
    const [eka, fajar] = [await app.signIn('eka'), await app.signIn('fajar')]
    const twins = await Promise.all(
      [eka, fajar].map((one) => one.attempt(createGuild, { body: guildBody({ name: 'One name' }) })),
    )
    expect(twins.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409])
    const gita = await app.signIn('gita')
    const own = await Promise.all([1, 2, 3].map(() => gita.attempt(createGuild, { body: guildBody() })))
    expect(own.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 403, 403])
    expect((await gita.call(listMyGuilds)).mayCreate).toBe(0)
  })

  test('a plan says how many guilds somebody may own', async () => {
    const hana = await app.signIn('hana')
    expect((await hana.call(listMyGuilds)).mayCreate).toBe(1)
    await foundGuild(hana)
    expect(await hana.attempt(createGuild, { body: guildBody() })).toMatchObject({
      status: 403,
      body: { code: 'plan_required' },
    })
    await app.db
      .insertInto('subscriptions')
      .values({
        user_id: hana.userId,
        plan: 'topaz',
        status: 'active',
        current_period_end: new Date(app.clock.now().getTime() + 30 * DAY_MS),
        provider: 'test',
        provider_id: 'hana',
      })
      .execute()
    expect((await hana.call(listMyGuilds)).mayCreate).toBe(2)
    await foundGuild(hana)
    await foundGuild(hana)
    expect((await hana.attempt(createGuild, { body: guildBody() })).status).toBe(403)
  })

  test('two guilds a day are founded at most', async () => {
    const strict = await testApp()
    const ivan = await strict.signIn('ivan')
    for (const status of [200, 200, 429]) {
      await strict.db.updateTable('guilds').set({ deleted_at: strict.clock.now() }).execute()
      expect((await ivan.attempt(createGuild, { body: guildBody() })).status).toBe(status)
    }
    await strict.close()
  })

  test('what a guild is given has to be sound', async () => {
    const joko = await app.signIn('joko')
    const refusedFor = async (more: object) => {
      const { status, body } = await joko.attempt(createGuild, { body: { ...guildBody(), ...more } })
      return status === 400 ? Object.keys((body as { fields: object }).fields) : status
    }
    expect(await refusedFor({ name: 'ab' })).toEqual(['name'])
    expect(await refusedFor({ name: 'x'.repeat(41) })).toEqual(['name'])
    expect(await refusedFor({ insignia: 'A' })).toEqual(['insignia'])
    expect(await refusedFor({ insignia: 'A1' })).toEqual(['insignia'])
    expect(await refusedFor({ insignia: 'ABCDE' })).toEqual(['insignia'])
    // White is illegible on it.
    expect(await refusedFor({ logoBackgroundColor: '#ffee88' })).toEqual(['logoBackgroundColor'])
    expect(await refusedFor({ logoBackgroundColor: 'red' })).toEqual(['logoBackgroundColor'])
    expect(await refusedFor({ joinMode: 'request' })).toEqual(['joinMode'])
    expect(await refusedFor({ isPrivate: true, joinMode: 'open' })).toEqual(['joinMode'])
    expect(await refusedFor({ questions: ['a', 'b', 'c', 'd'] })).toEqual(['questions'])
    expect(await refusedFor({ description: 'x'.repeat(501) })).toEqual(['description'])
    expect(await refusedFor({ ownerId: 1 })).toEqual(['ownerId'])
    for (const color of GUILD_COLORS)
      await app.db
        .deleteFrom('guilds')
        .where('owner_id', '=', joko.userId)
        .execute()
        .then(() => foundGuild(joko, { logoBackgroundColor: color }))
  })
})

describe('a private guild', () => {
  test('tells others its name, signs, description, number of members and owner, and nothing of its inside', async () => {
    const kiki = await app.signIn('kiki')
    const guild = await foundGuild(kiki, {
      isPrivate: true,
      questions: ['Why?'],
      rules: [{ title: 'Be kind', text: 'Always.' }],
    })
    await app.db.updateTable('guilds').set({ post_count: 7 }).where('id', '=', guild.id).execute()
    const stranger = await app.signIn('stranger')
    for (const client of [app.visitor(), stranger]) {
      const seen = await client.call(getGuild, at(guild))
      expect(seen).toMatchObject({
        name: guild.name,
        memberCount: 1,
        ownerName: 'kiki Tester',
        questions: ['Why?'],
      })
      expect(seen).toMatchObject({ postCount: null, rules: null, membersMayInvite: null, openRequests: null })
    }
    const member = await addMember(app, guild.id, 'lala')
    expect(await member.call(getGuild, at(guild))).toMatchObject({
      postCount: 7,
      rules: [{ title: 'Be kind', text: 'Always.' }],
      openRequests: null,
      standing: { role: 'member', hasAcceptedRules: false, canInvite: false },
    })
    const listed = (await app.visitor().call(listGuilds, { query: { sort: 'new' } })).items
    expect(listed.find(({ id }) => id === guild.id)).toMatchObject({ postCount: null, memberCount: 2 })
    const [found] = await stranger.call(searchGuilds, { params: { term: guild.name } })
    expect(found).toMatchObject({ id: guild.id, postCount: null })
    expect((await member.call(listMyGuilds)).guilds).toMatchObject([
      { id: guild.id, postCount: 7, role: 'member' },
    ])
  })

  test('is no guild of somebody’s profile', async () => {
    const mira = await app.signIn('mira')
    const guild = await foundGuild(mira)
    const ofMira = () => app.visitor().call(listGuildsOf, { params: { id: String(mira.userId) } })
    expect((await ofMira()).items).toMatchObject([{ id: guild.id, role: 'owner' }])
    await mira.call(updateGuild, { ...at(guild), body: { isPrivate: true } })
    expect(await ofMira()).toEqual({ items: [], nextCursor: null })
  })
})

test('the guilds of a person are as private as the person', async () => {
  const [nina, oki] = [await app.signIn('nina'), await app.signIn('oki')]
  await foundGuild(nina)
  const ofNina = { params: { id: String(nina.userId) } }
  await app.db.insertInto('profiles').values({ user_id: nina.userId, audience: 'members' }).execute()
  expect((await app.visitor().attempt(listGuildsOf, ofNina)).status).toBe(401)
  expect((await oki.call(listGuildsOf, ofNina)).items).toHaveLength(1)
  await nina.call(blockUser, { params: { id: String(oki.userId) } })
  expect((await oki.attempt(listGuildsOf, ofNina)).status).toBe(404)
})

test('lists are sorted, and read page by page without gaps or repeats', async () => {
  const fresh = await testApp({ config: { rateLimitScale: 1000 } })
  const made: Guild[] = []
  for (let n = 0; n < 7; n++) {
    const guild = await foundGuild(await fresh.signIn(`own${n}`), {
      ...(n === 3 && { joinMode: 'approval' as const }),
      ...(n === 4 && { isNsfw: true }),
    })
    made.push(guild)
    // The sixth is as active as the fifth.
    const active = new Date(fresh.clock.now().getTime() - Math.min(n, 5) * DAY_MS)
    await fresh.db
      .updateTable('guilds')
      .set({ active_at: active, member_count: [3, 9, 3, 1, 5, 2, 8][n] ?? 0 })
      .where('id', '=', guild.id)
      .execute()
    fresh.clock.advance(1000)
  }
  const walk = async (query: QueryOf<typeof listGuilds>, client: TestClient = fresh.visitor()) => {
    const seen: number[] = []
    for (let cursor: string | undefined; ;) {
      const page = await client.call(listGuilds, {
        query: { ...query, limit: '2', ...(cursor !== undefined && { cursor }) },
      })
      seen.push(...page.items.map(({ id }) => made.findIndex((one) => one.id === id)))
      if (page.nextCursor === null) return seen
      cursor = page.nextCursor
    }
  }
  // The fifth is an adult one: only for those who ask for it, with proof.
  expect(await walk({})).toEqual([0, 1, 2, 3, 6, 5])
  expect(await walk({ sort: 'new' })).toEqual([6, 5, 3, 2, 1, 0])
  expect(await walk({ sort: 'big' })).toEqual([1, 6, 2, 0, 5, 3])
  const all = { includeNsfw: 'true' } as const
  expect(await walk({ ...all })).toEqual([0, 1, 2, 3, 6, 5])
  const adult = fresh.visitor()
  await adult.call(giveNsfwConsent)
  expect(await walk({}, adult)).toEqual([0, 1, 2, 3, 6, 5])
  expect(await walk({ ...all }, adult)).toEqual([0, 1, 2, 3, 4, 6, 5])
  expect(await walk({ sort: 'new', ...all }, adult)).toEqual([6, 5, 4, 3, 2, 1, 0])
  expect(await walk({ sort: 'big', ...all }, adult)).toEqual([1, 6, 4, 2, 0, 5, 3])
  // What was made for them is nobody else's.
  expect(await walk({ ...all })).toEqual([0, 1, 2, 3, 6, 5])
  const young = await fresh.signIn('young')
  await young.call(giveNsfwConsent)
  await young.call(saveBirthYear, { body: { birthYear: fresh.clock.now().getUTCFullYear() - 15 } })
  expect(await walk({ ...all }, young)).toEqual([0, 1, 2, 3, 6, 5])
  expect(await walk({ sort: 'big', open: 'true' })).toEqual([1, 6, 2, 0, 5])
  const { nextCursor } = await fresh.visitor().call(listGuilds, { query: { limit: '2' } })
  const elsewhere = { query: { sort: 'new', cursor: nextCursor ?? '' } }
  expect((await fresh.visitor().attempt(listGuilds, elsewhere)).status).toBe(400)
  await fresh.close()
})

describe('searching', () => {
  test('[S7-26] GET /api/guilds/search/{term} answers a plain array, the best match first', async () => {
    const fresh = await testApp({ config: { rateLimitScale: 1000 } })
    const found = async (term: string) =>
      names(await fresh.visitor().call(searchGuilds, { params: { term: encodeURIComponent(term) } }))
    const texts: [string, string, string][] = [
      ['Zebra', 'ZE', 'Nothing else.'],
      ['Zebra crossing', 'ZC', 'For pedestrians'],
      ['Animals', 'AN', 'All about zebra and lions'],
      ['Lions', 'LI', 'Only those'],
    ]
    for (const [name, insignia, description] of texts)
      await foundGuild(await fresh.signIn(insignia), { name, insignia, description })
    expect(await found('zebra')).toEqual(['Zebra', 'Zebra crossing', 'Animals'])
    expect(await found('zeb')).toEqual(['Zebra', 'Zebra crossing', 'Animals'])
    expect(await found('AN')).toEqual(['Animals'])
    expect(await found('LI')).toEqual(['Lions'])
    expect(await found('pedestrians')).toEqual(['Zebra crossing'])
    expect(await found('%%')).toEqual([])
    expect((await fresh.visitor().attempt(searchGuilds, { params: { term: 'z' } })).status).toBe(400)
    expect(await found('unicorn')).toEqual([])
    await fresh.close()
  })
})
