import { sql } from 'kysely'
import { isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

/** How many of what is followed is looked at, the latest followed first: the cost does not grow with the choices. */
const MOST_TAGS = 12
const MOST_PEOPLE = 60
/** How many articles of each topic and language, the hottest first, and of each person, the newest first. */
const OF_TOPIC = 6
const OF_PERSON = 2

/** A step of 1 is worth 36 hours, or twice the attention: it is added to what "hot" says; see content/ranks.ts. */
const POINTS = { person: 2, readable: 2, furtherTopic: 1, mostTopics: 3 } as const

export interface Choices {
  reading: Language[]
  isOnlyReading: boolean
  hasChoices: boolean
}

export async function findChoices(db: Db, userId: number): Promise<Choices> {
  const { rows } = await sql<{ reading: string[]; isOnlyReading: boolean; hasChoices: boolean }>`
    select reading_languages as reading, only_reading_languages as "isOnlyReading",
      exists (select from followed_topics where user_id = users.id)
        or exists (select from follows where follower_id = users.id) as "hasChoices"
    from users where id = ${userId}`.execute(db)
  const { reading = [], isOnlyReading = false, hasChoices = false } = rows[0] ?? {}
  return { reading: reading.filter(isLanguage), isOnlyReading, hasChoices }
}

interface Wanted {
  userId: number
  /** What the reader understands. */
  languages: readonly Language[]
  isOnlyReading: boolean
}

/**
 * Articles of what somebody follows, the best first, one of each group, whichever version of it. All candidates are read along an index: of each
 * category and tag the hottest in each of the reader's languages (and whatever leads there), of each person the newest.
 */
export async function listChosen(db: Db, wanted: Wanted, limit: number): Promise<number[]> {
  const { userId, languages, isOnlyReading } = wanted
  const { rows } = await sql<{ id: number }>`
    with scopes as materialized (
      select scope, row_number() over () as n from (
        select topic as scope from followed_topics where user_id = ${userId} and kind = 'category'
        union all
        (select '#' || topic from followed_topics where user_id = ${userId} and kind = 'tag'
          order by created_at desc, topic limit ${MOST_TAGS})) as topics),
    found as (
      select 1::int8 << s.n::int as topics, p.article_id, p.group_id, p.hot, true as is_readable, false as is_of_person
      from scopes s cross join unnest(${languages}::text[]) as l (language) cross join lateral (
        select article_id, group_id, hot from article_places
        where scope = s.scope and language = l.language
        order by hot desc, article_id desc limit ${OF_TOPIC}) p
      union all
      select 1::int8 << s.n::int, p.article_id, p.group_id, p.hot, false, false
      from scopes s cross join lateral (
        select article_id, group_id, hot from article_places
        where scope = s.scope and is_lead and not ${isOnlyReading}::boolean
        order by hot desc, article_id desc limit ${OF_TOPIC}) p
      union all
      select 0, a.id, a.group_id, p.hot, p.language = any(${languages}::text[]), true
      from (
        select followed_id from follows where follower_id = ${userId}
        order by created_at desc, followed_id limit ${MOST_PEOPLE}) f
      cross join lateral (
        select id, group_id from visible_articles where author_id = f.followed_id
        order by published_at desc, id desc limit ${OF_PERSON}) a
      join article_places p on p.article_id = a.id and p.scope = 'all'
      where not ${isOnlyReading}::boolean or p.language = any(${languages}::text[]))
    select min(article_id) as id from found group by group_id
    order by max(hot) + ${POINTS.person} * bool_or(is_of_person)::int + ${POINTS.readable} * bool_or(is_readable)::int
        + ${POINTS.furtherTopic}
          * least(greatest(bit_count(bit_or(topics)::bit(64)) - 1, 0), ${POINTS.mostTopics}) desc, id desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
