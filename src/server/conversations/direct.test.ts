import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockUser, unblockUser } from '../../contract/blocks.ts'
import {
  answerRequest,
  clearConversation,
  findConversationWith,
  getConversation,
  getMessage,
  listConversations,
  listMessages,
  readConversation,
  REQUEST_MESSAGES_MAX,
  sayTyping,
  startConversation,
  updateConversation,
} from '../../contract/conversations.ts'
import { settleIn } from '../testing/set-honor.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  answer,
  attemptSend,
  box,
  follow,
  send,
  start,
  startBody,
  textOf,
  thread,
  told,
  type Person,
} from './conversations-testing.ts'

let app: TestApp
let ana: Person
let budi: Person
let citra: Person
let round = 0

beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1e6 } })
})
afterAll(() => app.close())

beforeEach(async () => {
  round++
  ana = await app.signIn(`ana${round}`)
  budi = await app.signIn(`budi${round}`)
  citra = await app.signIn(`citra${round}`)
  await settleIn(app)
})

const params = (id: number) => ({ params: { id: String(id) } })

/** Two people who have accepted each other. */
async function talk(): Promise<number> {
  const { conversation } = await start(ana, budi)
  await answer(budi, conversation.id, true)
  return conversation.id
}

test('a message to somebody unknown is a request, and open once they accept', async () => {
  const { conversation, message } = await start(ana, budi, 'Hello **Budi**')
  expect(conversation).toMatchObject({
    kind: 'direct',
    isRequest: false,
    canSend: true,
    unread: 0,
    memberCount: 2,
    memberMax: null,
  })
  expect(conversation.person?.id).toBe(budi.userId)
  expect(message).toMatchObject({
    senderId: ana.userId,
    kind: 'text',
    source: 'Hello **Budi**',
    deletedAt: null,
  })
  expect(await box(ana)).toEqual([conversation.id])
  expect(await box(budi)).toEqual([])
  const requests = await budi.call(listConversations, { query: { box: 'requests' } })
  expect(requests).toMatchObject({ unread: 0, requests: 1 })
  expect(requests.items[0]).toMatchObject({ isRequest: true, unread: 1, lastMessage: { text: 'Hello Budi' } })

  await answer(budi, conversation.id, true)
  expect(await box(budi, 'requests')).toEqual([])
  const inbox = await budi.call(listConversations, { query: {} })
  expect(inbox).toMatchObject({ unread: 1, requests: 0 })
  expect(inbox.items[0]).toMatchObject({ id: conversation.id, isRequest: false, unread: 1 })
  const refused = await budi.attempt(answerRequest, {
    params: { id: conversation.id },
    body: { accept: false },
  })
  expect(refused.body.code).toBe('conflict')
})

test('somebody whom the recipient follows needs no asking, and who answers has accepted', async () => {
  await follow(budi, ana)
  const { conversation } = await start(ana, budi)
  expect(await box(budi)).toEqual([conversation.id])

  const other = await start(citra, budi)
  expect(await box(budi, 'requests')).toEqual([other.conversation.id])
  await send(budi, other.conversation.id, 'Who are you?')
  expect(await box(budi, 'requests')).toEqual([])
  expect(await box(budi)).toEqual([other.conversation.id, conversation.id])
})

test('two people have one conversation, whoever begins and however often', async () => {
  const first = await start(ana, budi)
  const second = await start(budi, ana, 'Hello yourself')
  const third = await start(ana, budi, 'Again')
  expect([second.conversation.id, third.conversation.id]).toEqual([
    first.conversation.id,
    first.conversation.id,
  ])
  expect((await thread(budi, first.conversation.id)).map(textOf)).toEqual([
    'Hello there',
    'Hello yourself',
    'Again',
  ])
  expect(await box(budi, 'requests')).toEqual([])
})

test('two people who write to each other at the same moment have one conversation', async () => {
  const made = await Promise.all([start(ana, budi), start(budi, ana), start(ana, budi), start(budi, ana)])
  expect(new Set(made.map(({ conversation }) => conversation.id)).size).toBe(1)
  expect(await thread(ana, made[0].conversation.id)).toHaveLength(4)
})

