import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  joinByLink,
  listGuildBans,
  listGuildLinks,
  listGuildMembers,
  removeGuildMember,
} from '../../contract/guild-members.ts'
import { getGuild } from '../../contract/guilds.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  actsOf,
  at,
  change,
  countsOf,
  invite,
  join,
  leave,
  makeLink,
  of,
  tryJoin,
  type Member,
} from './members-testing.ts'

let app: TestApp
let owner: Member, officer: Member, second: Member, ana: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100 } })
  owner = await app.signIn('owner')
  officer = await app.signIn('officer')
  second = await app.signIn('second')
  ana = await app.signIn('ana')
})
afterAll(() => app.close())

/** An owner, two officers and a member. */
async function makeGuild(row: Partial<Parameters<typeof insertGuild>[1]> = {}): Promise<number> {
  const id = await insertGuild(app, { ownerId: owner.userId, ...row })
  for (const { userId } of [officer, second]) await insertMember(app, id, userId, 'officer')
  await insertMember(app, id, ana.userId)
  return id
}

const later = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
const remove = (client: Member, id: number, person: Member) =>
  client.attempt(removeGuildMember, { params: of(id, person) })

test('the owner appoints and dismisses officers, and nobody else does', async () => {
  const id = await makeGuild()
  for (const client of [officer, ana])
    expect(await change(client, id, ana, { role: 'officer' })).toMatchObject({
      status: 403,
      body: { message: 'Only the owner of the guild can do this.' },
    })
  for (let i = 0; i < 2; i++) expect((await change(owner, id, ana, { role: 'officer' })).status).toBe(200)
  expect(await countsOf(app, id)).toMatchObject({ officers: 3 })
  expect((await change(owner, id, ana, { role: 'member' })).status).toBe(200)
  expect(await countsOf(app, id)).toMatchObject({ officers: 2 })
  expect(await actsOf(app, id)).toEqual(['appointed', 'dismissed'])
  // There is one owner: neither is that a role to give, nor theirs to lose.
  expect((await change(owner, id, ana, { role: 'owner' })).status).toBe(400)
  expect((await change(owner, id, owner, { role: 'member' })).status).toBe(403)
})

test('nobody judges themselves, their own rank or a higher one', async () => {
  const id = await makeGuild()
  for (const body of [{ banned: true }, { mutedUntil: later(DAY_MS) }])
    for (const [client, person] of [
      [officer, owner],
      [officer, second],
      [officer, officer],
      [owner, owner],
    ] as const) {
      const answer = await change(client, id, person, body)
      expect(answer.body.message).toBe(
        'You can’t do this to yourself, or to someone with the same role or a higher one.',
      )
      expect((await remove(client, id, person)).status).toBe(403)
    }
  expect((await change(ana, id, officer, { banned: true })).body.code).toBe('not_allowed')
  expect((await remove(ana, id, officer)).body.code).toBe('not_allowed')
  expect(await actsOf(app, id)).toEqual([])
})

test('an officer mutes for up to thirty days; officers see it and the member does', async () => {
  const id = await makeGuild()
  for (const mutedUntil of ['soon', later(-HOUR_MS), later(31 * DAY_MS), ''])
    expect(await change(officer, id, ana, { mutedUntil })).toMatchObject({
      status: 400,
      body: { fields: { mutedUntil: 'Choose a time within the next 30 days.' } },
    })
  const mutedUntil = later(30 * DAY_MS)
  expect((await change(officer, id, ana, { mutedUntil, reason: 'Too loud' })).status).toBe(200)
  const muteSeenBy = async (client: { call: Member['call'] }) =>
    (await client.call(listGuildMembers, { params: at(id), query: {} })).items.map((one) => one.mutedUntil)
  expect(await muteSeenBy(officer)).toEqual([null, null, null, mutedUntil])
  expect(await muteSeenBy(ana)).toEqual([null, null, null, mutedUntil])
  expect(await muteSeenBy(app.visitor())).toEqual([null, null, null, null])
  expect((await ana.call(getGuild, { params: at(id) })).standing).toMatchObject({ mutedUntil })
  expect((await change(second, id, ana, { mutedUntil: null })).status).toBe(200)
  expect(await muteSeenBy(officer)).toEqual([null, null, null, null])
  expect(await actsOf(app, id)).toEqual(['muted', 'unmuted'])
})

