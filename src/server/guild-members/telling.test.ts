import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { answerGuildInvite } from '../../contract/guild-members.ts'
import { getGuild, listMyGuilds } from '../../contract/guilds.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listNotifications, type NotificationFilter } from '../../contract/notifications.ts'
import { at, change, decide, invite, join, leave, tryJoin, type Member } from './members-testing.ts'

let app: TestApp
let owner: Member, officer: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100 } })
})
afterAll(() => app.close())

let made = 0
/** With an owner and an officer who have nothing to read yet. */
async function makeGuild(isPrivate = false): Promise<number> {
  made++
  owner = await app.signIn(`owner${made}`)
  officer = await app.signIn(`officer${made}`)
  const joinMode = isPrivate ? 'request' : 'approval'
  const id = await insertGuild(app, {
    ownerId: owner.userId,
    name: `Star readers ${made}`,
    isPrivate,
    joinMode,
  })
  await insertMember(app, id, officer.userId, 'officer')
  return id
}

async function told(client: Member, filter: NotificationFilter = 'guilds') {
  await app.settle()
  const { items, unread } = await client.call(listNotifications, { query: { filter } })
  const lines = items.map(({ sentence, path }) => `${sentence.map(({ text }) => text).join('')} ${path}`)
  return { lines, unread }
}

test('requests are one line for the owner and each officer, as long as they wait', async () => {
  const [ana, budi, citra] = [await app.signIn('ana'), await app.signIn('budi'), await app.signIn('citra')]
  const id = await makeGuild()
  const path = `/guild/${id}?tab=requests`
  for (const person of [ana, budi, citra]) await join(person, id)
  for (const client of [owner, officer])
    expect(await told(client)).toEqual({
      lines: [`ana Tester, budi Tester and citra Tester asked to join “Star readers ${made}” ${path}`],
      unread: 1,
    })
  await decide(officer, id, ana, true)
  await leave(citra, id)
  expect((await told(owner)).lines).toEqual([`budi Tester asked to join “Star readers ${made}” ${path}`])
  await decide(officer, id, budi, false)
  for (const client of [owner, officer]) expect(await told(client)).toEqual({ lines: [], unread: 0 })
})

test('whoever is accepted is told by whom; whoever is rejected is not told', async () => {
  const [ana, budi] = [await app.signIn('accepted'), await app.signIn('rejected')]
  const id = await makeGuild(true)
  for (const person of [ana, budi]) await join(person, id)
  await decide(officer, id, ana, true)
  await decide(owner, id, budi, false)
  expect((await told(ana)).lines).toEqual([
    `officer${made} Tester accepted you as a member of “Star readers ${made}” /guild/${id}`,
  ])
  expect((await told(budi)).lines).toEqual([])
})

test('a request that is made again is told again', async () => {
  const ana = await app.signIn('again')
  const id = await makeGuild()
  await join(ana, id)
  expect((await told(officer)).unread).toBe(1)
  await decide(owner, id, ana, false)
  expect((await told(officer)).unread).toBe(0)
  app.clock.advance(7 * DAY_MS)
  officer = await app.signIn(`officer${made}`)
  await join(await app.signIn('again'), id)
  expect((await told(officer)).unread).toBe(1)
  // It ends by itself, and so does what is told of it.
  app.clock.advance(30 * DAY_MS)
  await app.purge()
  expect((await told(await app.signIn(`officer${made}`))).lines).toEqual([])
})

test('an invitation is told until it is answered', async () => {
  const [ana, budi] = [await app.signIn('invited'), await app.signIn('uninvited')]
  const id = await makeGuild(true)
  for (const person of [ana, budi]) await invite(officer, id, person)
  const line = `officer${made} Tester invited you to join “Star readers ${made}” /guild/${id}`
  for (const person of [ana, budi]) expect(await told(person)).toEqual({ lines: [line], unread: 1 })
  await ana.call(answerGuildInvite, { params: at(id), body: { accept: false } })
  expect((await told(ana)).lines).toEqual([])
  // A ban ends it as well, and a block.
  await change(officer, id, budi, { banned: true })
  expect((await told(budi)).lines).toEqual([])
  const citra = await app.signIn('blocking')
  await invite(officer, id, citra)
  expect((await told(citra)).unread).toBe(1)
  await citra.call(blockUser, { params: at(officer.userId) })
  expect(await told(citra)).toEqual({ lines: [], unread: 0 })
})

test('a new role is told, and with it the requests that wait; who is no officer any more has none of them', async () => {
  const [ana, budi] = [await app.signIn('promoted'), await app.signIn('waiting')]
  const id = await makeGuild(true)
  await insertMember(app, id, ana.userId)
  await join(budi, id)
  expect((await told(ana)).lines).toEqual([])
  await change(owner, id, ana, { role: 'officer' })
  const role = `owner${made} Tester changed your role in “Star readers ${made}” /guild/${id}`
  const request = `waiting Tester asked to join “Star readers ${made}” /guild/${id}?tab=requests`
  expect((await told(ana)).lines.toSorted()).toEqual([role, request])
  await change(owner, id, ana, { role: 'member' })
  expect((await told(ana)).lines).toEqual([role])
  expect((await told(officer)).lines).toEqual([request])
  await leave(officer, id)
  expect((await told(officer)).lines).toEqual([])
})

test('an invitation ends with who sent it: by leaving, a ban, a lower role or a suspension', async () => {
  const id = await makeGuild(true)
  for (const end of ['leaves', 'banned', 'dismissed', 'suspended'] as const) {
    const [sender, invited] = [await app.signIn(`sender-${end}`), await app.signIn(`invited-${end}`)]
    await insertMember(app, id, sender.userId, 'officer')
    await invite(sender, id, invited)
    expect((await told(invited)).unread).toBe(1)
    expect((await invited.call(listMyGuilds)).invitations).toHaveLength(1)
    if (end === 'leaves') await leave(sender, id)
    else if (end === 'banned') await change(owner, id, sender, { banned: true })
    else if (end === 'dismissed') await change(owner, id, sender, { role: 'member' })
    else
      await app.db
        .updateTable('users')
        .set({ suspended_at: app.clock.now() })
        .where('id', '=', sender.userId)
        .execute()
    expect((await invited.call(listMyGuilds)).invitations).toEqual([])
    expect((await invited.call(getGuild, { params: at(id) })).standing?.state).toBe('none')
    expect(
      (await invited.attempt(answerGuildInvite, { params: at(id), body: { accept: true } })).status,
    ).toBe(404)
    if (end !== 'suspended') expect((await told(invited)).lines).toEqual([])
    // Another officer may invite them.
    app.clock.advance(1000)
    await invite(officer, id, invited)
    expect((await told(invited)).lines).toEqual([
      `officer${made} Tester invited you to join “Star readers ${made}” /guild/${id}`,
    ])
  }
})

test('an officer who undoes their leaving is told of the requests again', async () => {
  const id = await makeGuild()
  await join(await app.signIn('patient'), id)
  await leave(officer, id)
  expect((await told(officer)).lines).toEqual([])
  await join(officer, id)
  expect((await told(officer)).lines).toHaveLength(1)
})

test('nobody is told of a guild that is gone', async () => {
  const ana = await app.signIn('late')
  const id = await makeGuild()
  await join(ana, id)
  expect((await told(owner)).unread).toBe(1)
  await app.db.updateTable('guilds').set({ deleted_at: app.clock.now() }).where('id', '=', id).execute()
  expect(await told(owner)).toEqual({ lines: [], unread: 0 })
  expect((await tryJoin(ana, id)).status).toBe(404)
})
