import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import {
  answerGuildInvite,
  createGuildLink,
  inviteToGuild,
  joinByLink,
  listGuildLinks,
  revokeGuildLink,
} from '../../contract/guild-members.ts'
import { GUILD_LINKS_MAX } from '../../contract/guild-rules.ts'
import { getGuild, listMyGuilds } from '../../contract/guilds.ts'
import { savePrivacy } from '../../contract/profiles.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, countsOf, invite, join, makeLink, tryJoin, type Member } from './members-testing.ts'

let app: TestApp
let owner: Member, mate: Member
beforeAll(async () => {
  app = await testApp()
  owner = await app.signIn('owner')
  mate = await app.signIn('mate')
})
afterAll(() => app.close())

async function makeGuild(row: Partial<Parameters<typeof insertGuild>[1]> = {}): Promise<number> {
  const id = await insertGuild(app, { ownerId: owner.userId, isPrivate: true, joinMode: 'invite', ...row })
  await insertMember(app, id, mate.userId)
  return id
}

const tryInvite = (client: Member, id: number, userId: number) =>
  client.attempt(inviteToGuild, { params: at(id), body: { userId } })
const answer = (client: Member, id: number, accept: boolean) =>
  client.attempt(answerGuildInvite, { params: at(id), body: { accept } })
const use = (client: Member, token: string) => client.attempt(joinByLink, { body: { token } })

test('nobody is in before they accept, and then they are', async () => {
  const ana = await app.signIn('ana')
  const id = await makeGuild()
  for (let i = 0; i < 2; i++) expect(await invite(owner, id, ana)).toEqual({ done: true })
  expect(await countsOf(app, id)).toMatchObject({ members: 2 })
  expect((await ana.call(getGuild, { params: at(id) })).standing).toMatchObject({ state: 'invited' })
  expect((await ana.call(listMyGuilds)).invitations).toMatchObject([
    { guild: { id }, inviter: { name: 'owner Tester' } },
  ])
  for (let i = 0; i < 2; i++)
    expect((await answer(ana, id, true)).body).toMatchObject({
      memberCount: 3,
      standing: { state: 'member' },
    })
  expect((await ana.call(listMyGuilds)).invitations).toEqual([])
  expect(await tryInvite(owner, id, ana.userId)).toMatchObject({
    status: 409,
    body: { message: 'This person is already a member.' },
  })
})

test('whoever is invited also comes in by joining, whatever the door is', async () => {
  const adi = await app.signIn('adi')
  const id = await makeGuild()
  await invite(owner, id, adi)
  expect(await join(adi, id)).toMatchObject({ standing: { state: 'member' } })
})

test('who declines is left in peace for thirty days', async () => {
  const budi = await app.signIn('budi')
  const id = await makeGuild()
  await invite(owner, id, budi)
  for (let i = 0; i < 2; i++)
    expect((await answer(budi, id, false)).body).toMatchObject({ standing: { state: 'none' } })
  expect((await answer(budi, id, true)).body).toMatchObject({
    code: 'not_found',
    message: 'This invitation is no longer open.',
  })
  expect(await tryInvite(owner, id, budi.userId)).toMatchObject({
    status: 403,
    body: { message: 'You can’t invite this person right now.' },
  })
  app.clock.advance(29 * DAY_MS)
  owner = await app.signIn('owner')
  await app.purge()
  expect((await tryInvite(owner, id, budi.userId)).status).toBe(403)
  app.clock.advance(DAY_MS)
  await app.purge()
  owner = await app.signIn('owner')
  mate = await app.signIn('mate')
  expect((await tryInvite(owner, id, budi.userId)).status).toBe(200)
})

test('who wants no invitations gets none, in the same words', async () => {
  const citra = await app.signIn('citra')
  const id = await makeGuild()
  await citra.call(savePrivacy, { body: { takesGuildInvites: false } })
  expect(await tryInvite(owner, id, citra.userId)).toMatchObject({
    status: 403,
    body: { message: 'You can’t invite this person right now.' },
  })
  await citra.call(savePrivacy, { body: { takesGuildInvites: true } })
  expect((await tryInvite(owner, id, citra.userId)).status).toBe(200)
})

test('a block of either side ends open invitations, and allows no more', async () => {
  const [dewi, eka] = [await app.signIn('dewi'), await app.signIn('eka')]
  const id = await makeGuild()
  for (const person of [dewi, eka]) await invite(owner, id, person)
  await dewi.call(blockUser, { params: at(owner.userId) })
  await owner.call(blockUser, { params: at(eka.userId) })
  for (const person of [dewi, eka]) {
    expect((await person.call(listMyGuilds)).invitations).toEqual([])
    expect((await answer(person, id, true)).body.code).toBe('not_found')
    // As if there were no such person.
    expect((await tryInvite(owner, id, person.userId)).body).toEqual(
      (await tryInvite(owner, id, 999_999)).body,
    )
  }
  // Even one that came in between is none.
  await app.db
    .insertInto('guild_invites')
    .values({
      guild_id: id,
      user_id: dewi.userId,
      inviter_id: owner.userId,
      state: 'open',
      created_at: app.clock.now(),
    })
    .execute()
  expect((await answer(dewi, id, true)).body.code).toBe('not_found')
  expect((await tryJoin(dewi, id)).status).toBe(403)
})