test('whoever is removed may come back; their links lead nobody in any more', async () => {
  const id = await makeGuild({ membersMayInvite: true })
  const { token } = await makeLink(ana, id)
  expect((await remove(officer, id, ana)).status).toBe(200)
  expect(await remove(officer, id, ana)).toMatchObject({
    status: 404,
    body: { message: 'This person isn’t a member of the guild.' },
  })
  const stranger = await app.signIn('stranger')
  expect((await stranger.attempt(joinByLink, { body: { token } })).body.code).toBe('invalid_token')
  expect(await join(ana, id)).toMatchObject({ standing: { state: 'member', role: 'member' } })
  // It stays dead when they come back.
  expect((await stranger.attempt(joinByLink, { body: { token } })).body.code).toBe('invalid_token')
})

test('who was removed from a private guild has no way back by themselves', async () => {
  const id = await makeGuild({ isPrivate: true, joinMode: 'invite', membersMayInvite: true })
  const { token } = await makeLink(ana, id)
  await remove(officer, id, ana)
  expect((await tryJoin(ana, id)).status).toBe(403)
  expect((await ana.attempt(joinByLink, { body: { token } })).status).toBe(400)
  expect((await ana.attempt(listGuildMembers, { params: at(id) })).status).toBe(404)
})

test('a ban removes, ends what was asked, and outlives leaving; its lifting is logged too', async () => {
  const id = await makeGuild()
  const budi = await app.signIn('budi')
  await invite(officer, id, budi)
  expect((await change(officer, id, budi, { banned: true, reason: ' Spam ' })).status).toBe(200)
  await leave(ana, id)
  for (let i = 0; i < 2; i++)
    expect((await change(officer, id, ana, { banned: true, reason: 'Spam' })).status).toBe(200)
  for (const person of [ana, budi])
    expect(await tryJoin(person, id)).toMatchObject({
      status: 403,
      body: { message: 'You’re banned from this guild.' },
    })
  expect((await budi.call(getGuild, { params: at(id) })).standing).toMatchObject({ state: 'banned' })
  // A public guild is read by everybody.
  expect((await budi.call(listGuildMembers, { params: at(id), query: {} })).items.length).toBe(3)
  const { token } = await makeLink(owner, id)
  expect((await ana.attempt(joinByLink, { body: { token } })).body.code).toBe('not_allowed')
  expect((await officer.attempt(listGuildBans, { params: at(id) })).body.items).toMatchObject([
    { person: { name: 'budi Tester' }, by: { name: 'officer Tester' }, reason: 'Spam' },
    { person: { name: 'ana Tester' }, by: { name: 'officer Tester' }, reason: 'Spam' },
  ])
  for (let i = 0; i < 2; i++) await change(second, id, ana, { banned: false })
  expect(await join(ana, id)).toMatchObject({ standing: { state: 'member' } })
  expect(await actsOf(app, id)).toEqual(['invited', 'banned', 'left', 'banned', 'unbanned', 'joined'])
  expect(await countsOf(app, id)).toMatchObject({ counted: 4, members: 4 })
})

test('a ban of nobody is not found, nor is a change of somebody who is not in it', async () => {
  const id = await makeGuild()
  const citra = await app.signIn('citra')
  expect((await change(officer, id, { userId: 999_999 }, { banned: true })).status).toBe(404)
  expect((await change(owner, id, citra, { role: 'officer' })).status).toBe(404)
  expect((await change(owner, id, citra, { mutedUntil: later(DAY_MS) })).status).toBe(404)
  for (const body of [
    {},
    { role: 'officer', banned: true },
    { reason: 'x' },
    { banned: true, reason: 'x'.repeat(281) },
  ])
    expect((await change(owner, id, ana, body)).status).toBe(400)
})

test('a dismissed officer’s links work only where members invite', async () => {
  const id = await makeGuild()
  await makeLink(officer, id)
  const linksSeen = async () => (await owner.call(listGuildLinks, { params: at(id) })).length
  expect(await linksSeen()).toBe(1)
  await change(owner, id, officer, { role: 'member' })
  expect(await linksSeen()).toBe(0)
  await app.db.updateTable('guilds').set({ members_may_invite: true }).where('id', '=', id).execute()
  expect(await linksSeen()).toBe(1)
})

test('officers act so often in an hour', async () => {
  const id = await makeGuild()
  await change(officer, id, ana, { mutedUntil: later(DAY_MS) })
  await setHits(app, 'guildActs', 300 * 100)
  expect((await change(officer, id, ana, { mutedUntil: null })).body.code).toBe('too_many_requests')
})
