import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answerOffer,
  claimGuild,
  deleteGuild,
  getGuild,
  listGuildLog,
  offerGuild,
  type GuildDetail,
} from '../../contract/guilds.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { blockUser } from '../../contract/blocks.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { addMember, at, foundGuild } from './guilds-testing.ts'

type Client = TestClient & { userId: number }

let app: TestApp
let owner: Client
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

const offer = (userId: number | null, client: TestClient = owner) =>
  client.attempt(offerGuild, { ...at(guild), body: { userId } })
const answer = (client: TestClient, accept: boolean) =>
  client.attempt(answerOffer, { ...at(guild), body: { accept } })
const claimIt = (client: TestClient) => client.attempt(claimGuild, at(guild))
const roleOf = async (client: TestClient) => (await client.call(getGuild, at(guild))).standing?.role
const member = (name: string, options?: Parameters<typeof addMember>[3]) =>
  addMember(app, guild.id, `${name}${count}`, options)

async function toldTo(client: TestClient): Promise<string[]> {
  await app.settle()
  const { items } = await client.call(listNotifications, { query: { filter: 'guilds' } })
  return items.map(({ sentence }) => sentence.map(({ text }) => text).join(''))
}

async function numberOfOwners(): Promise<number> {
  const rows = await app.db
    .selectFrom('guild_members')
    .select('user_id')
    .where('guild_id', '=', guild.id)
    .where('rank', '=', 0)
    .execute()
  return rows.length
}

