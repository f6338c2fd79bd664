import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerRequest,
  clearConversation,
  findConversationWith,
  getConversation,
  sendMessage,
  startConversation,
} from '../../contract/conversations.ts'
import { followUser } from '../../contract/follows.ts'
import { saveMessageSettings } from '../../contract/message-acts.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { exportMemberships } from './export-queries.ts'
import { at, change, join, leave, type Member } from './members-testing.ts'

let app: TestApp
let owner: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  owner = await app.signIn('owner')
})
afterAll(() => app.close())

const write = (from: Member, to: Member) =>
  from.attempt(startConversation, {
    body: { userIds: [to.userId], key: randomBytes(11).toString('hex'), body: 'Hello' },
  })
const reachOf = async (from: Member, to: Member) =>
  (await from.call(findConversationWith, { params: at(to.userId) })).reach

test('guild mates write to one another without a request; others ask first', async () => {
  const [ana, budi, citra] = [await app.signIn('ana'), await app.signIn('budi'), await app.signIn('citra')]
  const id = await insertGuild(app, { ownerId: owner.userId, isPrivate: true })
  for (const { userId } of [ana, budi]) await insertMember(app, id, userId)
  expect(await reachOf(ana, budi)).toBe('open')
  expect(await reachOf(ana, citra)).toBe('request')
  const { conversation } = (await write(ana, budi)).body
  expect(await budi.call(getConversation, { params: at(conversation.id) })).toMatchObject({
    isRequest: false,
  })
  const asked = (await write(ana, citra)).body
  expect(await citra.call(getConversation, { params: at(asked.conversation.id) })).toMatchObject({
    isRequest: true,
  })
})

test('who takes messages of those they know takes those of guild mates, as long as they are', async () => {
  const [dewi, eka] = [await app.signIn('dewi'), await app.signIn('eka')]
  const id = await insertGuild(app, { ownerId: owner.userId })
  await insertMember(app, id, dewi.userId)
  await dewi.call(saveMessageSettings, { body: { whoMay: 'known' } })
  expect(await reachOf(eka, dewi)).toBe('refused')
  await join(eka, id)
  expect(await reachOf(eka, dewi)).toBe('open')
  expect(await reachOf(eka, owner)).toBe('open')
  await leave(eka, id)
  expect(await reachOf(eka, dewi)).toBe('refused')
  app.clock.advance(11 * MINUTE_MS)
  await join(eka, id)
  await app.db.updateTable('guilds').set({ deleted_at: app.clock.now() }).where('id', '=', id).execute()
  expect((await write(eka, dewi)).status).toBe(403)
  await dewi.call(saveMessageSettings, { body: { whoMay: 'nobody' } })
  expect(await reachOf(eka, dewi)).toBe('refused')
})

test('guild mates are asked before they are in a group', async () => {
  const [ida, joko, kiki] = [await app.signIn('ida'), await app.signIn('joko'), await app.signIn('kiki')]
  const id = await insertGuild(app, { ownerId: owner.userId })
  for (const { userId } of [ida, joko, kiki]) await insertMember(app, id, userId)
  await kiki.call(followUser, { params: at(ida.userId) })
  await joko.call(saveMessageSettings, { body: { whoMay: 'known' } })
  const { conversation } = await ida.call(startConversation, {
    body: { userIds: [joko.userId, kiki.userId], key: randomBytes(11).toString('hex'), body: 'Hello all' },
  })
  const isRequest = async (client: Member) =>
    (await client.call(getConversation, { params: at(conversation.id) })).isRequest
  expect([await isRequest(joko), await isRequest(kiki)]).toEqual([true, false])
})

test('whoever takes messages of those they know does not tell a mate that they deleted a request', async () => {
  const [lina, mira] = [await app.signIn('lina'), await app.signIn('mira')]
  const params = at((await write(lina, mira)).body.conversation.id)
  await mira.call(answerRequest, { params, body: { accept: false } })
  await mira.call(saveMessageSettings, { body: { whoMay: 'known' } })
  const id = await insertGuild(app, { ownerId: mira.userId })
  await join(lina, id)
  expect((await lina.call(getConversation, { params })).canSend).toBe(true)
  expect((await write(lina, mira)).status).toBe(200)
  expect((await mira.attempt(getConversation, { params })).status).toBe(404)
})

test('whoever has deleted a request is not reached by joining their guild', async () => {
  const [fajar, gita] = [await app.signIn('fajar'), await app.signIn('gita')]
  const { conversation } = (await write(fajar, gita)).body
  const params = at(conversation.id)
  await gita.call(answerRequest, { params, body: { accept: false } })
  const id = await insertGuild(app, { ownerId: gita.userId })
  await join(fajar, id)
  app.clock.advance(MINUTE_MS)
  const sent = await fajar.attempt(sendMessage, {
    params,
    body: { key: randomBytes(11).toString('hex'), body: 'Hello?' },
  })
  expect(sent.status).toBe(200)
  expect((await gita.attempt(getConversation, { params })).status).toBe(404)
  await fajar.call(clearConversation, { params })
})

test('somebody takes along what guilds know of them', async () => {
  const hadi = await app.signIn('hadi')
  const [member, asked, banned] = [
    await insertGuild(app, { ownerId: owner.userId, name: 'Readers' }),
    await insertGuild(app, {
      ownerId: owner.userId,
      name: 'Askers',
      joinMode: 'approval',
      questions: ['Why?'],
    }),
    await insertGuild(app, { ownerId: owner.userId, name: 'Closed' }),
  ]
  await join(hadi, member)
  await join(hadi, asked, { message: 'Hi', answers: ['So'] })
  await change(owner, banned, hadi, { banned: true, reason: 'private words of officers' })
  const exported = await exportMemberships(app.db, hadi.userId)
  expect(exported).toMatchObject([
    { guild: 'Readers', role: 'member', joinedAt: app.clock.now(), request: null, bannedAt: null },
    {
      guild: 'Askers',
      role: null,
      request: { state: 'open', message: 'Hi', answers: [{ question: 'Why?', answer: 'So' }] },
    },
    { guild: 'Closed', role: null, bannedAt: app.clock.now() },
  ])
  expect(JSON.stringify(exported)).not.toContain('private words')
})
