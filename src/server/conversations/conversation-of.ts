import type { Conversation } from '../../contract/conversations.ts'
import type { Person } from '../../contract/people.ts'
import type { Plan } from '../../contract/plans.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { groupLimitOf } from './group-limits.ts'
import { lineOf } from './message-of.ts'

export interface ConversationRow {
  id: number
  kind: 'direct' | 'group'
  title: string
  role: 'admin' | 'member'
  state: string
  isArchived: boolean
  mutedUntil: Date | null
  unread: number
  lastReadId: number
  /** Whether the viewer tells what they have read. */
  hasReceipts: boolean
  /** Its place in the list. */
  place: number
  memberCount: number
  /** What who started it has paid for; null for a direct one. */
  plans: Plan[] | null
  members: MemberRow[] | null
  last: LastRow | null
}

export interface MemberRow {
  person: Person
  role: 'admin' | 'member'
  state: string
  lastReadId: number
  hasReceipts: boolean
  /** Whether they take messages of the viewer. */
  isTaking: boolean
}

interface LastRow {
  id: number
  senderId: number | null
  senderName: string | null
  kind: NonNullable<Conversation['lastMessage']>['kind']
  nodes: RichText
  pictureCount: number
  isDeleted: boolean
  createdAt: string
}

/** A conversation as the viewer sees it. That somebody has deleted a request is seen by nobody. */
export function conversationOf(row: ConversationRow, viewerId: number, now: Date): Conversation {
  const { id, kind, title, role, isArchived, unread, memberCount } = row
  const members = row.members ?? []
  const other = kind === 'direct' ? members.find(({ person }) => person.id !== viewerId) : undefined
  const isRequest = row.state === 'request'
  return {
    id,
    kind,
    title,
    person: other?.person ?? null,
    members: members.map((member) => ({
      person: member.person,
      role: member.role,
      isRequest: member.state !== 'active',
      lastReadMessageId: member.person.id === viewerId || tells(row, member) ? member.lastReadId : null,
    })),
    memberCount,
    memberMax: row.plans && groupLimitOf(row.plans),
    role,
    isRequest,
    canSend: kind === 'group' || other?.isTaking === true,
    isArchived,
    mutedUntil: row.mutedUntil !== null && row.mutedUntil > now ? row.mutedUntil.toISOString() : null,
    unread,
    lastReadMessageId: row.lastReadId,
    lastMessage: row.last && lastOf(row.last),
  }
}

/** Both tell what they have read, and neither has the conversation as a request. */
function tells(row: ConversationRow, member: MemberRow): boolean {
  return row.hasReceipts && member.hasReceipts && row.state === 'active' && member.state === 'active'
}

function lastOf({ nodes, createdAt, ...last }: LastRow): Conversation['lastMessage'] {
  const isShown = !last.isDeleted
  return {
    ...last,
    text: isShown ? lineOf(nodes) : '',
    pictureCount: isShown ? last.pictureCount : 0,
    createdAt: new Date(createdAt).toISOString(),
  }
}
