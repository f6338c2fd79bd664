import { randomUUID } from 'node:crypto'
import {
  getConversation,
  listConversations,
  listMessages,
  sendMessage,
  startConversation,
  type Conversation,
  type Message,
} from '../../contract/conversations.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { followUser } from '../../contract/follows.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export type Somebody = TestClient & { userId: number }
type Rest = Partial<BodyOf<typeof sendMessage>>

/** Short ways to talk, for tests about what happens to what was said. */
export const newKey = (): string => randomUUID()

/** The second follows the first, so that the first writes to them without asking. */
export async function start(from: Somebody, to: Somebody, body = 'Hello there'): Promise<Message> {
  await to.call(followUser, { params: { id: String(from.userId) } })
  return ask(from, to, body)
}

/** To somebody who does not follow the sender: it is a request. */
export async function ask(
  from: Somebody,
  to: Somebody,
  body = 'May I ask you something?',
  rest: Rest = {},
): Promise<Message> {
  const { message } = await from.call(startConversation, {
    body: { userIds: [to.userId], key: newKey(), body, ...rest },
  })
  return message
}

/** All of them follow who begins. */
export async function startGroup(from: Somebody, others: Somebody[], body = 'Hello all'): Promise<Message> {
  for (const other of others) await other.call(followUser, { params: { id: String(from.userId) } })
  const { message } = await from.call(startConversation, {
    body: { userIds: others.map(({ userId }) => userId), title: 'Readers', key: newKey(), body },
  })
  return message
}

export function send(
  from: TestClient,
  { conversationId }: { conversationId: number },
  body: string,
  rest: Rest = {},
): Promise<Message> {
  return from.call(sendMessage, {
    params: { id: String(conversationId) },
    body: { key: newKey(), body, ...rest },
  })
}

export const of = ({ id }: { id: number }) => ({ params: { id: String(id) } })

export async function shownTo(
  client: TestClient,
  { conversationId }: { conversationId: number },
): Promise<Message[]> {
  return (await client.call(listMessages, of({ id: conversationId }))).items
}

/** The words that somebody is shown, the oldest first. */
export async function wordsFor(client: TestClient, message: { conversationId: number }): Promise<string[]> {
  return (await shownTo(client, message)).map(wordsOf)
}

export function wordsOf({ body }: Pick<Message, 'body'>): string {
  return JSON.stringify(body).match(/"value":"([^"]*)"/)?.[1] ?? ''
}

export function conversationFor(
  client: TestClient,
  { conversationId }: { conversationId: number },
): Promise<Conversation> {
  return client.call(getConversation, of({ id: conversationId }))
}

export async function inboxOf(client: TestClient): Promise<Conversation[]> {
  return (await client.call(listConversations)).items
}

/** The kinds of what the stream of somebody was told, the latest last. */
export async function toldTo({ db }: TestApp, { userId }: Somebody): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom('stream_events')
    .select('data')
    .where('user_id', '=', userId)
    .where('kind', '=', 'messages')
    .orderBy('seq')
    .execute()
  return rows.map(({ data }) => data as Record<string, unknown>)
}