describe('a transfer', () => {
  test('is offered by the owner and done when the member accepts; the former owner stays as an officer', async () => {
    const ana = await member('ana')
    expect((await offer(ana.userId)).status).toBe(200)
    expect((await ana.call(getGuild, at(guild))).standing).toMatchObject({
      role: 'member',
      isOfferedIt: true,
    })
    expect(await toldTo(ana)).toEqual([`owner${count} Tester wants to make you the owner of “${guild.name}”`])
    expect((await answer(ana, true)).body).toMatchObject({
      ownerName: `ana${count} Tester`,
      standing: { role: 'owner', isOfferedIt: false },
    })
    expect(await roleOf(owner)).toBe('officer')
    expect(await toldTo(ana)).toEqual([])
    expect(await toldTo(owner)).toEqual([`“${guild.name}” has a new owner`])
    expect((await ana.call(listGuildLog, at(guild))).items[0]).toMatchObject({
      act: 'transferred',
      target: { id: ana.userId },
    })
    expect((await offer(ana.userId)).status).toBe(403)
  })

  test('is declined, or taken back', async () => {
    const budi = await member('budi')
    await offer(budi.userId)
    expect((await answer(budi, false)).body).toMatchObject({ standing: { isOfferedIt: false } })
    expect(await toldTo(budi)).toEqual([])
    expect(await answer(budi, true)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    await offer(budi.userId)
    await offer(null)
    expect(await answer(budi, true)).toMatchObject({ status: 409 })
    expect(await roleOf(owner)).toBe('owner')
  })

  test('is to a member who is not the owner, and by the owner', async () => {
    const [citra, stranger] = [await member('citra', { rank: 1 }), await app.signIn('stranger')]
    expect((await offer(stranger.userId)).status).toBe(400)
    expect((await offer(owner.userId)).status).toBe(400)
    expect((await offer(987_654)).status).toBe(400)
    expect((await offer(citra.userId, citra)).status).toBe(403)
    expect((await offer(citra.userId, stranger)).status).toBe(403)
    expect((await offer(citra.userId, app.visitor())).status).toBe(401)
    await owner.call(blockUser, { params: { id: String(citra.userId) } })
    expect((await offer(citra.userId)).status).toBe(400)
  })

  test('is accepted only by whoever may own another guild', async () => {
    const dewi = await member('dewi')
    await foundGuild(dewi)
    await offer(dewi.userId)
    expect(await answer(dewi, true)).toMatchObject({ status: 403, body: { code: 'plan_required' } })
    expect(await roleOf(owner)).toBe('owner')
  })

  test('makes the former owner a member where there are ten officers', async () => {
    for (let n = 0; n < 10; n++) await member(`officer-${n}-`, { rank: 1 })
    const eka = await member('eka')
    await offer(eka.userId)
    await answer(eka, true)
    expect(await roleOf(owner)).toBe('member')
  })

  test('that meets a departure, a deletion or another acceptance leaves one owner', async () => {
    const [fajar, gita] = [await member('fajar'), await member('gita')]
    await offer(fajar.userId)
    const leave = app.db
      .deleteFrom('guild_members')
      .where('guild_id', '=', guild.id)
      .where('user_id', '=', gita.userId)
      .execute()
    await Promise.all([answer(fajar, true), answer(fajar, true), offer(gita.userId), leave])
    expect(await numberOfOwners()).toBe(1)
    const { owner: now } = await app.visitor().call(getGuild, at(guild))
    const row = await app.db
      .selectFrom('guild_members')
      .select('user_id')
      .where('guild_id', '=', guild.id)
      .where('rank', '=', 0)
      .executeTakeFirstOrThrow()
    expect(now?.id).toBe(row.user_id)
  })

  test('is not accepted by whoever left meanwhile', async () => {
    const hana = await member('hana')
    await offer(hana.userId)
    await app.db.deleteFrom('guild_members').where('user_id', '=', hana.userId).execute()
    expect(await answer(hana, true)).toMatchObject({ status: 409 })
    expect(await toldTo(owner)).toEqual([])
    expect(await roleOf(owner)).toBe('owner')
  })

  test('ends with the guild', async () => {
    const indra = await member('indra')
    await offer(indra.userId)
    const [accepted] = await Promise.all([answer(indra, true), owner.attempt(deleteGuild, at(guild))])
    expect([200, 404]).toContain(accepted.status)
    expect(await numberOfOwners()).toBe(1)
  })
})

describe('a claim', () => {
  /** As if the owner had not been here for so many days. */
  async function ownerAway(days: number, of: Client = owner): Promise<void> {
    const seen = addMs(app.clock.now(), -days * DAY_MS)
    await app.db.deleteFrom('sessions').where('user_id', '=', of.userId).execute()
    await app.db.updateTable('users').set({ created_at: seen }).where('id', '=', of.userId).execute()
    await app.db
      .insertInto('visits')
      .values({ user_id: of.userId, seen_at: seen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: seen }))
      .execute()
  }
  const longAgo = () => addMs(app.clock.now(), -300 * DAY_MS)

  test('is for the longest-serving officer of an owner who was away for ninety days', async () => {
    const [old, young] = [
      await member('old', { rank: 1, joinedAt: longAgo() }),
      await member('young', { rank: 1 }),
    ]
    const oldest = await member('oldest', { joinedAt: addMs(longAgo(), -DAY_MS) })
    const canClaim = async (client: TestClient) => (await client.call(getGuild, at(guild))).standing?.canClaim
    await ownerAway(89)
    expect(await canClaim(old)).toBe(false)
    expect(await claimIt(old)).toMatchObject({ status: 409 })
    await ownerAway(91)
    expect([await canClaim(old), await canClaim(young), await canClaim(oldest)]).toEqual([true, false, false])
    for (const client of [young, oldest, await app.signIn('stranger')])
      expect(await claimIt(client)).toMatchObject({ status: 403 })
    const { body } = await claimIt(old)
    expect(body).toMatchObject({ standing: { role: 'officer', canClaim: false } })
    expect(new Date(body.claimedFrom).getTime()).toBe(app.clock.now().getTime() + 14 * DAY_MS)
    expect(await claimIt(old)).toMatchObject({ status: 409 })
    // Only members learn of it.
    expect((await app.visitor().call(getGuild, at(guild))).claimedFrom).toBeNull()
  })

  test('gives the owner notice, and the guild to the officer after two weeks', async () => {
    const officer = await member('officer', { rank: 1 })
    await ownerAway(100)
    await claimIt(officer)
    await app.settle()
    const told = await app.db
      .selectFrom('notifications')
      .select('type')
      .where('user_id', '=', owner.userId)
      .execute()
    expect(told.map(({ type }) => type)).toEqual(['guild-claim'])
    app.clock.advance(14 * DAY_MS - 1000)
    await app.purge()
    const again = async (name: string) => app.signIn(`${name}${count}`)
    expect(await roleOf(await again('officer'))).toBe('officer')
    app.clock.advance(2000)
    await app.purge()
    expect(await roleOf(await again('officer'))).toBe('owner')
    expect(await toldTo(await again('officer'))).toEqual([`“${guild.name}” has a new owner`])
    expect(await roleOf(await again('owner'))).toBe('officer')
    expect(await numberOfOwners()).toBe(1)
  })

  test('ends when the owner comes back', async () => {
    const officer = await member('officer', { rank: 1 })
    await ownerAway(100)
    await claimIt(officer)
    app.clock.advance(13 * DAY_MS)
    owner = await app.signIn(`owner${count}`)
    const returned = await app.signIn(`officer${count}`)
    expect((await returned.call(getGuild, at(guild))).claimedFrom).toBeNull()
    app.clock.advance(2 * DAY_MS)
    await app.purge()
    expect(await roleOf(owner)).toBe('owner')
    expect(await toldTo(owner)).toEqual([])
  })

  test('and the return of the owner at one moment leave one owner', async () => {
    const officer = await member('officer', { rank: 1 })
    await ownerAway(100)
    await claimIt(officer)
    app.clock.advance(15 * DAY_MS)
    await Promise.all([app.purge(), app.signIn(`owner${count}`), app.purge().catch(() => {})])
    expect(await numberOfOwners()).toBe(1)
  })

  test('ends when the officer is one no longer', async () => {
    const officer = await member('officer', { rank: 1 })
    await ownerAway(100)
    await claimIt(officer)
    await app.db.updateTable('guild_members').set({ rank: 2 }).where('user_id', '=', officer.userId).execute()
    app.clock.advance(15 * DAY_MS)
    await app.purge()
    expect(await roleOf(await app.signIn(`officer${count}`))).toBe('member')
    const row = await app.db
      .selectFrom('guilds')
      .select(['owner_id', 'claimed_by'])
      .where('id', '=', guild.id)
      .executeTakeFirst()
    expect(row).toEqual({ owner_id: owner.userId, claimed_by: null })
  })

  test('on a guild whose owner has left the site is done at once, by a member where there is no officer', async () => {
    const [first, second] = [await member('first', { joinedAt: longAgo() }), await member('second')]
    // What is noted of them in memory is written down before they are gone.
    await app.flush()
    await app.db.deleteFrom('users').where('id', '=', owner.userId).execute()
    expect(await app.visitor().call(getGuild, at(guild))).toMatchObject({
      ownerName: null,
      owner: null,
      memberCount: 2,
    })
    expect(await claimIt(second)).toMatchObject({ status: 403 })
    expect((await claimIt(first)).body).toMatchObject({ standing: { role: 'owner' }, claimedFrom: null })
  })

  test('is refused to whoever may own no more', async () => {
    const officer = await member('officer', { rank: 1 })
    await foundGuild(officer)
    await ownerAway(100)
    expect(await claimIt(officer)).toMatchObject({ status: 403, body: { code: 'plan_required' } })
  })
})