test('who has not answered gets a few messages and no more, and no receipts or typing', async () => {
  const { conversation } = await start(ana, budi)
  for (let sent = 1; sent < REQUEST_MESSAGES_MAX; sent++) await send(ana, conversation.id)
  const refused = await attemptSend(ana, conversation.id)
  expect(refused.body).toMatchObject({ code: 'not_allowed', message: expect.stringContaining('5') })
  const last = (await thread(budi, conversation.id)).at(-1)?.id ?? 0
  await budi.call(readConversation, { ...params(conversation.id), body: { messageId: last } })
  await budi.call(sayTyping, params(conversation.id))
  await ana.call(sayTyping, params(conversation.id))
  expect(await told(ana, 'receipt')).toEqual([])
  expect([...(await told(ana, 'typing')), ...(await told(budi, 'typing'))]).toEqual([])
  const seen = await ana.call(getConversation, params(conversation.id))
  expect(seen.members.find(({ person }) => person.id === budi.userId)).toMatchObject({
    isRequest: true,
    lastReadMessageId: null,
  })
  await answer(budi, conversation.id, true)
  expect((await attemptSend(ana, conversation.id)).status).toBe(200)
})

test('a new account sends no links to who has not answered', async () => {
  const dewi = await app.signIn(`dewi${round}`)
  const link = 'See https://example.org/a for more'
  const refused = await dewi.attempt(startConversation, { body: startBody(budi, link) })
  expect(refused.body).toMatchObject({ code: 'invalid_input', fields: { body: expect.any(String) } })
  const { conversation } = await start(dewi, budi, 'Then without')
  expect((await attemptSend(dewi, conversation.id, { body: link })).body.code).toBe('invalid_input')
  await answer(budi, conversation.id, true)
  expect((await attemptSend(dewi, conversation.id, { body: link })).status).toBe(200)
  expect((await start(ana, budi, link)).message.body).not.toEqual([])
})

test('who deletes a request is shown nothing more of it, and who wrote does not learn of it', async () => {
  const { conversation } = await start(ana, budi)
  await answer(budi, conversation.id, false)
  expect(await box(budi, 'requests')).toEqual([])
  expect((await budi.attempt(getConversation, { params: { id: conversation.id } })).status).toBe(404)
  const before = (await told(budi, 'messages')).length
  await send(ana, conversation.id, 'Are you there?')
  expect((await told(budi, 'messages')).length).toBe(before)
  expect((await budi.call(listConversations, { query: { box: 'requests' } })).requests).toBe(0)
  const seen = await ana.call(getConversation, params(conversation.id))
  expect(seen).toMatchObject({ canSend: true, memberCount: 2 })
  expect(seen.members.map(({ isRequest }) => isRequest)).toEqual([false, true])
  expect(await ana.call(findConversationWith, params(budi.userId))).toMatchObject({
    reach: 'request',
    isNewcomer: false,
  })
  const newcomer = await app.signIn(`newcomer${round}`)
  expect(await newcomer.call(findConversationWith, params(budi.userId))).toMatchObject({
    reach: 'request',
    isNewcomer: true,
  })
  // As with a request that was not answered.
  for (let sent = 2; sent < REQUEST_MESSAGES_MAX; sent++) await send(ana, conversation.id)
  expect((await attemptSend(ana, conversation.id)).body.code).toBe('not_allowed')

  const again = await start(budi, ana, 'I was away')
  expect(again.conversation).toMatchObject({ id: conversation.id, isRequest: false })
  expect((await thread(budi, conversation.id)).map(textOf)).toEqual(['I was away'])
  expect((await thread(ana, conversation.id)).length).toBe(REQUEST_MESSAGES_MAX + 1)
})

test('people choose who may message them; what is open already goes on', async () => {
  const id = await talk()
  const choose = (whoMay: string) =>
    app.db
      .insertInto('message_settings')
      .values({ user_id: budi.userId, who_may: whoMay })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ who_may: whoMay }))
      .execute()
  await choose('known')
  const refused = await citra.attempt(startConversation, { body: startBody(budi) })
  expect(refused.body).toMatchObject({
    code: 'not_allowed',
    message: expect.stringContaining('doesn’t accept'),
  })
  expect(await citra.call(findConversationWith, params(budi.userId))).toMatchObject({ reach: 'refused' })
  await follow(budi, citra)
  expect(await citra.call(findConversationWith, params(budi.userId))).toMatchObject({ reach: 'open' })
  await choose('nobody')
  expect((await citra.attempt(startConversation, { body: startBody(budi) })).body.code).toBe('not_allowed')
  expect(await send(ana, id)).toMatchObject({ conversationId: id })
})

