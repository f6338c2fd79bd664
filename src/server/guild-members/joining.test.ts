import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideGuildRequest, joinGuild, leaveGuild, listGuildRequests } from '../../contract/guild-members.ts'
import { getGuild } from '../../contract/guilds.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  actsOf,
  at,
  change,
  countsOf,
  decide,
  join,
  leave,
  namesIn,
  tryJoin,
  type Member,
} from './members-testing.ts'

let app: TestApp
let owner: Member, officer: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100 } })
  owner = await app.signIn('owner')
  officer = await app.signIn('officer')
})
afterAll(() => app.close())

async function makeGuild(row: Partial<Parameters<typeof insertGuild>[1]> = {}): Promise<number> {
  const id = await insertGuild(app, { ownerId: owner.userId, ...row })
  await insertMember(app, id, officer.userId, 'officer')
  return id
}

test('an open guild is joined at once and left, however often each is said', async () => {
  const ana = await app.signIn('ana')
  const id = await makeGuild()
  for (let i = 0; i < 3; i++)
    expect(await join(ana, id)).toMatchObject({
      memberCount: 3,
      standing: { state: 'member', role: 'member' },
    })
  expect(await namesIn(app.visitor(), id)).toEqual(['owner Tester', 'officer Tester', 'ana Tester'])
  for (let i = 0; i < 2; i++)
    expect(await leave(ana, id)).toMatchObject({ memberCount: 2, standing: { state: 'none', role: null } })
  expect(await countsOf(app, id)).toMatchObject({ counted: 2, members: 2 })
  expect(await actsOf(app, id)).toEqual(['joined', 'left'])
})

test('whoever left minutes ago comes back as they were, also to a guild that invites only', async () => {
  const id = await makeGuild({ isPrivate: true, joinMode: 'invite' })
  await leave(officer, id)
  expect((await app.visitor().call(getGuild, { params: at(id) })).memberCount).toBe(1)
  app.clock.advance(9 * MINUTE_MS)
  expect(await join(officer, id)).toMatchObject({ memberCount: 2, standing: { role: 'officer' } })
  await leave(officer, id)
  app.clock.advance(10 * MINUTE_MS)
  expect(await tryJoin(officer, id)).toMatchObject({
    status: 403,
    body: { code: 'not_allowed', message: 'You can only join this guild by invitation.' },
  })
  expect(await countsOf(app, id)).toMatchObject({ counted: 1, members: 1 })
})

test('a former officer comes back as a member when ten others are there', async () => {
  const id = await makeGuild()
  await leave(officer, id)
  for (let n = 0; n < 10; n++) {
    const { userId } = await app.signIn(`tenth${n}`)
    await insertMember(app, id, userId, 'officer')
  }
  expect(await join(officer, id)).toMatchObject({ standing: { role: 'member' } })
})

test('an owner hands the guild over before they leave', async () => {
  const id = await makeGuild()
  expect(await owner.attempt(leaveGuild, { params: at(id) })).toMatchObject({
    status: 409,
    body: { message: 'You own this guild. Transfer it to another member before you leave.' },
  })
  expect(await countsOf(app, id)).toMatchObject({ counted: 2, owners: 1 })
})

test('a mute does not end by leaving and coming back', async () => {
  const budi = await app.signIn('budi')
  const id = await makeGuild()
  await join(budi, id)
  const mutedUntil = new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString()
  expect((await change(officer, id, budi, { mutedUntil })).status).toBe(200)
  await leave(budi, id)
  app.clock.advance(DAY_MS)
  await app.purge()
  expect(await join(budi, id)).toMatchObject({ standing: { mutedUntil } })
  // Nor by being removed.
  await change(officer, id, budi, { banned: true })
  await change(officer, id, budi, { banned: false })
  expect(await join(budi, id)).toMatchObject({ standing: { mutedUntil } })
  app.clock.advance(7 * DAY_MS)
  await leave(budi, id)
  app.clock.advance(11 * MINUTE_MS)
  await app.purge()
  expect(await app.db.selectFrom('guild_leavers').selectAll().execute()).toEqual([])
})

test('a guild that approves is asked, with answers to its questions as they were', async () => {
  const citra = await app.signIn('citra')
  const id = await makeGuild({ joinMode: 'approval', questions: ['Why?', 'Since when?'] })
  const asked = await join(citra, id, { message: ' Hello ', answers: ['Because.'] })
  expect(asked).toMatchObject({ memberCount: 2, standing: { state: 'requested' } })
  await app.db
    .updateTable('guilds')
    .set({ questions: ['Who?'] })
    .where('id', '=', id)
    .execute()
  // One open request: a second changes nothing.
  await join(citra, id, { message: 'Please', answers: ['Now!'] })
  const { items } = await officer.call(listGuildRequests, { params: at(id), query: {} })
  expect(items).toMatchObject([
    {
      person: { name: 'citra Tester' },
      message: 'Hello',
      answers: [
        { question: 'Why?', answer: 'Because.' },
        { question: 'Since when?', answer: '' },
      ],
    },
  ])
  for (let i = 0; i < 2; i++) expect(await decide(officer, id, citra, true)).toEqual({ done: true })
  expect(await citra.call(getGuild, { params: at(id) })).toMatchObject({
    memberCount: 3,
    standing: { state: 'member' },
  })
  expect(await actsOf(app, id)).toEqual(['accepted'])
})

