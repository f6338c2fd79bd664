import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  clearConversation,
  getConversation,
  getMessage,
  MESSAGE_EDIT_MS,
  readConversation,
  sayTyping,
  updateConversation,
} from '../../contract/conversations.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { HOUR_MS } from '../platform/clock.ts'
import { settleIn } from '../testing/set-honor.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answer, box, send, start, textOf, thread, told, type Person } from './conversations-testing.ts'

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

test('a reply shows what it answers, but not what its reader does not see', async () => {
  const id = await talk()
  const question = await send(ana, id, 'Which way?')
  const reply = await send(budi, id, 'That way', { replyToId: question.id })
  expect(reply.replyTo).toMatchObject({ id: question.id, senderId: ana.userId, text: 'Which way?' })
  await ana.call(clearConversation, params(id))
  const later = await send(budi, id, 'Still that way', { replyToId: question.id })
  expect((await thread(ana, id)).map((message) => [message.id, message.replyTo])).toEqual([[later.id, null]])
  app.clock.advance(MESSAGE_EDIT_MS + 1)
  expect(await budi.call(getMessage, params(reply.id))).toMatchObject({
    source: null,
    replyTo: { id: question.id },
  })
})

test('mentions in messages tell nobody', async () => {
  const id = await talk()
  await send(ana, id, `Ask @citra${round}-1000`)
  await app.settle()
  expect((await citra.call(listNotifications, { query: {} })).items).toEqual([])
})

test('a request is a notification, until it is answered', async () => {
  const lines = async () => {
    await app.settle()
    return (await budi.call(listNotifications, { query: {} })).items
  }
  const { conversation } = await start(ana, budi)
  await send(ana, conversation.id)
  const [line, ...more] = await lines()
  expect(more).toEqual([])
  expect(line).toMatchObject({ type: 'message-request', path: '/messages' })
  await answer(budi, conversation.id, true)
  expect(await lines()).toEqual([])
})

test('reading is told to the reader’s devices, and to others only if both tell', async () => {
  const id = await talk()
  const message = await send(ana, id)
  expect((await told(budi, 'messages')).at(-1)).toMatchObject({ conversationId: id, unread: 1, isNews: true })
  expect((await told(ana, 'messages')).at(-1)).toMatchObject({ conversationId: id, unread: 0, isNews: false })
  const read = await budi.call(readConversation, { ...params(id), body: { messageId: message.id } })
  expect(read.unread).toBe(0)
  expect((await told(budi, 'messages')).at(-1)).toMatchObject({ unread: 0, isNews: false })
  const receipt = { kind: 'receipt', conversationId: id, userId: budi.userId, messageId: message.id }
  expect(await told(ana, 'receipt')).toEqual([receipt])
  const readOf = async () => {
    const { members } = await ana.call(getConversation, params(id))
    return members.find(({ person }) => person.id === budi.userId)?.lastReadMessageId
  }
  expect(await readOf()).toBe(message.id)

  await app.db.insertInto('message_settings').values({ user_id: ana.userId, has_receipts: false }).execute()
  const next = await send(ana, id)
  // Beyond the end is the end.
  await budi.call(readConversation, { ...params(id), body: { messageId: next.id + 1000 } })
  expect(await told(ana, 'receipt')).toEqual([receipt])
  expect(await readOf()).toBeNull()
  expect(await budi.call(getConversation, params(id))).toMatchObject({
    lastReadMessageId: next.id,
    unread: 0,
  })
})

test('typing is told to the other and stored nowhere', async () => {
  const id = await talk()
  await ana.call(sayTyping, params(id))
  expect(await told(budi, 'typing')).toEqual([{ kind: 'typing', conversationId: id, userId: ana.userId }])
  expect(await told(ana, 'typing')).toEqual([])
})

test('muting and the archive are one’s own; a new message brings back what is not muted', async () => {
  const id = await talk()
  const change = (body: object) => budi.attempt(updateConversation, { params: { id }, body })
  expect((await change({ isArchived: true })).body).toMatchObject({ isArchived: true })
  expect([await box(budi), await box(budi, 'archive')]).toEqual([[], [id]])
  expect(await box(ana)).toEqual([id])
  await send(ana, id)
  expect([await box(budi), await box(budi, 'archive')]).toEqual([[id], []])
  await change({ isArchived: true, muteHours: 1 })
  const before = await told(budi, 'messages')
  await send(ana, id)
  expect(await box(budi, 'archive')).toEqual([id])
  const after = await told(budi, 'messages')
  expect(after.length).toBe(before.length + 1)
  expect(after.at(-1)).toMatchObject({ isNews: false, unread: 0 })
  app.clock.advance(2 * HOUR_MS)
  await send(ana, id)
  expect(await box(budi)).toEqual([id])
  expect((await change({ muteHours: null })).body.mutedUntil).toContain('9999')
  expect((await change({ muteHours: 0 })).body.mutedUntil).toBeNull()
  expect((await change({ title: 'Ours' })).body.code).toBe('not_allowed')
  expect((await change({})).status).toBe(400)
})

test('what somebody clears is gone for them alone, and a new message brings the conversation back', async () => {
  const id = await talk()
  await budi.call(clearConversation, params(id))
  expect(await box(budi)).toEqual([])
  expect(await thread(budi, id)).toEqual([])
  expect(await thread(ana, id)).toHaveLength(1)
  await send(ana, id, 'Once more')
  expect(await box(budi)).toEqual([id])
  expect((await thread(budi, id)).map(textOf)).toEqual(['Once more'])
})
