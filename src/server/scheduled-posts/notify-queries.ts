import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

export const POSTED = 'notify-post-scheduled'
export const NOT_POSTED = 'notify-post-not-published'

/** Its author learns that a post went out; subjects are the ids of the posts. */
export async function listPostedFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number; objectId: number }>`
    select a.object_id::text as subject, a.user_id as "userId", a.object_id as "objectId"
    from object_authors a join visible_objects o using (object_type, object_id)
    where a.object_type = 'page-post' and a.object_id = any(${subjects}::int8[])`.execute(db)
  return rows.map((row) => ({ ...row, type: 'post-scheduled', actorId: null, objectType: 'page-post' }))
}

/** Subjects are '7 1700000000000': what waits and when it should have gone out, so that it is told each time. */
export function notPostedSubject(id: number, publishAt: Date): string {
  return `${id} ${publishAt.getTime()}`
}

/** Its author learns that a post could not go out, for as long as they have not decided about it. */
export async function listNotPostedFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number }>`
    select s.subject, p.author_id as "userId" from unnest(${subjects}::text[]) as s (subject)
    join scheduled_posts p on p.id = split_part(s.subject, ' ', 1)::int8
    where p.refusal is not null
      and (extract(epoch from p.publish_at) * 1000)::int8 = split_part(s.subject, ' ', 2)::int8`.execute(db)
  return rows.map(({ subject, userId }) => ({
    subject,
    userId,
    type: 'post-not-published',
    actorId: null,
    // There is no post yet that it could lead to.
    objectType: 'person',
    objectId: userId,
  }))
}
