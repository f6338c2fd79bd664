import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import {
  getConversation,
  getMessage,
  listMessages,
  readConversation,
  sendMessage,
} from '../../contract/conversations.ts'
import { deleteMessage, editMessage, reactToMessage } from '../../contract/message-acts.ts'
import { settleIn } from '../testing/set-honor.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answer, newKey, send, start, type Person } from './conversations-testing.ts'

interface Place {
  conversationId: number
  messageId: number
}

let app: TestApp
let ana: Person
let places: Record<'unknown' | 'foreign' | 'blocked', Place>

beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1e6 } })
  ana = await app.signIn('ana')
  const [budi, citra, dewi] = [await app.signIn('budi'), await app.signIn('citra'), await app.signIn('dewi')]
  await settleIn(app)
  const talk = async (one: Person, other: Person): Promise<Place> => {
    const { conversation } = await start(one, other)
    await answer(other, conversation.id, true)
    const { id: messageId } = await send(one, conversation.id)
    return { conversationId: conversation.id, messageId }
  }
  places = {
    unknown: { conversationId: 999_999_999, messageId: 999_999_999 },
    foreign: await talk(budi, citra),
    // Her own message, which she could edit if nobody had blocked anybody.
    blocked: await talk(ana, dewi),
  }
  await dewi.call(blockUser, { params: { id: String(ana.userId) } })
})
afterAll(() => app.close())

type Attempt = (place: Place) => Promise<{ status: number; body: unknown }>

const acts: Record<string, Attempt> = {
  'to read a conversation': ({ conversationId: id }) => ana.attempt(getConversation, { params: { id } }),
  'to read its messages': ({ conversationId: id }) => ana.attempt(listMessages, { params: { id } }),
  'to read one message': ({ messageId: id }) => ana.attempt(getMessage, { params: { id } }),
  'to say what was read': ({ conversationId: id, messageId }) =>
    ana.attempt(readConversation, { params: { id }, body: { messageId } }),
  'to send': ({ conversationId: id }) =>
    ana.attempt(sendMessage, { params: { id }, body: { key: newKey(), body: 'Hello' } }),
  'to send a reply': ({ conversationId: id, messageId: replyToId }) =>
    ana.attempt(sendMessage, { params: { id }, body: { key: newKey(), body: 'Hello', replyToId } }),
  'to edit': ({ messageId: id }) => ana.attempt(editMessage, { params: { id }, body: { body: 'Other' } }),
  'to react': ({ messageId: id }) => ana.attempt(reactToMessage, { params: { id }, body: { emoji: '👍' } }),
  'to delete': ({ messageId: id }) =>
    ana.attempt(deleteMessage, { params: { id }, query: { for: 'everyone' } }),
}

test.each(Object.entries(acts))(
  'it takes the same statements %s that is somebody else’s, of a blocked pair, or nowhere',
  async (_, act) => {
    // What is looked up once in a while is looked up before.
    await act(places.unknown)
    const unknown = await statementsOf(() => act(places.unknown))
    expect(unknown.result.status).toBe(404)
    expect(unknown.statements.length).toBeGreaterThan(0)
    for (const place of [places.foreign, places.blocked]) {
      const { result, statements, commits } = await statementsOf(() => act(place))
      expect([result.status, result.body]).toEqual([404, unknown.result.body])
      expect(statements).toEqual(unknown.statements)
      expect(commits).toBe(unknown.commits)
    }
  },
)
