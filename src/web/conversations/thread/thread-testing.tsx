import { page } from 'vitest/browser'
import type { Conversation, ConversationMember, Message } from '../../../contract/conversations.ts'
import type { Person } from '../../../contract/people.ts'
import { renderPart, SARI } from '../../testing/render-app.tsx'
import type { Answer, SentCall } from '../../testing/stand-ins.ts'
import { Thread } from './thread.tsx'

export const person = (id: number, name: string): Person => ({
  id,
  name,
  alias: name.split(' ')[0]?.toLowerCase() ?? '',
  profileUrl: null,
  honor: 3,
})
export const ARJUN = person(40, 'Arjun Nair')
export const MEI = person(41, 'Mei Lin Tan')
export const ME = person(SARI.id, 'Sari Wijaya')
export const NOW = Date.now()

export const member = (one: Person, changes: Partial<ConversationMember> = {}): ConversationMember => ({
  person: one,
  role: 'member',
  isRequest: false,
  lastReadMessageId: null,
  ...changes,
})

export const conversationOf = (changes: Partial<Conversation> = {}): Conversation => ({
  id: 3,
  kind: 'direct',
  title: '',
  person: ARJUN,
  members: [member(ARJUN, { lastReadMessageId: 2 }), member(ME)],
  memberCount: 2,
  memberMax: null,
  role: 'member',
  isRequest: false,
  canSend: true,
  isArchived: false,
  mutedUntil: null,
  unread: 0,
  lastReadMessageId: 1000,
  lastMessage: null,
  ...changes,
})

export const messageOf = (
  id: number,
  text: string,
  sender: Person | null = ARJUN,
  changes: Partial<Message> = {},
): Message => ({
  id,
  conversationId: 3,
  senderId: sender?.id ?? null,
  sender,
  key: sender?.id === SARI.id ? `key-of-${id}` : null,
  kind: 'text',
  about: null,
  source: sender?.id === SARI.id ? text : null,
  body: text === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
  pictures: [],
  replyTo: null,
  reactions: [],
  createdAt: new Date(NOW - (1000 - id) * 1000).toISOString(),
  editedAt: null,
  deletedAt: null,
  ...changes,
})

export const listOf = (items: Message[], hasEarlier = false, hasLater = false): Answer => ({
  body: { items, hasEarlier, hasLater },
})

export const LIST = '/api/conversations/3/messages'
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>

/** The conversation in a place as high as a small screen, with a server that knows it. */
export function showThread(
  items: Message[],
  options: { conversation?: Partial<Conversation>; answers?: Answers; at?: string } = {},
): Promise<SentCall[]> {
  return renderPart(
    <div style={{ height: 480 }}>
      <Thread id={3} />
    </div>,
    {
      at: options.at ?? '/messages/3',
      user: SARI,
      answers: {
        '/api/conversations/3': { body: conversationOf(options.conversation) },
        [LIST]: listOf(items),
        'POST /api/conversations/3/read': { body: { unread: 0 } },
        'POST /api/conversations/3/typing': { body: { done: true } },
        '/api/drafts/message/conversation-3': { body: null },
        ...options.answers,
      },
    },
  )
}

export const DONE = { body: { done: true } }
export const log = page.getByRole('log', { name: 'Messages' })
export const logBox = () => log.element()
export const bubble = (text: string) => log.getByText(text, { exact: true })
export const optionsOf = (name: string) =>
  page.getByRole('button', { name: `Options for the message from ${name}` })
export const pages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index, `Message ${from + index}`))

/** Whether it is in the part of the log that is on screen. */
export const isSeen = (text: string): boolean => {
  const { top, bottom } = bubble(text).element().getBoundingClientRect()
  const frame = logBox().getBoundingClientRect()
  return top >= frame.top - 1 && bottom <= frame.bottom + 1
}
