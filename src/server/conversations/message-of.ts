import { MESSAGE_EDIT_MS, type Message } from '../../contract/conversations.ts'
import type { Person } from '../../contract/people.ts'
import { excerpt } from '../../contract/plain-text.ts'
import type { RichText } from '../../contract/rich-text.ts'

export interface MessageRow {
  id: number
  conversationId: number
  senderId: number | null
  sender: Person | null
  key: string
  kind: Message['kind']
  about: Person | null
  source: string
  nodes: RichText
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  replyTo: ReplyRow | null
  reactions: Message['reactions'] | null
  pictureCount: number
  /** The viewer has not accepted the conversation yet. */
  isRequest: boolean
}

export interface ReplyRow {
  id: number
  senderId: number | null
  sender: Person | null
  nodes: RichText
}

const LINE_MAX = 140

/** A text in one line, for what answers it and for lists. */
export function lineOf(nodes: RichText): string {
  return excerpt(nodes, LINE_MAX)
}

/** A row as the viewer may see it. */
export function messageOf(
  row: MessageRow,
  viewerId: number,
  now: Date,
  pictures: Message['pictures'] = [],
): Message {
  const { id, conversationId, senderId, sender, kind, about, replyTo } = row
  const isOwn = senderId === viewerId
  const isGone = row.deletedAt !== null
  const mayEdit = isOwn && kind === 'text' && now.getTime() - row.createdAt.getTime() <= MESSAGE_EDIT_MS
  return {
    id,
    conversationId,
    senderId,
    sender,
    key: isOwn ? row.key : null,
    kind,
    about,
    source: mayEdit && !isGone ? row.source : null,
    body: isGone ? [] : row.nodes,
    pictures: isGone ? [] : pictures,
    replyTo: replyTo === null || isGone ? null : replyOf(replyTo),
    reactions: isGone ? [] : (row.reactions ?? []),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}

function replyOf({ nodes, ...reply }: ReplyRow): Message['replyTo'] {
  return { ...reply, text: lineOf(nodes) }
}
