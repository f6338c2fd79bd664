import { sql, type RawBuilder } from 'kysely'
import { NOTIFICATION_ACTORS_SHOWN } from '../../contract/notifications.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Person } from '../../contract/people.ts'
import type { Headline } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import type { HiddenPeople } from '../platform/hidden-people.ts'

/** Of a line with more causes the others are only counted. */
export const CAUSES_READ = 100

/** A stored line with the people who are to be named. */
export interface Line {
  id: number
  type: string
  objectType: ObjectType
  objectId: number
  place: string
  readAt: Date | null
  updatedAt: Date
  /** The latest, whom the reader may meet. */
  actors: Person[]
  /** How many people they are in all; 0 for what nobody did. */
  people: number
  /** Nobody is left who could have done it. */
  isOrphaned: boolean
}

export interface Position {
  updatedAt: string
  id: number
}

/** The next lines of a person, the latest first. */
export function listLines(
  db: Db,
  {
    userId,
    hidden,
    after,
    limit,
  }: { userId: number; hidden: HiddenPeople; after: Position | undefined; limit: number },
): Promise<Line[]> {
  const from = after
    ? sql`and (updated_at, id) < (${after.updatedAt}::timestamptz, ${after.id}::int8)`
    : sql``
  return readLines(
    db,
    hidden,
    sql`select * from notifications where user_id = ${userId} and causes > 0 ${from}
      order by updated_at desc, id desc limit ${limit}`,
  )
}

/** Some lines of a person, as far as they are still shown. */
export function listLinesOf(
  db: Db,
  { userId, hidden, ids }: { userId: number; hidden: HiddenPeople; ids: number[] },
): Promise<Line[]> {
  return readLines(
    db,
    hidden,
    sql`select * from notifications where id = any(${ids}::int8[]) and user_id = ${userId} and causes > 0`,
  )
}

type LineRow = Omit<Line, 'people' | 'isOrphaned' | 'actors'> & {
  causes: number
  scanned: number
  unnamed: number
  distinctActors: number
  named: number
  actors: Person[] | null
}

async function readLines(db: Db, hidden: HiddenPeople, chosen: RawBuilder<unknown>): Promise<Line[]> {
  const { rows } = await sql<LineRow>`
    select n.id, n.type, n.object_type as "objectType", n.object_id as "objectId", n.place, n.read_at as "readAt",
      n.updated_at as "updatedAt", n.causes, c.*
    from (${chosen}) as n
    cross join lateral (
      with latest as materialized (
        select actor_id, created_at from notification_causes
        where notification_id = n.id and withdrawn_at is null
        order by created_at desc limit ${CAUSES_READ}),
      known as materialized (
        select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.alias_name, p.profile_image_url, l.at
        from (select actor_id, max(created_at) as at from latest group by actor_id) as l
        join people p on p.id = l.actor_id where p.id <> all(${[...hidden]}::int8[]))
      select (select count(*) from latest)::int as scanned,
        (select count(*) from latest where actor_id is null)::int as unnamed,
        (select count(distinct actor_id) from latest)::int as "distinctActors",
        (select count(*) from known)::int as named, (
          select json_agg(json_build_object('id', k.id, 'name', k.name, 'alias', k.alias_name,
            'profileUrl', k.profile_image_url, 'honor', greatest(0, coalesce(h.total, 0))) order by k.at desc, k.id)
          from (select * from known order by at desc, id limit ${NOTIFICATION_ACTORS_SHOWN}) as k
          left join honor_totals h on h.user_id = k.id) as actors) as c
    order by n.updated_at desc, n.id desc`.execute(db)
  return rows.map(({ causes, scanned, unnamed, distinctActors, named, actors, ...line }) => ({
    ...line,
    actors: actors ?? [],
    // Likes and follows are one of each person, so those beyond what was read are counted too.
    people: causes > CAUSES_READ && distinctActors === scanned ? causes - (scanned - named) : named,
    isOrphaned: unnamed === 0 && named === 0,
  }))
}

/** What people are called, and where they are met. */
export async function listPersonHeadlines(db: Db, hidden: HiddenPeople, ids: number[]): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, trim(first_name || ' ' || last_name) as title from people
    where id = any(${ids}::int8[]) and id <> all(${[...hidden]}::int8[])`.execute(db)
  return rows.map((row) => ({ ...row, path: `/user/${row.id}` }))
}
