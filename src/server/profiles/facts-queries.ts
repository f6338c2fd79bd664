import { sql } from 'kysely'
import type { Badge, Profile } from '../../contract/profiles.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { standingCommentsOf } from '../comments/public.ts'
import { THRESHOLDS } from './badges.ts'

/** What somebody has done in public: the costly part of a profile, the same for everybody. */
export interface Facts {
  articles: number
  posts: number
  comments: number
  followers: number
  following: number
  topIds: number[]
  activity: NonNullable<Profile['activity']>
  /** When each deed was done for which there is a badge. */
  deeds: Partial<Record<Badge['code'], Date>>
}

const ACTIVITY_DAYS = 365

interface Row extends Omit<Facts, 'deeds'> {
  deeds: Partial<Record<Badge['code'], string | null>>
}

/**
 * One statement that reads each of somebody's deeds once. Only what everybody may see counts: nothing adult, hidden,
 * deleted or unpublished. A comment or an edit counts while what it is about can be seen, which is asked once for all of a
 * kind, by an array of ids that walks an index in its order. `is true` keeps the planner from joining: a prepared plan
 * expects few of everything, and would compare each of a thousand with all the others.
 */
export async function readFacts(db: Db, id: number, now: Date): Promise<Facts> {
  const { rows } = await sql<Row>`
    with articles_of as materialized (
      select id, published_at as at, translated_from_revision_id is not null as is_translation
      from visible_articles where author_id = ${id}),
    liked as materialized (
      select object_id as id, likes from object_counters
      where object_type = 'article' and object_id = any(array(select id from articles_of)) and likes > 0),
    posts_of as materialized (
      select created_at as at, type from visible_page_posts
      where author_id = ${id} and not is_nsfw and guild_id is null),
    written as materialized (${standingCommentsOf(id)}),
    edited as materialized (
      select created_at as at, article_id from article_updates where editor_id = ${id} and kind = 'edited'),
    asked as (select object_type, array_agg(object_id) as ids from written group by 1),
    seen as materialized (
      select asked.object_type, found.object_id
      from asked cross join lateral (
        select object_id from visible_objects o
        where o.object_type = asked.object_type and o.object_id = any(asked.ids) and not o.is_nsfw offset 0) as found),
    comments_of as materialized (
      select at from written where ((object_type, object_id) in (select object_type, object_id from seen)) is true),
    improved as materialized (
      select id, (author_id = ${id}) is true as is_own
      from visible_articles where id = any(array(select article_id from edited))),
    edits_of as materialized (
      select at, (article_id in (select id from improved where is_own)) is not true as is_of_others
      from edited where (article_id in (select id from improved)) is true),
    well_liked as (
      select id from articles_of
      where (id in (select id from liked where likes >= ${THRESHOLDS.likes})) is true order by at limit 1),
    days as (
      select (at at time zone 'UTC')::date as day, count(*) as count
      from (
        select at from articles_of union all select at from posts_of
        union all select at from comments_of union all select at from edits_of) as deeds
      where at > ${addMs(now, -ACTIVITY_DAYS * DAY_MS)}
      group by 1)
    select
      (select count(*) from articles_of) as articles,
      (select count(*) from posts_of) as posts,
      (select count(*) from comments_of) as comments,
      (select count(*) from follows where followed_id = ${id}) as followers,
      (select count(*) from follows where follower_id = ${id}) as following,
      array(select id from liked order by likes desc, id desc limit 3) as "topIds",
      (select coalesce(json_agg(json_build_object('day', day::text, 'count', count) order by day), '[]')
        from days) as activity,
      json_build_object(
        'first-article', (select min(at) from articles_of where not is_translation),
        'ten-articles', (select at from articles_of where not is_translation
          order by at offset ${THRESHOLDS.articles - 1} limit 1),
        'translator', (select min(at) from articles_of where is_translation),
        'five-translations', (select at from articles_of where is_translation
          order by at offset ${THRESHOLDS.translations - 1} limit 1),
        'first-post', (select min(at) from posts_of),
        'photographer', (select min(at) from posts_of where type = 'photo'),
        'first-comment', (select min(at) from comments_of),
        'conversationalist', (select at from comments_of order by at
          offset ${THRESHOLDS.comments - 1} limit 1),
        'well-liked', (select likes.created_at from well_liked
          join likes on likes.object_type = 'article' and likes.object_id = well_liked.id
          order by likes.created_at offset ${THRESHOLDS.likes - 1} limit 1),
        'improver', (select min(at) from edits_of where is_of_others),
        'followed', (select created_at from follows where followed_id = ${id} order by created_at
          offset ${THRESHOLDS.followers - 1} limit 1)) as deeds`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The facts of a profile were not read')
  const deeds = Object.entries(row.deeds).flatMap(([code, at]) => (at === null ? [] : [[code, new Date(at)]]))
  return { ...row, deeds: Object.fromEntries(deeds) as Facts['deeds'] }
}
