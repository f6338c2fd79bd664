import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

export const REQUESTED = 'notify-message-request'

/** What is told of somebody's request: appended when it comes, and when it is answered. */
export function requestSubject(conversationId: number, userId: number): string {
  return `${conversationId} ${userId}`
}

/** The requests that wait; subjects are '12 7', for conversation 12 and person 7. Of a group, who has added them. */
export async function listRequestFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; actorId: number; userId: number }>`
    select * from (
      select s.subject, m.user_id as "userId", case c.kind
        when 'direct' then case c.low_id when m.user_id then c.high_id else c.low_id end
        else coalesce((
          select sender_id from messages where about_id = m.user_id and conversation_id = c.id and kind = 'joined'
          order by id desc limit 1), c.created_by) end as "actorId"
      from unnest(${subjects}::text[]) as s (subject)
      join conversation_members m on m.conversation_id = split_part(s.subject, ' ', 1)::int8
        and m.user_id = split_part(s.subject, ' ', 2)::int8
      join conversations c on c.id = m.conversation_id
      where m.state = 'request') as facts
    where "actorId" is not null`.execute(db)
  return rows.map((row) => ({
    ...row,
    type: 'message-request',
    objectType: 'person',
    objectId: row.actorId,
  }))
}
