import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answerOffer,
  deleteGuild,
  getGuild,
  listGuildLog,
  offerGuild,
  type GuildDetail,
} from '../../contract/guilds.ts'
import { blockUser } from '../../contract/blocks.ts'
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

const offer = (userId: number | null, client: TestClient = owner) =>
  client.attempt(offerGuild, { ...at(guild), body: { userId } })
const answer = (client: TestClient, accept: boolean) =>
  client.attempt(answerOffer, { ...at(guild), body: { accept } })
const roleOf = async (client: TestClient) => (await client.call(getGuild, at(guild))).standing?.role
const member = (name: string, options?: Parameters<typeof addMember>[3]) =>
  addMember(app, guild.id, `${name}${count}`, options)

const toldTo = (client: TestClient) => listTold(app, client)
const numberOfOwners = () => countOwners(app, guild.id)

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

  test('that is offered to another is told to that one, and no longer to the first', async () => {
    const [ana, budi] = [await member('ana'), await member('budi')]
    const words = `owner${count} Tester wants to make you the owner of “${guild.name}”`
    await offer(ana.userId)
    expect(await toldTo(ana)).toEqual([words])
    const { body } = await offer(budi.userId)
    expect(body).toMatchObject({ offeredTo: { id: budi.userId } })
    expect((await budi.call(getGuild, at(guild))).offeredTo).toBeNull()
    expect([await toldTo(ana), await toldTo(budi)]).toEqual([[], [words]])
    // Whoever said no is told of a second offer.
    await answer(budi, false)
    expect(await toldTo(budi)).toEqual([])
    app.clock.advance(1000)
    await offer(budi.userId)
    expect(await toldTo(budi)).toEqual([words])
    await owner.call(deleteGuild, at(guild))
    expect(await toldTo(budi)).toEqual([])
  })

  test('is told to the new owner with the requests that wait', async () => {
    const [ana, asking] = [await member('ana'), await app.signIn(`asking${count}`)]
    await app.db
      .insertInto('guild_requests')
      .values({ guild_id: guild.id, user_id: asking.userId, state: 'open', created_at: app.clock.now() })
      .execute()
    await offer(ana.userId)
    await answer(ana, true)
    expect(await toldTo(ana)).toEqual([`asking${count} Tester asked to join “${guild.name}”`])
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