test('members invite where they may; strangers of a private guild find nothing', async () => {
  const [fajar, gita] = [await app.signIn('fajar'), await app.signIn('gita')]
  const id = await makeGuild()
  expect((await tryInvite(mate, id, fajar.userId)).body).toMatchObject({
    code: 'not_allowed',
    message: 'Only the owner and the officers can invite people to this guild.',
  })
  expect(
    (await mate.attempt(createGuildLink, { params: at(id), body: { days: 1, maxUses: null } })).status,
  ).toBe(403)
  await app.db.updateTable('guilds').set({ members_may_invite: true }).where('id', '=', id).execute()
  expect((await tryInvite(mate, id, fajar.userId)).status).toBe(200)
  expect((await tryInvite(gita, id, fajar.userId)).status).toBe(404)
  expect((await tryInvite(mate, id, mate.userId)).status).toBe(404)
})

test('twenty invitations a day', async () => {
  const id = await makeGuild()
  const [hadi, ina] = [await app.signIn('hadi'), await app.signIn('ina')]
  await invite(owner, id, hadi)
  await setHits(app, 'guildInvitesPerDay', 20)
  expect((await tryInvite(owner, id, ina.userId)).body.code).toBe('too_many_requests')
  // What is so already counts nothing.
  expect((await tryInvite(owner, id, hadi.userId)).status).toBe(200)
  app.clock.advance(DAY_MS)
  expect((await tryInvite(await app.signIn('owner'), id, ina.userId)).status).toBe(200)
})

test('a link leads in until its time is over, and its token is nowhere in the database', async () => {
  const [joko, kiki] = [await app.signIn('joko'), await app.signIn('kiki')]
  const id = await makeGuild()
  const link = await owner.call(createGuildLink, { params: at(id), body: { days: 1, maxUses: 5 } })
  expect(link).toMatchObject({
    createdBy: { name: 'owner Tester' },
    maxUses: 5,
    uses: 0,
    expiresAt: new Date(app.clock.now().getTime() + DAY_MS).toISOString(),
    token: expect.stringMatching(/^[\w-]{43}$/),
  })
  const rows = await app.db.selectFrom('guild_links').selectAll().where('guild_id', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain(link.token)
  expect((await use(joko, link.token)).body).toMatchObject({ guild: { id, memberCount: 3 } })
  // Who is in already uses nothing up, and learns no more than before.
  expect((await use(joko, link.token)).status).toBe(200)
  expect(await owner.call(listGuildLinks, { params: at(id) })).toMatchObject([{ id: link.id, uses: 1 }])
  app.clock.advance(DAY_MS)
  expect(await use(await app.signIn('kiki'), link.token)).toMatchObject({
    status: 400,
    body: { code: 'invalid_token', message: 'This invitation link no longer works. Ask for a new one.' },
  })
  owner = await app.signIn('owner')
  mate = await app.signIn('mate')
  expect(await owner.call(listGuildLinks, { params: at(id) })).toEqual([])
  await app.purge()
  expect(await app.db.selectFrom('guild_links').selectAll().where('guild_id', '=', id).execute()).toEqual([])
  expect((await use(kiki, 'a'.repeat(43))).body.code).toBe('invalid_token')
  const forever = await owner.call(createGuildLink, { params: at(id), body: { days: 0, maxUses: null } })
  expect(forever).toMatchObject({ expiresAt: null, maxUses: null })
})

test('officers see and revoke all links, members their own', async () => {
  const id = await makeGuild({ membersMayInvite: true })
  const [first, second] = [await makeLink(owner, id), await makeLink(mate, id)]
  const seen = async (client: Member) =>
    (await client.call(listGuildLinks, { params: at(id) })).map((link) => link.id)
  expect(await seen(owner)).toEqual([second.id, first.id])
  expect(await seen(mate)).toEqual([second.id])
  const revoke = (client: Member, link: { id: number }) =>
    client.attempt(revokeGuildLink, { params: { id, linkId: link.id } })
  expect((await revoke(mate, first)).status).toBe(404)
  expect((await revoke(mate, second)).status).toBe(200)
  expect((await revoke(owner, first)).status).toBe(200)
  const stranger = await app.signIn('stranger')
  expect((await revoke(stranger, first)).status).toBe(404)
  expect((await use(stranger, first.token)).body.code).toBe('invalid_token')
})

test('a guild has so many links, and none leads to a deleted one', async () => {
  const id = await makeGuild()
  const links = []
  for (let n = 0; n < GUILD_LINKS_MAX; n++) links.push(await makeLink(owner, id))
  const create = () => owner.attempt(createGuildLink, { params: at(id), body: { days: 30, maxUses: 1 } })
  expect((await create()).body).toMatchObject({ code: 'conflict' })
  await owner.call(revokeGuildLink, { params: { id: String(id), linkId: String(links[0]?.id) } })
  expect((await create()).status).toBe(200)
  for (const body of [
    { days: 2, maxUses: null },
    { days: 1, maxUses: 0 },
    { days: 1, maxUses: 1001 },
    { days: 1 },
  ])
    expect((await owner.attempt(createGuildLink, { params: at(id), body })).status).toBe(400)
  await app.db.updateTable('guilds').set({ deleted_at: app.clock.now() }).where('id', '=', id).execute()
  const lina = await app.signIn('lina')
  expect((await use(lina, links[1]?.token ?? '')).body.code).toBe('invalid_token')
})

test('a link of somebody who is suspended leads nobody in', async () => {
  const maker = await app.signIn('maker')
  const link = await makeLink(maker, await insertGuild(app, { ownerId: maker.userId }))
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', maker.userId)
    .execute()
  expect((await use(await app.signIn('late'), link.token)).body.code).toBe('invalid_token')
})
