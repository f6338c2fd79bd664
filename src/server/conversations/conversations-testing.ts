import { randomUUID } from 'node:crypto'
import {
  answerRequest,
  listConversations,
  listMessages,
  sendMessage,
  startConversation,
  type Box,
  type Message,
} from '../../contract/conversations.ts'
import { readEvents, type LiveEventBody } from '../../contract/events.ts'
import { followUser } from '../../contract/follows.ts'
import type { TestClient } from '../testing/test-client.ts'

export type Person = TestClient & { userId: number }

export const newKey = (): string => randomUUID()

export const start = (from: Person, to: Person | Person[], body = 'Hello there', more: object = {}) =>
  from.call(startConversation, { body: { ...startBody(to, body), ...more } })

export const startBody = (to: Person | Person[], body = 'Hello there') => ({
  userIds: [to].flat().map(({ userId }) => userId),
  key: newKey(),
  body,
})

export const send = (from: Person, conversationId: number, body = 'And more', more: object = {}) =>
  from.call(sendMessage, { params: { id: String(conversationId) }, body: { key: newKey(), body, ...more } })

export const attemptSend = (from: Person, conversationId: number, body: object = {}) =>
  from.attempt(sendMessage, {
    params: { id: conversationId },
    body: { key: newKey(), body: 'And more', ...body },
  })

export const answer = (person: Person, conversationId: number, accept: boolean) =>
  person.call(answerRequest, { params: { id: String(conversationId) }, body: { accept } })

export const follow = (from: Person, to: Person) =>
  from.call(followUser, { params: { id: String(to.userId) } })

/** The ids of the conversations in a box. */
export async function box(person: Person, name: Box = 'inbox'): Promise<number[]> {
  return (await person.call(listConversations, { query: { box: name } })).items.map(({ id }) => id)
}

export async function thread(person: Person, conversationId: number, query: object = {}): Promise<Message[]> {
  return (await person.call(listMessages, { params: { id: String(conversationId) }, query })).items
}

export const textOf = ({ body }: Pick<Message, 'body'>): string =>
  body
    .flatMap((node) => ('children' in node ? node.children : []))
    .map((node) => ('value' in node ? node.value : ''))
    .join('')

/** What somebody's stream told them of a kind, since they began. */
export async function told<K extends LiveEventBody['kind']>(person: Person, kind: K) {
  const { events } = await person.call(readEvents, { query: { after: '0' } })
  return events
    .map(({ body }) => body)
    .filter((body): body is Extract<LiveEventBody, { kind: K }> => body.kind === kind)
}
