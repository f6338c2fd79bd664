import type { Conversation } from '../../contract/conversations.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { conversationOf } from './conversation-of.ts'
import { findConversation } from './conversation-queries.ts'

export async function getConversationFor(
  { db, viewer, now }: { db: Db; viewer: Viewer; now: Date },
  conversationId: number,
): Promise<Conversation> {
  const row = await findConversation(db, viewer, conversationId, now)
  return row === undefined ? fail('not_found', common.notFound) : conversationOf(row, viewer.id, now)
}
