import { sql, type RawBuilder } from 'kysely'
import { searchFor } from '../content/search-forms.ts'
import {
  pageOf,
  type Asked,
  type FoundPage,
  type FoundPosition,
  type SuggestedTitle,
} from '../content/search-source.ts'
import { beginsWith } from '../content/begins-with.ts'
import type { Db } from '../platform/db.ts'

/** A guild has no language: its words as they are written, and by the stems of both. */
const wordsOf = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_tsvector('simple', ${text}) || to_tsvector('english', ${text}) || to_tsvector('indonesian', ${text})`
const WORDS = sql`(setweight(${wordsOf(sql`name || ' ' || insignia`)}, 'A')
  || setweight(${wordsOf(sql`description`)}, 'B'))`
/** Never rank everything that has a common word: of so many that have it the biggest so many are enough. */
const MOST_READ = 2000
const MOST_RANKED = 100
/** Somebody types: so many are looked at. */
const LOOKED_AT = 300

/** Along their index alone: with what else is asked of them the planner would read all of another index beside it. */
const withWords = (query: RawBuilder<unknown>, most: number): RawBuilder<unknown> =>
  sql`select * from guilds where ${WORDS} @@ ${query} limit ${sql.lit(most)}`

/**
 * Guilds with this name, then those whose name begins so, then those whose words match: the best first, of equal ones
 * the biggest. What is said of a private guild is what everybody may know of it, so it is found by it.
 */
export async function findGuilds(db: Db, asked: Asked): Promise<FoundPage> {
  const { term, audience } = asked
  const wanted = { name: term.shown.toLowerCase(), hasNsfw: audience === 'adult' }
  const found = await searchFor(db, term, (trx, query) => rankGuilds(trx, { ...wanted, query }))
  return pageOfElders(found ?? (await rankGuilds(db, wanted)), asked)
}

/** Of equal ones the elder comes first, where a page of other things begins with the newest. */
function pageOfElders(found: FoundPosition[], asked: Asked): FoundPage {
  const turned = found.map((position) => ({ ...position, id: -position.id }))
  const page = pageOf(turned, asked)
  return { ...page, ids: page.ids.map((id) => -id) }
}

interface Wanted {
  name: string
  hasNsfw: boolean
  /** A tsquery; without it only names are compared. */
  query?: string
}

/** The rank of what is named is its size; of what has the words, how well they match, and then its size. */
async function rankGuilds(db: Db, { name, hasNsfw, query }: Wanted): Promise<FoundPosition[]> {
  const isShown = hasNsfw ? sql`true` : sql`not is_nsfw`
  const { rows } = await sql<FoundPosition>`
    with named as (
      select id, case when lower(name) = ${name} then 3 else 2 end as kind, member_count::float8 as rank
      from visible_guilds where ${isShown} and ${beginsWith(sql`lower(name)`, name)}
      order by member_count desc, id limit ${MOST_RANKED})
      ${
        query === undefined
          ? sql``
          : sql`, worded as (
              select id, 1 as kind,
                (round(ts_rank(${WORDS}, ${query}::tsquery)::numeric, 5) * 1e14 + member_count)::float8 as rank from (
                select * from (${withWords(sql`${query}::tsquery`, MOST_READ)}) as few
                where deleted_at is null and ${isShown}
                order by member_count desc, id limit ${MOST_RANKED}) as matching)`
      }
    select distinct on (id) id, kind, rank from (
      select * from named ${query === undefined ? sql`` : sql`union all select * from worded`}) as found
    order by id, kind desc`.execute(db)
  return rows
}

/** Guilds whose names have the words of the table `asked`, the biggest first. */
export function suggestGuilds(limit: number): RawBuilder<SuggestedTitle> {
  return sql`
    (select 'guild' as type, id, name as title, null::int8 as author_id,
      case when starts_with(lower(name), asked.start) then 2 else 1 end as rank
    from asked cross join lateral (
      -- In their order first: only until there are enough names are read.
      select * from (${withWords(sql`asked.query`, LOOKED_AT)}) as few
      where deleted_at is null and not is_nsfw order by member_count desc, id offset 0) as guilds
    where (${wordsOf(sql`name`)}) @@ asked.query
    limit ${sql.lit(limit)})`
}

/** The names of all guilds that are there, adult ones aside. */
export async function listGuildNames(db: Db, ids: number[]): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, name as title from visible_guilds where id = any(${ids}::int8[]) and not is_nsfw`.execute(db)
  return rows
}
