import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeGuildMember } from '../../contract/guild-members.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { change, of, type Member } from './members-testing.ts'

let app: TestApp
let owner: Member
let officer: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100 } })
  owner = await app.signIn('owner')
  officer = await app.signIn('officer')
})
afterAll(() => app.close())

async function makeGuild(name: string, member: Member): Promise<number> {
  const id = await insertGuild(app, { ownerId: owner.userId, name })
  await insertMember(app, id, officer.userId, 'officer')
  await insertMember(app, id, member.userId)
  return id
}

async function told(client: Member): Promise<string[]> {
  await app.settle()
  const { items } = await client.call(listNotifications, { query: { filter: 'guilds' } })
  expect(items.every(({ type, actors }) => type === 'guild-limit' && actors.length === 0)).toBe(true)
  return items.map(({ sentence, path }) => `${sentence.map(({ text }) => text).join('')} ${path}`)
}

test('whoever is muted is told until when, in their language, and not by whom or why', async () => {
  const ana = await app.signIn('ana')
  const id = await makeGuild('Star readers', ana)
  const mutedUntil = addMs(app.clock.now(), 7 * DAY_MS)
  await change(officer, id, ana, { mutedUntil: mutedUntil.toISOString(), reason: 'Too loud' })
  const until = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(mutedUntil)
  const [line = ''] = await told(ana)
  expect(line).toMatch(/^From the officers of “Star readers”: You’re muted until /)
  expect(line).toContain(until('en'))
  expect(line).not.toMatch(/Too loud|officer Tester/)
  expect(line.endsWith(` /guild/${id}`)).toBe(true)
  ana.language = 'id'
  expect((await told(ana))[0]).toContain(`Anda dibisukan sampai ${until('id')}`)
  ana.language = 'en'
  // Taken back, it is no longer said that it is so.
  await change(officer, id, ana, { mutedUntil: null })
  expect((await told(ana))[0]).toBe(
    `The officers of “Star readers” changed what you can do there /guild/${id}`,
  )
})

test('whoever is removed or banned is told so, and nobody else is', async () => {
  const [budi, citra] = [await app.signIn('budi'), await app.signIn('citra')]
  const first = await makeGuild('Map makers', budi)
  const second = await makeGuild('Night walkers', citra)
  await officer.call(removeGuildMember, { params: of(first, budi) })
  await change(officer, second, citra, { banned: true, reason: 'Spam' })
  expect(await told(budi)).toEqual([
    `From the officers of “Map makers”: You’re no longer a member. You can join again. /guild/${first}`,
  ])
  expect(await told(citra)).toEqual([
    `From the officers of “Night walkers”: You’re banned from this guild. /guild/${second}`,
  ])
  // Who never was in it is not told that they can't come.
  const dewi = await app.signIn('dewi')
  await change(officer, first, dewi, { banned: true })
  for (const client of [owner, officer, dewi]) expect(await told(client)).toEqual([])
})

test.each([
  ['approval', 'You can ask to join again.'],
  ['request', 'You can ask to join again.'],
  ['invite', 'You can come back if an officer invites you.'],
] as const)('whoever is removed is told how they come back: %s', async (joinMode, words) => {
  const eka = await app.signIn(`eka-${joinMode}`)
  const id = await makeGuild(`Bakers by ${joinMode}`, eka)
  const isPrivate = joinMode !== 'approval'
  await app.db
    .updateTable('guilds')
    .set({ join_mode: joinMode, is_private: isPrivate })
    .where('id', '=', id)
    .execute()
  await officer.call(removeGuildMember, { params: of(id, eka) })
  expect((await told(eka))[0]).toContain(`You’re no longer a member. ${words}`)
})
