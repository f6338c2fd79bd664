import { sql } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { RecentUpdate, TrendingPeriod } from '../../contract/stats.ts'
import { ranksOfNothing } from '../content/ranks.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** How many of each scope compete for the list; the rest is too far behind to matter. */
const TOP_OF_SCOPE = 50
/** How many more in the reader's languages: they rank a step higher, so few come from further down. */
const TOP_OF_LANGUAGE = 20
const LANGUAGE_BONUS = 1
const MEDIAN_DAYS = 30
const MEDIAN_OF = 60
const UPDATES_LOOKED_AT = 200

const COLUMNS = { now: 'hot', week: 'hot_week', all: 'score' } as const
const RANKS = { now: 'hot', week: 'hotWeek', all: 'score' } as const
/** The order in which versions in one language are read; it has no index by week. */
const LANGUAGE_COLUMNS = { now: 'hot', week: 'hot', all: 'score' } as const

/**
 * The articles that rank highest in some scopes, each group once with its best, one that can be read in one of the
 * reader's languages a step higher. Each scope is walked along its index twice and no further than the top; which
 * version of a group an id belongs to does not matter, cards choose that.
 */
export async function listTop(
  db: Db,
  wanted: {
    scopes: { scope: string; handicap: number }[]
    period: TrendingPeriod
    /** Of the interface; articles in it are looked for beyond the top of all. */
    language: Language
    languages: readonly Language[]
  },
  limit: number,
): Promise<number[]> {
  const { scopes, language, languages } = wanted
  const rank = sql.ref(COLUMNS[wanted.period])
  const languageRank = sql.ref(LANGUAGE_COLUMNS[wanted.period])
  const isReadable = sql`exists (
    select from visible_articles a
    where a.group_id = best.group_id and a.language = any(${languages}::text[]))`
  const { rows } = await sql<{ article_id: number }>`
    with tops as (
      select top.group_id, top.article_id, top.rank - scopes.handicap as rank, top.language = any(${languages}::text[]) as is_own
      from unnest(${scopes.map(({ scope }) => scope)}::text[], ${scopes.map(({ handicap }) => handicap)}::float8[])
        as scopes (scope, handicap)
      cross join lateral (
        (select group_id, article_id, language, ${rank} as rank from article_places p
          where p.scope = scopes.scope and p.is_lead
          order by ${rank} desc, article_id desc limit ${TOP_OF_SCOPE})
        union all
        (select group_id, article_id, language, ${rank} from article_places p
          where p.scope = scopes.scope and p.language = ${language}
          order by ${languageRank} desc, article_id desc limit ${TOP_OF_LANGUAGE})
      ) top
    ), best as (
      select group_id, max(article_id) as article_id, max(rank) as rank, bool_or(is_own) as is_own
      from tops group by group_id
      order by max(rank) + bool_or(is_own)::int * ${LANGUAGE_BONUS} desc limit ${2 * limit}
    )
    select article_id from best
    order by rank + (is_own or ${isReadable})::int * ${LANGUAGE_BONUS} desc, article_id desc
    limit ${limit}`.execute(db)
  return rows.map((row) => row.article_id)
}

/**
 * log2(1 + m), m being the median of what the newest articles of a category are worth. A score is that logarithm
 * already, and the median of logarithms is the logarithm of the median. One category per statement: only for a
 * constant does PostgreSQL's planner know that walking the index to its end is short.
 */
export async function readMedian(db: Db, category: string, now: Date): Promise<number> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_disc(0.5) within group (order by score) as median from (
      select score, published_at from article_places where scope = ${category} and is_lead
      order by published_at desc, article_id desc limit ${MEDIAN_OF}
    ) newest where published_at > ${addMs(now, -MEDIAN_DAYS * DAY_MS)}`.execute(db)
  return rows[0]?.median ?? 0
}

export interface TopPost {
  id: number
  authorId: number | null
}

/**
 * The posts that rank highest, of Page and of public guilds, each read along its index of the period; adult ones have
 * another. Attention for a guild's posts lasts longer, so ranks are compared by what they are worth at this moment.
 */
export async function listTopPosts(
  db: Db,
  period: TrendingPeriod,
  limit: number,
  now: Date,
): Promise<TopPost[]> {
  const rank = sql.ref(COLUMNS[period])
  const { post, guildPost } = ranksOfNothing(now)
  const { rows } = await sql<TopPost>`
    select id, "authorId" from (
      (select post_id as id, author_id as "authorId", ${rank} - ${post[RANKS[period]]}::float8 as worth
        from page_post_places where is_nsfw = false order by ${rank} desc, post_id desc limit ${limit})
      union all
      (select post_id, author_id, ${rank} - ${guildPost[RANKS[period]]}::float8
        from guild_post_places where is_listed and not is_nsfw
        order by ${rank} desc, post_id desc limit ${limit})) as both_kinds
    order by worth desc, id desc limit ${limit}`.execute(db)
  return rows
}

export interface Update {
  articleId: number
  groupId: number
  kind: RecentUpdate['updateKind']
  editorId: number | null
  editorName: string
  summary: string
  at: Date
}

/** Updates of articles that can still be read, newest first. */
export async function listUpdates(db: Db): Promise<Update[]> {
  const { rows } = await sql<Update>`
    select u.article_id as "articleId", u.group_id as "groupId", u.kind, u.editor_id as "editorId",
      coalesce(trim(users.first_name || ' ' || users.last_name), '') as "editorName", u.summary,
      u.created_at as at
    from (
      select * from article_updates order by created_at desc, id desc limit ${UPDATES_LOOKED_AT}
    ) u
    join visible_articles a on a.id = u.article_id
    left join users on users.id = u.editor_id
    order by u.created_at desc, u.id desc`.execute(db)
  return rows
}