test('a blocked pair has no conversation until the block ends, and nothing tells why', async () => {
  const id = await talk()
  await budi.call(blockUser, params(ana.userId))
  const unknown = await ana.attempt(startConversation, {
    body: { ...startBody(budi), userIds: [999_999_999] },
  })
  const blocked = await ana.attempt(startConversation, { body: startBody(budi) })
  expect(blocked.status).toBe(404)
  expect(blocked.body).toEqual(unknown.body)
  for (const person of [ana, budi]) {
    expect(await box(person)).toEqual([])
    expect((await person.call(listConversations, { query: {} })).unread).toBe(0)
    expect((await attemptSend(person, id)).body).toEqual(unknown.body)
    expect((await person.attempt(getConversation, { params: { id } })).body).toEqual(unknown.body)
    expect((await person.attempt(listMessages, { params: { id } })).body).toEqual(unknown.body)
    expect((await person.attempt(sayTyping, { params: { id } })).body).toEqual(unknown.body)
  }
  expect((await ana.attempt(findConversationWith, { params: { id: budi.userId } })).status).toBe(404)
  await budi.call(unblockUser, params(ana.userId))
  expect(await box(ana)).toEqual([id])
  expect((await attemptSend(ana, id)).status).toBe(200)
})

test('deleted and suspended people are not written to; what they said stays', async () => {
  const id = await talk()
  await send(budi, id, 'Farewell')
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', budi.userId)
    .execute()
  expect((await citra.attempt(startConversation, { body: startBody(budi) })).status).toBe(404)
  expect((await attemptSend(ana, id)).body.code).toBe('not_allowed')
  await app.db.deleteFrom('users').where('id', '=', budi.userId).execute()
  expect((await citra.attempt(startConversation, { body: startBody(budi) })).status).toBe(404)
  expect((await attemptSend(ana, id)).body.code).toBe('not_allowed')
  expect(await ana.call(getConversation, params(id))).toMatchObject({ person: null, canSend: false })
  const [last] = (await thread(ana, id)).slice(-1)
  expect(last).toMatchObject({ sender: null, senderId: null })
  expect(last && textOf(last)).toBe('Farewell')
})

test('nobody else reads a conversation, nor does the staff', async () => {
  const id = await talk()
  const [message] = await thread(ana, id)
  for (const person of [citra, await app.signIn('mod', 'moderator'), await app.signIn('op', 'operator')]) {
    const request = { params: { id } }
    const answers = await Promise.all([
      person.attempt(getConversation, request),
      person.attempt(listMessages, request),
      person.attempt(getMessage, { params: { id: message?.id ?? 0 } }),
      attemptSend(person, id),
      person.attempt(readConversation, { ...request, body: { messageId: 1 } }),
      person.attempt(clearConversation, request),
      person.attempt(updateConversation, { ...request, body: { isArchived: true } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await box(person)).toEqual([])
  }
})

test('bad input is refused', async () => {
  const id = await talk()
  const code = async (body: object) => (await attemptSend(ana, id, body)).body.code as unknown
  expect(await code({ body: 'a'.repeat(4001) })).toBe('invalid_input')
  expect(await code({ body: '' })).toBe('invalid_input')
  expect(await code({ body: ' \n ' })).toBe('invalid_input')
  expect(await code({ key: 'short' })).toBe('invalid_input')
  const other = await start(citra, budi)
  expect(await code({ replyToId: other.message.id })).toBe('invalid_input')
  expect((await ana.attempt(startConversation, { body: startBody(ana) })).body.code).toBe('invalid_input')
  expect(
    (await ana.attempt(listMessages, { params: { id }, query: { before: '1', after: '1' } })).status,
  ).toBe(400)
  expect((await attemptSend(ana, id, { body: 'a'.repeat(4000) })).status).toBe(200)
})
