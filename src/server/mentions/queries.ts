import { sql, type RawBuilder } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { Person } from '../../contract/people.ts'
import { beginsWith } from '../content/begins-with.ts'
import type { Db } from '../platform/db.ts'
import type { HiddenPeople } from '../platform/hidden-people.ts'

/** Who has these aliases (in lower case), or had them and still is found by them. */
export async function peopleByAlias(db: Db, aliases: string[], now: Date): Promise<Map<string, number>> {
  if (aliases.length === 0) return new Map()
  const { rows } = await sql<{ alias: string; id: number }>`
    select wanted.alias, coalesce(p.id, f.id) as id
    from unnest(${aliases}::text[]) as wanted (alias)
    left join people p on lower(p.alias_name) = wanted.alias
    left join alias_history h on h.alias = wanted.alias and h.kept_until > ${now} and p.id is null
    left join people f on f.id = h.user_id
    where coalesce(p.id, f.id) is not null`.execute(db)
  return new Map(rows.map(({ alias, id }) => [alias, id]))
}

/** Somebody who is named, and by whom; null for an author who has left. */
export interface Naming {
  userId: number
  actorId: number | null
}

/** True for those of whom somebody does not want to hear that they named them. */
export async function findUnwanted(db: Db, namings: Naming[]): Promise<(naming: Naming) => boolean> {
  if (namings.length === 0) return () => false
  const { rows } = await sql<Naming>`
    select n.user_id as "userId", n.actor_id as "actorId"
    from unnest(${namings.map(({ userId }) => userId)}::int8[],
      ${namings.map(({ actorId }) => actorId)}::int8[]) as n (user_id, actor_id)
    join profiles on profiles.user_id = n.user_id
    where not ${mayMention(sql`n.actor_id`)}`.execute(db)
  const keyOf = ({ userId, actorId }: Naming): string => `${userId} ${actorId}`
  const unwanted = new Set(rows.map(keyOf))
  return (naming) => unwanted.has(keyOf(naming))
}

/** Whether the owner of a row of `profiles` takes mentions from somebody. */
function mayMention(actorId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(profiles.who_may_mention = 'everyone' or profiles.who_may_mention = 'known' and exists (
    select from known_people k where k.person_id = profiles.user_id and k.known_id = ${actorId}))`
}

interface Wanted {
  /** How the alias or the name begins. */
  start: string
  viewer: { id: number; hidden: HiddenPeople }
  /** What they are talking about. */
  object: { type: ObjectType; id: number } | null
  /** Not everybody wants to be mentioned. */
  isMention: boolean
  limit: number
}

/** Of a talk so many are looked at: it costs the same however many take part. */
const TALKERS = 1000

/**
 * People whose alias or name begins like that. Those of the talk and those whom the viewer follows first, then by alias,
 * then by name. Each list ends by itself, so that one letter costs no more than five.
 */
export async function listPeopleLike(db: Db, wanted: Wanted): Promise<Person[]> {
  const { viewer, object, isMention, limit } = wanted
  const start = wanted.start.toLowerCase()
  const alias = sql`lower(p.alias_name)`
  const name = sql`lower(p.first_name || ' ' || p.last_name)`
  const lastName = sql`lower(p.last_name)`
  const takesIt = isMention
    ? sql`and not exists (
        select from profiles where profiles.user_id = p.id and not ${mayMention(sql`${viewer.id}::int8`)})`
    : sql``
  const isMet = sql`p.id <> ${viewer.id} and p.id <> all(${[...viewer.hidden]}::int8[]) ${takesIt}`
  const begins = sql`(${beginsWith(alias, start)} or ${beginsWith(name, start)} or ${beginsWith(lastName, start)}) and ${isMet}`
  const { rows } = await sql<Omit<Person, 'honor'> & { honor: number | null }>`
    with talkers as (
      (select user_id from commenters where object_type = ${object?.type ?? null}::text
        and object_id = ${object?.id ?? null}::int8 and comments > 0 limit ${TALKERS})
      union
      select user_id from object_authors where object_type = ${object?.type ?? null}::text
        and object_id = ${object?.id ?? null}::int8),
    found as (
      (select p.id, 0 as rank from talkers join people p on p.id = talkers.user_id
        where ${begins} and exists (select from visible_objects where object_type = ${object?.type ?? null}::text
          and object_id = ${object?.id ?? null}::int8)
        limit ${limit})
      union all
      (select p.id, 0 from follows join people p on p.id = follows.followed_id
        where follower_id = ${viewer.id} and ${begins} limit ${limit})
      union all
      (select p.id, 1 from people p where ${beginsWith(alias, start)} and ${isMet}
        order by ${alias} using ~<~ limit ${limit})
      union all
      (select p.id, 2 from people p where ${beginsWith(name, start)} and ${isMet}
        order by ${name} using ~<~ limit ${limit})
      union all
      (select p.id, 2 from people p where ${beginsWith(lastName, start)} and ${isMet}
        order by ${lastName} using ~<~ limit ${limit})),
    best as (select id, min(rank) as rank from found group by id)
    select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.alias_name as alias,
      p.profile_image_url as "profileUrl", honor_totals.total as honor
    from best join people p on p.id = best.id
    left join honor_totals on honor_totals.user_id = p.id
    order by rank, ${alias} using ~<~ limit ${limit}`.execute(db)
  return rows.map(({ honor, ...person }) => ({ ...person, honor: Math.max(0, honor ?? 0) }))
}
