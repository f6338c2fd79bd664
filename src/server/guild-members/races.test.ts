import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideGuildRequest, joinByLink } from '../../contract/guild-members.ts'
import { deleteGuild } from '../../contract/guilds.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  actsOf,
  at,
  change,
  countsOf,
  decide,
  invite,
  join,
  leave,
  makeLink,
  tryJoin,
  type Member,
} from './members-testing.ts'

let app: TestApp
let owner: Member
const people: Member[] = []
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  owner = await app.signIn('owner')
  for (let n = 0; n < 50; n++) people.push(await app.signIn(`person${n}`))
})
afterAll(() => app.close())

const makeGuild = (row: Partial<Parameters<typeof insertGuild>[1]> = {}) =>
  insertGuild(app, { ownerId: owner.userId, ...row })
const setCount = (id: number, count: number) =>
  app.db.updateTable('guilds').set({ member_count: count }).where('id', '=', id).execute()

test('50 people who join at once are all in it, each once, and counted', async () => {
  const id = await makeGuild()
  const answers = await Promise.all(people.flatMap((person) => [tryJoin(person, id), tryJoin(person, id)]))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await countsOf(app, id)).toMatchObject({ counted: 51, members: 51, owners: 1 })
  expect((await actsOf(app, id)).length).toBe(50)
})

test('of 50 who want the last seats of a guild so many get one as there are', async () => {
  const id = await makeGuild()
  await setCount(id, 495)
  const answers = await Promise.all(people.map((person) => tryJoin(person, id)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBe(5)
  expect(statuses.filter((status) => status === 409).length).toBe(45)
  expect(await countsOf(app, id)).toMatchObject({ counted: 500, members: 6 })
})

test('the last seat is given once, whether by joining, accepting or a link', async () => {
  const id = await makeGuild({ joinMode: 'approval' })
  const [asking, linked, invited] = people.slice(0, 3) as [Member, Member, Member]
  await join(asking, id)
  const { token } = await makeLink(owner, id)
  await invite(owner, id, invited)
  await setCount(id, 499)
  const answers = await Promise.all([
    owner.attempt(decideGuildRequest, {
      params: { id, userId: asking.userId },
      body: { accept: true },
    }),
    linked.attempt(joinByLink, { body: { token } }),
    tryJoin(invited, id),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await countsOf(app, id)).toMatchObject({ counted: 500, members: 2 })
})

test('who joins while the guild is deleted is in it before, or not at all', async () => {
  const id = await makeGuild()
  const [gone, ...answers] = await Promise.all([
    owner.attempt(deleteGuild, { params: at(id) }),
    ...people.slice(0, 20).map((person) => tryJoin(person, id)),
  ])
  expect(gone.status).toBe(200)
  const joined = answers.filter(({ status }) => status === 200).length
  // One who joined just before may find it gone when the answer is made.
  for (const { status } of answers) expect([200, 404]).toContain(status)
  const counts = await countsOf(app, id)
  expect(counts?.counted).toBe(counts?.members)
  expect(counts?.members).toBeGreaterThanOrEqual(1 + joined)
  expect((await tryJoin(people[30] as Member, id)).status).toBe(404)
})

test('coming and going at once leaves the count right', async () => {
  const id = await makeGuild()
  const some = people.slice(0, 10)
  for (let round = 0; round < 3; round++)
    await Promise.all(some.flatMap((person) => [join(person, id), leave(person, id), join(person, id)]))
  const counts = await countsOf(app, id)
  expect(counts?.counted).toBe(counts?.members)
})

test('of two who are appointed at once to the last place one becomes an officer', async () => {
  const id = await makeGuild()
  for (const { userId } of people.slice(0, 9)) await insertMember(app, id, userId, 'officer')
  const candidates = people.slice(10, 15)
  for (const { userId } of candidates) await insertMember(app, id, userId)
  const answers = await Promise.all(
    candidates.map((person) => change(owner, id, person, { role: 'officer' })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'You’ve reached the limit of 10 officers. Remove one first.',
  })
  expect(await countsOf(app, id)).toMatchObject({ officers: 10 })
})

test('the last officer who leaves while being dismissed, removed and banned is gone once', async () => {
  const id = await makeGuild()
  const officer = people[0] as Member
  await insertMember(app, id, officer.userId, 'officer')
  await Promise.all([
    leave(officer, id),
    change(owner, id, officer, { role: 'member' }),
    change(owner, id, officer, { banned: true }),
  ])
  expect(await countsOf(app, id)).toMatchObject({ counted: 1, members: 1, owners: 1, officers: 0 })
  expect((await tryJoin(officer, id)).body).toMatchObject({ code: 'not_allowed' })
})

test('who acts as an officer while being dismissed has acted before, or is refused', async () => {
  const id = await makeGuild({ joinMode: 'approval' })
  const [officer, ...asking] = people.slice(0, 8) as [Member, ...Member[]]
  await insertMember(app, id, officer.userId, 'officer')
  for (const person of asking) await join(person, id)
  const [, ...answers] = await Promise.all([
    change(owner, id, officer, { role: 'member' }),
    ...asking.map((person) =>
      officer.attempt(decideGuildRequest, { params: { id, userId: person.userId }, body: { accept: true } }),
    ),
  ])
  const accepted = answers.filter(({ status }) => status === 200).length
  for (const { status } of answers) expect([200, 403]).toContain(status)
  expect(await countsOf(app, id)).toMatchObject({ counted: 2 + accepted, members: 2 + accepted, officers: 0 })
})

test('two officers who decide at once are one decision', async () => {
  const id = await makeGuild({ isPrivate: true })
  const [one, two, asking] = people.slice(0, 3) as [Member, Member, Member]
  for (const { userId } of [one, two]) await insertMember(app, id, userId, 'officer')
  await join(asking, id)
  await Promise.all([decide(one, id, asking, true), decide(two, id, asking, true)])
  expect(await actsOf(app, id)).toEqual(['accepted'])
  expect(await countsOf(app, id)).toMatchObject({ counted: 4, members: 4 })
})

test('a link for three takes three of 20', async () => {
  const id = await makeGuild({ isPrivate: true, joinMode: 'invite' })
  const { token } = await makeLink(owner, id, 3)
  const answers = await Promise.all(
    people.slice(0, 20).map((person) => person.attempt(joinByLink, { body: { token } })),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBe(3)
  expect(answers.filter(({ body }) => body.code === 'invalid_token').length).toBe(17)
  expect(await countsOf(app, id)).toMatchObject({ counted: 4, members: 4 })
})
