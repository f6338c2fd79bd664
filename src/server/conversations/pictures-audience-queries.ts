import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { isBlockedPair } from './member-queries.ts'
import { mayRead } from './message-queries.ts'

/** Whether somebody is shown the pictures of a message now: an address that was passed on opens nothing. */
export async function seesPictures(db: Db, viewer: Viewer, messageId: number): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`
    select exists (
      select from messages m
      join conversation_members me on me.conversation_id = m.conversation_id and me.user_id = ${viewer.id}
      join conversations c on c.id = m.conversation_id
      where m.id = ${messageId} and m.deleted_at is null and me.state = 'active' and ${mayRead(viewer)}
        and not ${isBlockedPair(viewer.id)}) as "isShown"`.execute(db)
  return rows[0]?.isShown === true
}
