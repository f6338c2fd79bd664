import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import type { Part } from '../platform/follow-up-parts.ts'

export const POLL_ENDED = 'notify-poll'

/** Subjects are the posts of polls that are over: their author and everybody who voted. */
export async function listPollFacts(
  db: Db,
  subjects: string[],
  now: Date,
  { nr, of }: Part = { nr: 0, of: 1 },
): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number; objectId: number }>`
    with ended as (
      select p.post_id, a.user_id as author_id,
        exists (select from visible_objects o where o.object_type = 'page-post' and o.object_id = p.post_id) as is_public
      from polls p left join object_authors a on a.object_type = 'page-post' and a.object_id = p.post_id
      where p.post_id = any(${subjects}::int8[]) and p.ends_at <= ${now}),
    people as (
      select post_id, author_id as user_id from ended where author_id is not null
      union
      select post_id, v.user_id from ended join poll_votes v using (post_id) where v.user_id % ${of} = ${nr})
    select post_id::text as subject, user_id as "userId", post_id as "objectId" from people
    where (select is_public from ended e where e.post_id = people.post_id limit 1) or exists (
      select from shared_objects s where s.object_type = 'page-post' and s.object_id = people.post_id
        and s.reader_id = people.user_id)`.execute(db)
  return rows.map((row) => ({ ...row, type: 'poll-ended', actorId: null, objectType: 'page-post' }))
}

export async function countVoters(db: Db, subjects: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; people: number }>`
    select post_id::text as subject, count(*)::int as people from poll_votes
    where post_id = any(${subjects}::int8[]) group by post_id`.execute(db)
  return new Map(rows.map(({ subject, people }) => [subject, people]))
}
