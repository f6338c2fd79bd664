import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { Subjects } from '../testing/role-matrix/subjects.ts'
import { changeRoles, changeRoundTrips } from './change-roles-testing.ts'
import type { endpoints } from './endpoints.ts'

const key = () => `key-${Math.random().toString(36).slice(2)}`
const ofMessage = ({ message }: Subjects) => ({ params: { id: message.id } })
const ofConversation = ({ message }: Subjects) => ({ params: { id: message.conversationId } })
/** Only the two who are in it: whoever else asks, the staff too, is told that there is no such thing. */
const ownersOnly = { member: 'not_found', moderator: 'not_found', operator: 'not_found' } as const

export const roles: Record<keyof typeof endpoints, Row> = {
  ...changeRoles,
  listConversations: members(),
  startConversation: members(
    ({ message }) => ({ body: { userIds: [message.senderId ?? 0], key: key(), body: 'Hello' } }),
    { author: 'invalid_input' },
  ),
  findConversationWith: members(({ message }) => ({ params: { id: message.senderId ?? 0 } }), {
    author: 'not_found',
  }),
  getConversation: members(ofConversation, ownersOnly),
  updateConversation: members(
    (subjects) => ({ ...ofConversation(subjects), body: { isArchived: true } }),
    ownersOnly,
  ),
  clearConversation: members(ofConversation, ownersOnly),
  answerRequest: members((subjects) => ({ ...ofConversation(subjects), body: { accept: true } }), ownersOnly),
  addMembers: members(
    ({ message, group }) => ({ params: { id: group.id }, body: { userIds: [message.senderId ?? 0] } }),
    ownersOnly,
  ),
  removeMember: members(
    ({ message, group }) => ({ params: { id: group.id, userId: message.senderId ?? 0 } }),
    ownersOnly,
  ),
  listMessages: members(ofConversation, ownersOnly),
  sendMessage: members(
    (subjects) => ({ ...ofConversation(subjects), body: { key: key(), body: 'And more' } }),
    ownersOnly,
  ),
  readConversation: members(
    (subjects) => ({ ...ofConversation(subjects), body: { messageId: subjects.message.id } }),
    ownersOnly,
  ),
  sayTyping: members(ofConversation, ownersOnly),
  getMessage: members(ofMessage, ownersOnly),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  ...changeRoundTrips,
  listConversations: 3,
  // The session, the person, the key, the limits, the conversation, its two members, and as when something is sent.
  startConversation: 12,
  findConversationWith: 2,
  getConversation: 2,
  updateConversation: 9,
  clearConversation: 8,
  answerRequest: 8,
  addMembers: 12,
  removeMember: 12,
  listMessages: 4,
  // The session, the key, the limits; then it is decided, stored, counted and told by one statement.
  sendMessage: 2,
  readConversation: 8,
  sayTyping: 3,
  getMessage: 2,
}
