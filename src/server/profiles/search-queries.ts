import { sql, type RawBuilder } from 'kysely'
import { beginsWith } from '../content/begins-with.ts'
import { pageOf, type Asked, type FoundPage, type FoundPosition } from '../content/search-source.ts'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'

/** So many of each way of beginning are looked at: one letter costs no more than five. */
const MOST_LIKE = 100

/** Whom visitors meet too: profiles for members only are not found by them. */
const isForAll = sql`not exists (select from profiles f where f.user_id = p.id and f.audience = 'members')`

/** People whose alias, name or last name begins with the term: by alias first, then those with more Honor. */
export async function findPeople(db: Db, asked: Asked): Promise<FoundPage> {
  const { rows } = await sql<FoundPosition>`
    select like_it.id, like_it.kind, greatest(0, coalesce(h.total, 0))::float8 as rank
    from (${peopleLike(asked.term.shown.toLowerCase(), asked.audience, MOST_LIKE)}) as like_it
    left join honor_totals h on h.user_id = like_it.id`.execute(db)
  return pageOf(rows, asked)
}

/** The id of each, and 3 for the alias itself, 2 for one that begins so, 1 for a name. */
export function peopleLike(
  start: string | RawBuilder<string>,
  audience: string,
  most: number,
): RawBuilder<unknown> {
  const alias = sql`lower(p.alias_name)`
  const name = sql`lower(p.first_name || ' ' || p.last_name)`
  const lastName = sql`lower(p.last_name)`
  const isMet = audience === 'members' ? sql`true` : isForAll
  return sql`
    select id, max(kind) as kind from (
      (select p.id, case when ${alias} = ${start} then 3 else 2 end as kind from people p
        where ${beginsWith(alias, start)} and ${isMet} order by ${alias} using ~<~ limit ${sql.lit(most)})
      union all
      (select p.id, 1 from people p where ${beginsWith(name, start)} and ${isMet}
        order by ${name} using ~<~ limit ${sql.lit(most)})
      union all
      (select p.id, 1 from people p where ${beginsWith(lastName, start)} and ${isMet}
        order by ${lastName} using ~<~ limit ${sql.lit(most)})) as begun
    group by id`
}

export async function listPeople(db: Db, ids: number[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.alias_name as alias,
      p.profile_image_url as "profileUrl", greatest(0, coalesce(h.total, 0)) as honor
    from unnest(${ids}::int8[]) with ordinality as wanted (id, nr)
    join people p on p.id = wanted.id
    left join honor_totals h on h.user_id = p.id
    order by wanted.nr`.execute(db)
  return rows
}

/** The names of those whom everybody may meet. */
export async function listPublicNames(db: Db, ids: number[]): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select p.id, p.first_name || ' ' || p.last_name as title
    from people p where p.id = any(${ids}::int8[]) and ${isForAll}`.execute(db)
  return rows
}
