import { sql } from 'kysely'
import type { Badge, Profile } from '../../contract/profiles.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { commentTimesOf } from '../comments/public.ts'
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
 * deleted or unpublished. A comment counts while what it is about can be seen. What belongs to them is looked up one by
 * one: a prepared plan expects few of everything, and joined would compare each of a thousand with all the others.
 */
export async function readFacts(db: Db, id: number, now: Date): Promise<Facts> {
  const { rows } = await sql<Row>`
    with articles_of as materialized (
      select id, published_at as at, translated_from_revision_id is not null as is_translation,
        coalesce((select likes from object_counters o where o.object_type = 'article' and o.object_id = a.id), 0) as likes
      from visible_articles a where author_id = ${id}),
    posts_of as materialized (
      select created_at as at, type from visible_page_posts
      where author_id = ${id} and not is_nsfw and guild_id is null),
    comments_of as materialized (${commentTimesOf(id)}),
    edits_of as materialized (
      select at, is_of_others from (
        select u.created_at as at, (
          select author_id is distinct from ${id} from visible_articles v where v.id = u.article_id) as is_of_others
        from article_updates u where u.editor_id = ${id} and u.kind = 'edited' offset 0) as edited
      where is_of_others is not null),
    liked as (
      select id from articles_of where likes >= ${THRESHOLDS.likes} order by at limit 1),
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
      array(select id from articles_of where likes > 0 order by likes desc, id desc limit 3) as "topIds",
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
        'well-liked', (select likes.created_at from liked
          join likes on likes.object_type = 'article' and likes.object_id = liked.id
          order by likes.created_at offset ${THRESHOLDS.likes - 1} limit 1),
        'improver', (select min(at) from edits_of where is_of_others),
        'followed', (select created_at from follows where followed_id = ${id} order by created_at
          offset ${THRESHOLDS.followers - 1} limit 1)) as deeds`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The facts of a profile were not read')
  const deeds = Object.entries(row.deeds).flatMap(([code, at]) => (at === null ? [] : [[code, new Date(at)]]))
  return { ...row, deeds: Object.fromEntries(deeds) as Facts['deeds'] }
}
