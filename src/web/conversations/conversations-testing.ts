import type { Box, Conversation } from '../../contract/conversations.ts'
import type { Person } from '../../contract/people.ts'
import { SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'

export const personOf = (id: number, name: string): Person => ({
  id,
  name,
  alias: name.toLowerCase().replace(/\W/g, ''),
  profileUrl: null,
  honor: 3,
})
export const ARJUN = personOf(41, 'Arjun Nair')
export const HANA = personOf(42, 'Hana Yusof')
const VIEWER = personOf(SARI.id, 'Sari Wijaya')

type Last = NonNullable<Conversation['lastMessage']>

export const lastOf = (id: number, text: string, changes: Partial<Last> = {}): Last => ({
  id,
  senderId: ARJUN.id,
  senderName: ARJUN.name,
  kind: 'text',
  text,
  pictureCount: 0,
  isDeleted: false,
  createdAt: new Date().toISOString(),
  ...changes,
})

/** With Arjun, who has said something. */
export function conversationOf(id: number, changes: Partial<Conversation> = {}): Conversation {
  const person = changes.person === undefined ? ARJUN : changes.person
  const member = (who: Person) => ({
    person: who,
    role: 'member' as const,
    isRequest: false,
    lastReadMessageId: null,
  })
  return {
    id,
    kind: 'direct',
    title: '',
    person,
    members: [VIEWER, ...(person === null ? [] : [person])].map(member),
    memberCount: 2,
    memberMax: null,
    role: 'member',
    isRequest: false,
    canSend: true,
    isArchived: false,
    mutedUntil: null,
    unread: 0,
    lastReadMessageId: 0,
    lastMessage: lastOf(id * 10, `Words ${id}`),
    ...changes,
  }
}

export const boxPath = (box: Box): string => `/api/conversations?box=${box}`

export const listOf = (
  items: Conversation[],
  counts: { unread?: number; requests?: number } = {},
): Answer => ({
  body: { items, nextCursor: null, unread: counts.unread ?? 0, requests: counts.requests ?? 0 },
})
