import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { findMembership, type Membership } from './member-queries.ts'

/** What the viewer has to do with a conversation. Somebody else's, one that was left, a blocked pair: not found. */
export async function getMembership(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  conversationId: number,
): Promise<Membership> {
  return (await findMembership(db, viewer.id, conversationId)) ?? fail('not_found', common.notFound)
}
