import { sql } from 'kysely'
import { unreadCount } from '../notifications/public.ts'
import { addMs, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import type { HiddenPeople } from '../platform/hidden-people.ts'

/** Whoever was away for so long comes for a new visit. */
export const VISIT_GAP_MS = 30 * MINUTE_MS
/** Counted no further: the screen says 99+. */
export const COUNTED_AT_MOST = 99

/** When somebody's last visit ended; null at their first. One that is just beginning may not be written down yet. */
export async function getLastVisit(db: Db, userId: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select case when seen_at < ${addMs(now, -VISIT_GAP_MS)} then seen_at else last_visit_at end as since
    from visits where user_id = ${userId}`.execute(db)
  return rows[0]?.since ?? null
}

export interface NewThings {
  articles: number
  questions: number
  posts: number
  unread: number
}

/**
 * What came since then, of others and not adult. Each count walks an index from its newest end and stops at its most,
 * so it costs the same however large the site is.
 */
export async function countNews(
  db: Db,
  viewer: { id: number; hidden: HiddenPeople },
  since: Date | null,
  now: Date,
): Promise<NewThings> {
  const notBy = [viewer.id, ...viewer.hidden]
  const { rows } = await sql<NewThings>`
    select
      (select count(*) from (
        select from article_places p join visible_articles a on a.id = p.article_id
        where p.scope = 'all' and p.is_lead and p.published_at > ${since}
          and coalesce(a.author_id, 0) <> all(${notBy}::int8[])
        order by p.published_at desc limit ${COUNTED_AT_MOST}) as n) as articles,
      (select count(*) from (
        select from question_places p join visible_questions q on q.id = p.question_id
        where not p.is_nsfw and p.created_at > ${since} and coalesce(q.author_id, 0) <> all(${notBy}::int8[])
        order by p.created_at desc limit ${COUNTED_AT_MOST}) as n) as questions,
      (select count(*) from (
        select from page_post_places p join visible_page_posts v on v.id = p.post_id
        where not p.is_nsfw and not v.is_nsfw and p.created_at > ${since}
          and coalesce(p.author_id, 0) <> all(${notBy}::int8[])
        order by p.created_at desc limit ${COUNTED_AT_MOST}) as n) as posts,
      ${unreadCount(sql`${viewer.id}`, { now, most: COUNTED_AT_MOST })} as unread`.execute(db)
  return rows[0] ?? { articles: 0, questions: 0, posts: 0, unread: 0 }
}

/** Which of these people were not seen since then: those may be told by mail. */
export async function listAway(db: Db, userIds: number[], since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${userIds}::int8[]) as u (id)
    where not exists (select from visits v where v.user_id = u.id and v.seen_at >= ${since})`.execute(db)
  return rows.map(({ id }) => id)
}
