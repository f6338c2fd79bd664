import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimGuild, getGuild, type GuildDetail } from '../../contract/guilds.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { addMember, at, countOwners, foundGuild, listTold } from './guilds-testing.ts'

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

const claimIt = (client: TestClient) => client.attempt(claimGuild, at(guild))
const roleOf = async (client: TestClient) => (await client.call(getGuild, at(guild))).standing?.role
const member = (name: string, options?: Parameters<typeof addMember>[3]) =>
  addMember(app, guild.id, `${name}${count}`, options)
const toldTo = (client: TestClient) => listTold(app, client)
const numberOfOwners = () => countOwners(app, guild.id)

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
    expect(await toldTo(await again('officer'))).toEqual([`You’re now the owner of “${guild.name}”`])
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

  test('ends when the officer may own no more, or is suspended', async () => {
    for (const reason of ['owns', 'suspended'] as const) {
      guild = await foundGuild((owner = await app.signIn(`owner${++count}`)))
      const officer = await member('officer', { rank: 1 })
      await ownerAway(100)
      expect((await claimIt(officer)).status).toBe(200)
      if (reason === 'owns') await foundGuild(officer)
      else
        await app.db
          .updateTable('users')
          .set({ suspended_at: app.clock.now() })
          .where('id', '=', officer.userId)
          .execute()
      app.clock.advance(15 * DAY_MS)
      await app.purge()
      const row = await app.db
        .selectFrom('guilds')
        .select(['owner_id', 'claimed_by'])
        .where('id', '=', guild.id)
        .executeTakeFirst()
      expect(row).toEqual({ owner_id: owner.userId, claimed_by: null })
    }
  })

  test('that waits for an owner who then leaves the site keeps nobody from taking it', async () => {
    const officer = await member('officer', { rank: 1 })
    await ownerAway(100)
    await claimIt(officer)
    await app.flush()
    await app.db.deleteFrom('users').where('id', '=', owner.userId).execute()
    expect((await officer.call(getGuild, at(guild))).standing?.canClaim).toBe(true)
    expect((await claimIt(officer)).body).toMatchObject({ standing: { role: 'owner' } })
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
