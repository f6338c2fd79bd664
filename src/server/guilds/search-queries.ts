import { sql, type RawBuilder } from 'kysely'
import { searchFor } from '../content/search-forms.ts'
import type { Asked, FoundPage, SuggestedTitle } from '../content/search-source.ts'
import { beginsWith } from '../content/begins-with.ts'
import type { Db } from '../platform/db.ts'

const WORDS = sql`(setweight(to_tsvector('simple', name || ' ' || insignia), 'A')
  || setweight(to_tsvector('simple', description), 'B'))`
/** Never rank everything that has a common word: of so many that have it the biggest so many are enough. */
const MOST_READ = 2000
const MOST_RANKED = 100
/** Somebody types: so many are looked at. */
const LOOKED_AT = 300

/**
 * Guilds with this name, then those whose name begins so, then those whose words match: the best first, of equal ones
 * the biggest. What is said of a private guild is what everybody may know of it, so it is found by it.
 */
export async function findGuilds(db: Db, { term, limit }: Asked): Promise<FoundPage> {
  const name = term.shown.toLowerCase()
  const found = await searchFor(db, term, (trx, query) => rankGuilds(trx, name, query, limit))
  return { ids: found ?? (await rankGuilds(db, name, undefined, limit)), next: null }
}

async function rankGuilds(db: Db, name: string, query: string | undefined, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with named as (
      select id, case when lower(name) = ${name} then 3 else 2 end::float8 as rank, member_count
      from visible_guilds where ${beginsWith(sql`lower(name)`, name)}
      order by member_count desc limit ${MOST_RANKED})
      ${
        query === undefined
          ? sql``
          : sql`, worded as (
              select id, ts_rank(${WORDS}, ${query}::tsquery)::float8 as rank, member_count from (
                select * from (
                  select * from visible_guilds where ${WORDS} @@ ${query}::tsquery limit ${MOST_READ}) as few
                order by member_count desc limit ${MOST_RANKED}) as matching)`
      }
    select id from (
      select * from named ${query === undefined ? sql`` : sql`union all select * from worded`}) as found
    group by id order by max(rank) desc, max(member_count) desc, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Guilds whose names have the words of the table `asked`, the biggest first. */
export function suggestGuilds(limit: number): RawBuilder<SuggestedTitle> {
  return sql`
    (select 'guild' as type, id, name as title, null::int8 as author_id,
      case when starts_with(lower(name), asked.start) then 2 else 1 end as rank
    from asked cross join lateral (
      select id, name, member_count from visible_guilds
      where not is_nsfw and ${WORDS} @@ asked.query limit ${LOOKED_AT}) as few
    where to_tsvector('simple', name) @@ asked.query
    order by member_count desc, id limit ${limit})`
}

/** The names of all guilds that are there, adult ones aside. */
export async function listGuildNames(db: Db, ids: number[]): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, name as title from visible_guilds where id = any(${ids}::int8[]) and not is_nsfw`.execute(db)
  return rows
}
