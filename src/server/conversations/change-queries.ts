import { sql } from 'kysely'
import type { Message } from '../../contract/conversations.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { isBlockedPair } from './member-queries.ts'
import { mayRead } from './message-queries.ts'

/** What has to be known of a message before it is changed. */
export interface Changing {
  id: number
  conversationId: number
  senderId: number | null
  kind: Message['kind']
  source: string
  createdAt: Date
  deletedAt: Date | null
  hasPictures: boolean
  /** The viewer has deleted it for themselves. */
  isHidden: boolean
  /** The viewer, or the other of a direct conversation, has not accepted it. */
  isRequest: boolean
}

/** A message that the viewer may read or has deleted for themselves; anything else is not found. */
export async function getChanging(db: Db, viewer: Viewer, messageId: number): Promise<Changing> {
  const { rows } = await sql<Changing>`
    select m.id, m.conversation_id as "conversationId", m.sender_id as "senderId", m.kind, m.source,
      m.created_at as "createdAt", m.deleted_at as "deletedAt",
      exists (select from message_pictures where message_id = m.id) as "hasPictures",
      exists (select from messages_hidden where message_id = m.id and user_id = ${viewer.id}) as "isHidden",
      me.state = 'request' or (c.kind = 'direct' and exists (select from conversation_members o
        where o.conversation_id = c.id and o.state <> 'active')) as "isRequest"
    from messages m
    join conversation_members me on me.conversation_id = m.conversation_id and me.user_id = ${viewer.id}
    join conversations c on c.id = m.conversation_id
    where m.id = ${messageId} and ${mayRead(viewer, { withHidden: true })}
      and not ${isBlockedPair(viewer.id)}`.execute(db)
  return rows[0] ?? fail('not_found', common.notFound)
}
