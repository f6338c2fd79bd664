import { sql } from 'kysely'
import { SUGGESTED_PEOPLE, type SuggestedPerson } from '../../contract/welcome.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

/** Said again it changes nothing. */
export async function insertWelcome(db: Db, userId: number, now: Date): Promise<void> {
  await sql`
    insert into welcomes (user_id, finished_at) values (${userId}, ${now}) on conflict do nothing`.execute(db)
}

/** Who closes the list has seen the screens, or does not want them either. */
export async function closeChecklist(db: Db, userId: number, now: Date): Promise<void> {
  await sql`
    insert into welcomes as w (user_id, finished_at, checklist_closed_at) values (${userId}, ${now}, ${now})
    on conflict (user_id) do update set checklist_closed_at = coalesce(w.checklist_closed_at, excluded.finished_at)`.execute(
    db,
  )
}

export async function findReading(db: Db, userId: number): Promise<Language[]> {
  const row = await db
    .selectFrom('users')
    .select('reading_languages as reading')
    .where('id', '=', userId)
    .executeTakeFirst()
  return (row?.reading ?? []).filter(isLanguage)
}

/** How many of the latest articles of each category and language are looked at, and of all, and of the latest posts. */
const OF_CATEGORY = 12
const OF_ALL = 40
const OF_PAGE = 60

/**
 * People to follow among those who published something lately, with a picture rather than without: first who wrote in a
 * followed category, in a language of the reader. Candidates are read along indexes, as many on a site of any size.
 */
export async function listSuggested(
  db: Db,
  userId: number,
  languages: readonly Language[],
  hidden: readonly number[],
): Promise<SuggestedPerson[]> {
  const { rows } = await sql<SuggestedPerson>`
    with near as materialized (
      select p.article_id, p.published_at, 1 as matches
      from followed_topics t cross join unnest(${languages}::text[]) as l (language) cross join lateral (
        select article_id, published_at from article_places
        where scope = t.topic and language = l.language
        order by published_at desc, article_id desc limit ${OF_CATEGORY}) p
      where t.user_id = ${userId} and t.kind = 'category'
      union all
      select p.article_id, p.published_at, 0
      from unnest(${languages}::text[]) as l (language) cross join lateral (
        select article_id, published_at from article_places
        where scope = 'all' and language = l.language
        order by published_at desc, article_id desc limit ${OF_ALL}) p),
    active as (
      select (select author_id from visible_articles a where a.id = near.article_id) as id, near.matches,
        near.published_at as at
      from near
      union all
      (select author_id, 0, created_at from page_post_places where not is_nsfw
        order by created_at desc, post_id desc limit ${OF_PAGE})),
    candidates as (
      select id, sum(matches) as matches, max(at) as at from active
      where id is not null and id <> all(${[userId, ...hidden]}::int8[]) group by id)
    select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.alias_name as alias,
      p.profile_image_url as "profileUrl", greatest(0, coalesce(h.total, 0)) as honor, coalesce(o.bio, '') as bio
    from candidates c
    cross join lateral (select * from people where people.id = c.id limit 1) p
    left join honor_totals h on h.user_id = p.id
    left join profiles o on o.user_id = p.id
    where not exists (select from follows f where f.follower_id = ${userId} and f.followed_id = p.id)
    order by c.matches > 0 desc, p.profile_image_url is null, c.matches desc, c.at desc, p.id
    limit ${SUGGESTED_PEOPLE}`.execute(db)
  return rows
}
