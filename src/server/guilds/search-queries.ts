import { sql } from 'kysely'
import { escapeLike } from '../content/search-term.ts'
import { MOST_RANKED, searchFor } from '../content/full-text.ts'
import type { Db } from '../platform/db.ts'

const WORDS = sql`(setweight(to_tsvector('simple', name || ' ' || insignia), 'A')
  || setweight(to_tsvector('simple', description), 'B'))`

/**
 * Guilds with this name, then those whose name begins so, then those whose words match: the best first, of equal ones
 * the biggest. What is said of a private guild is what everybody may know of it, so it is found by it.
 */
export async function findGuilds(db: Db, term: string, limit: number): Promise<number[]> {
  const name = term.trim().toLowerCase()
  const found = await searchFor(db, term, (trx, query) => rankGuilds(trx, name, query, limit))
  return found ?? rankGuilds(db, name, undefined, limit)
}

async function rankGuilds(db: Db, name: string, query: string | undefined, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with named as (
      select id, case when lower(name) = ${name} then 3 else 2 end::float8 as rank, member_count
      from visible_guilds where lower(name) like ${`${escapeLike(name)}%`}
      order by member_count desc limit ${MOST_RANKED})
      ${
        query === undefined
          ? sql``
          : sql`, worded as (
              select id, ts_rank(${WORDS}, ${query}::tsquery)::float8 as rank, member_count from (
                select * from visible_guilds where ${WORDS} @@ ${query}::tsquery
                order by member_count desc limit ${MOST_RANKED}) as matching)`
      }
    select id from (
      select * from named ${query === undefined ? sql`` : sql`union all select * from worded`}) as found
    group by id order by max(rank) desc, max(member_count) desc, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
