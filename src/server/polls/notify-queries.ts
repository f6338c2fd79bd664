import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'

export const POLL_ENDED = 'notify-poll'
/** Voters told at a time, so that the end of a large poll is many short pieces of work. */
const VOTERS_AT_ONCE = 200

/** Queues what the author and the voters of a poll that is over are told. */
export async function queuePollEnd(db: Db, postId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ lastId: number }>`
    select user_id as "lastId" from (
      select user_id, row_number() over (order by user_id) as nr from poll_votes where post_id = ${postId}) as voters
    where nr % ${VOTERS_AT_ONCE} = 0
      and exists (select from polls where post_id = ${postId} and ends_at <= ${now})
    order by user_id`.execute(db)
  const ends = rows.map(({ lastId }) => lastId)
  const subjects = [0, ...ends].map((after, i) => `${postId} ${after} ${ends[i] ?? 'end'}`)
  await appendFollowUps(db, POLL_ENDED, subjects)
}

/** Subjects are '5 0 812': the post, and the voters after one person up to another; the author is with the first. */
export async function listPollFacts(db: Db, subjects: string[], now: Date): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number; objectId: number }>`
    with asked as (
      select subject, split_part(subject, ' ', 1)::int8 as post_id, split_part(subject, ' ', 2)::int8 as after_id,
        nullif(split_part(subject, ' ', 3), 'end')::int8 as last_id
      from unnest(${subjects}::text[]) as subject),
    ended as (
      select a.*, o.author_id from asked a
      join polls p on p.post_id = a.post_id and p.ends_at <= ${now}
      join visible_objects o on o.object_type = 'page-post' and o.object_id = a.post_id)
    select e.subject, v.user_id as "userId", e.post_id as "objectId"
    from ended e join poll_votes v on v.post_id = e.post_id and v.user_id > e.after_id
      and (e.last_id is null or v.user_id <= e.last_id)
    where v.user_id is distinct from e.author_id
    union all
    select subject, author_id, post_id from ended where after_id = 0 and author_id is not null`.execute(db)
  return rows.map((row) => ({ ...row, type: 'poll-ended', actorId: null, objectType: 'page-post' }))
}
