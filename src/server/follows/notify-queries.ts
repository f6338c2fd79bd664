import { sql, type RawBuilder } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

export const FOLLOWED = 'notify-follow'

/** Queues what the followed are told, as the beginning of a statement that goes on with `from`. */
export function followedRows(): RawBuilder<unknown> {
  return sql`insert into follow_ups (kind, subject) select ${FOLLOWED}::text, follower_id || ' ' || followed_id`
}

/** Those who are followed now; subjects are '42 7', for person 42 who follows 7. */
export async function listFollowFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; actorId: number; userId: number }>`
    select s.subject, f.follower_id as "actorId", f.followed_id as "userId"
    from unnest(${subjects}::text[]) as s (subject)
    join follows f on f.follower_id = split_part(s.subject, ' ', 1)::int8
      and f.followed_id = split_part(s.subject, ' ', 2)::int8`.execute(db)
  return rows.map((row) => ({ ...row, type: 'follow', objectType: 'person', objectId: row.userId }))
}