test('who was rejected asks again after seven days; taking a request back changes nothing about that', async () => {
  const dewi = await app.signIn('dewi')
  const id = await makeGuild({ isPrivate: true })
  await join(dewi, id)
  expect(await leave(dewi, id)).toMatchObject({ standing: { state: 'none', mayAskFrom: null } })
  await join(dewi, id)
  await decide(owner, id, dewi, false)
  await leave(dewi, id)
  const rested = new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString()
  expect(await dewi.call(getGuild, { params: at(id) })).toMatchObject({
    standing: { state: 'none', mayAskFrom: rested },
  })
  expect(await tryJoin(dewi, id)).toMatchObject({
    status: 409,
    body: { message: 'Your last request was declined. You can ask again in 7 days.' },
  })
  app.clock.advance(6 * DAY_MS + 1)
  expect((await tryJoin(dewi, id)).body.message).toContain('in one day')
  app.clock.advance(DAY_MS)
  expect(await join(await app.signIn('dewi'), id)).toMatchObject({ standing: { state: 'requested' } })
})

test('a request ends by itself after thirty days', async () => {
  const eka = await app.signIn('eka')
  const id = await makeGuild({ isPrivate: true })
  await join(eka, id)
  app.clock.advance(30 * DAY_MS)
  const [ekaLater, officerLater] = [await app.signIn('eka'), await app.signIn('officer')]
  expect(await ekaLater.call(getGuild, { params: at(id) })).toMatchObject({ standing: { state: 'none' } })
  expect((await officerLater.call(listGuildRequests, { params: at(id), query: {} })).items).toEqual([])
  expect(
    (await officerLater.attempt(joinGuild, { params: at(id), body: { message: 'x'.repeat(281) } })).status,
  ).toBe(400)
  await app.purge()
  expect(
    await app.db.selectFrom('guild_requests').selectAll().where('user_id', '=', eka.userId).execute(),
  ).toEqual([])
  owner = await app.signIn('owner')
  officer = officerLater
})

test('a request that is gone is decided no more', async () => {
  const fajar = await app.signIn('fajar')
  const id = await makeGuild({ isPrivate: true })
  await join(fajar, id)
  await leave(fajar, id)
  const params = { id: String(id), userId: String(fajar.userId) }
  for (const accept of [true, false])
    expect(await officer.attempt(decideGuildRequest, { params, body: { accept } })).toMatchObject({
      status: 404,
      body: { message: 'This request is no longer open.' },
    })
})

test('a guild has as many members as the plan of its owner allows', async () => {
  const [gita, hadi] = [await app.signIn('gita'), await app.signIn('hadi')]
  const id = await makeGuild()
  await app.db.updateTable('guilds').set({ member_count: 499 }).where('id', '=', id).execute()
  await join(gita, id)
  expect(await tryJoin(hadi, id)).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'This guild is full: it has 500 members.' },
  })
  // Whoever left a moment ago comes back, though their seat was taken.
  await leave(gita, id)
  await app.db.updateTable('guilds').set({ member_count: 500 }).where('id', '=', id).execute()
  expect(await join(gita, id)).toMatchObject({ standing: { state: 'member' } })
  await app.db
    .insertInto('subscriptions')
    .values({
      user_id: owner.userId,
      plan: 'topaz',
      status: 'active',
      current_period_end: new Date(app.clock.now().getTime() + DAY_MS),
      provider: 'manual',
      provider_id: 'test',
    })
    .execute()
  expect(await join(hadi, id)).toMatchObject({ standing: { state: 'member' } })
  // The site's own guild takes everybody.
  const operator = await app.signIn('operator', 'operator')
  const own = await insertGuild(app, { ownerId: operator.userId })
  await app.db.updateTable('guilds').set({ member_count: 5000 }).where('id', '=', own).execute()
  expect(await join(gita, own)).toMatchObject({ memberCount: 5001 })
})

test('nobody joins what is not there, and a visitor is asked to sign in', async () => {
  const ina = await app.signIn('ina')
  const id = await makeGuild()
  await app.db.updateTable('guilds').set({ deleted_at: app.clock.now() }).where('id', '=', id).execute()
  expect((await tryJoin(ina, id)).status).toBe(404)
  expect((await ina.attempt(leaveGuild, { params: at(id) })).status).toBe(404)
  expect((await tryJoin(ina, 999_999)).status).toBe(404)
  expect((await tryJoin(app.visitor(), id)).status).toBe(401)
})
