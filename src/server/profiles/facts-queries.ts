import { sql, type RawBuilder } from 'kysely'
import type { Badge } from '../../contract/badges.ts'
import type { Profile } from '../../contract/profiles.ts'
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
 * kind, by an array of ids that walks an index in its order; of edits only those that are shown. `is true` and `offset 0`
 * keep the planner from joining: a prepared plan expects few of everything, and would compare each of a thousand with all
 * the others.
 */
export async function readFacts(db: Db, id: number, now: Date): Promise<Facts> {
  const since = addMs(now, -ACTIVITY_DAYS * DAY_MS)
  const { rows } = await sql<Row>`
    with articles_of as materialized (
      select id, published_at as at from visible_articles where author_id = ${id}),
    liked as materialized (select rank_id, likes, at from liked_articles where author_id = ${id}),
    posts_of as materialized (
      select created_at as at, type from visible_page_posts
      where author_id = ${id} and not is_nsfw and guild_id is null),
    written as materialized (${standingCommentsOf(id)}),
    asked as (select object_type, array_agg(object_id) as ids from written group by 1),
    seen as materialized (
      select asked.object_type, found.object_id
      from asked cross join lateral (
        select object_id from visible_objects o
        where o.object_type = asked.object_type and o.object_id = any(asked.ids) and not o.is_nsfw offset 0) as found),
    comments_of as materialized (
      select at from written where ((object_type, object_id) in (select object_type, object_id from seen)) is true),
    edited as materialized (
      select created_at as at, article_id, (article_id in (select id from articles_of)) is true as is_own
      from article_updates where editor_id = ${id} and kind = 'edited'),
    improved as materialized (
      select id from visible_articles
      where id = any(array(select article_id from edited where not is_own and at > ${since}))),
    days as (
      select date_bin('1 day', at, timestamptz 'epoch') as at, count(*) as count
      from (
        select at from articles_of union all select at from posts_of union all select at from comments_of
        union all select created_at from visible_questions where author_id = ${id} and not is_nsfw
        union all select created_at from visible_answers
          where author_id = ${id} and not is_nsfw and created_at > ${since}
        union all select at from edited where is_own or (article_id in (select id from improved)) is true) as deeds
      where at > ${since}
      group by 1)
    select
      (select count(*) from articles_of) as articles,
      posts.count as posts,
      comments.count as comments,
      (select count(*) from follows where followed_id = ${id}) as followers,
      (select count(*) from follows where follower_id = ${id}) as following,
      array(select article_id from liked_articles
        where rank_id = any(array(select rank_id from liked order by likes desc, rank_id desc limit 3))
        order by likes desc, rank_id desc) as "topIds",
      (select coalesce(json_agg(json_build_object('day', (at at time zone 'UTC')::date, 'count', count) order by at), '[]')
        from days) as activity,
      json_build_object(
        'first-article', ${nthArticle(id, sql`is null`, 1)},
        'ten-articles', ${nthArticle(id, sql`is null`, THRESHOLDS.articles)},
        'translator', ${nthArticle(id, sql`is not null`, 1)},
        'five-translations', ${nthArticle(id, sql`is not null`, THRESHOLDS.translations)},
        'first-post', posts.first,
        'photographer', posts.photo,
        'first-comment', comments.first,
        'conversationalist', (select at from comments_of order by at
          offset ${THRESHOLDS.comments - 1} limit 1),
        'well-liked', (select likes.created_at from likes
          where object_type = 'article' and object_id = (
            select article_id from liked_articles
            where rank_id = (select rank_id from liked where likes >= ${THRESHOLDS.likes} order by at limit 1))
          order by likes.created_at offset ${THRESHOLDS.likes - 1} limit 1),
        'improver', (select at from (select at, article_id from edited where not is_own order by at offset 0) as others
          where (exists (select from visible_articles where id = article_id)) is true limit 1),
        'first-answer', (select created_at from visible_answers where author_id = ${id} and not is_nsfw
          order by created_at limit 1),
        'guild-leader', (select min(created_at) from visible_guilds where owner_id = ${id} and not is_private),
        'collector', (select min(created_at) from visible_collections where author_id = ${id} and not is_nsfw),
        'followed', (select created_at from follows where followed_id = ${id} order by created_at
          offset ${THRESHOLDS.followers - 1} limit 1)) as deeds
    from
      (select count(*) as count, min(at) as first, min(at) filter (where type = 'photo') as photo from posts_of) as posts,
      (select count(*) as count, min(at) as first from comments_of) as comments`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The facts of a profile were not read')
  const deeds = Object.entries(row.deeds).flatMap(([code, at]) => (at === null ? [] : [[code, new Date(at)]]))
  return { ...row, deeds: Object.fromEntries(deeds) as Facts['deeds'] }
}

/** When the n-th article that is a translation, or is none, was published: a few rows of the index from its end. */
function nthArticle(id: number, isTranslation: RawBuilder<unknown>, n: number): RawBuilder<unknown> {
  return sql`(
    select published_at from visible_articles
    where author_id = ${id} and translated_from_revision_id ${isTranslation}
    order by published_at, id offset ${n - 1} limit 1)`
}
