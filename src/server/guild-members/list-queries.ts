import { sql, type RawBuilder } from 'kysely'
import type { Person } from '../../contract/people.ts'
import { beginsWith } from '../content/begins-with.ts'
import type { Db } from '../platform/db.ts'
import { PERSON, personWith } from './queries.ts'

export interface MemberRow {
  person: Person
  rank: number
  joinedAt: Date
  mutedUntil: Date | null
}

const MEMBER = sql`${PERSON} as person, m.rank, m.joined_at as "joinedAt", m.muted_until as "mutedUntil"`

/** Owner, officers, members, those who came first on top: along the index, whatever the size of the guild. */
export async function listMembers(
  db: Db,
  guildId: number,
  { after, limit }: { after: { rank: number; joinedAt: string; id: number } | undefined; limit: number },
): Promise<MemberRow[]> {
  const from =
    after === undefined
      ? sql``
      : sql`and (m.rank, m.joined_at, m.user_id) > (${after.rank}::int2, ${after.joinedAt}::timestamptz, ${after.id}::int8)`
  const { rows } = await sql<MemberRow>`
    select ${MEMBER} from guild_members m join people p on p.id = m.user_id
    left join honor_totals h on h.user_id = p.id
    where m.guild_id = ${guildId} ${from}
    order by m.rank, m.joined_at, m.user_id limit ${limit}`.execute(db)
  return rows
}

/** Of a guild up to this size all members are looked at, of a greater one the people whose names begin like that. */
const WALKED = 1000
/** Of each list of names so many are looked at, so that one letter costs no more than five. */
const NAMES_WALKED = 500

/** Members whose alias, name or last name begins like that. */
export async function searchMembers(
  db: Db,
  { id, memberCount }: { id: number; memberCount: number },
  { start: typed, limit }: { start: string; limit: number },
): Promise<MemberRow[]> {
  const start = typed.toLowerCase()
  const alias = sql`lower(p.alias_name)`
  const name = sql`lower(p.first_name || ' ' || p.last_name)`
  const lastName = sql`lower(p.last_name)`
  const some = (field: RawBuilder<unknown>) => sql`(
    select p.id from people p where ${beginsWith(field, start)} order by ${field} using ~<~ limit ${NAMES_WALKED})`
  const found =
    memberCount > WALKED
      ? // Each is looked up by itself: together they might read the whole guild.
        sql`select m.* from (${some(alias)} union ${some(name)} union ${some(lastName)}) as named
          cross join lateral (
            select * from guild_members where guild_id = ${id} and user_id = named.id offset 0) as m`
      : sql`select m.* from guild_members m join people p on p.id = m.user_id
          where m.guild_id = ${id} and (${beginsWith(alias, start)} or ${beginsWith(name, start)} or ${beginsWith(lastName, start)})`
  const { rows } = await sql<MemberRow>`
    with found as materialized (
      select * from (${found}) as f order by rank, joined_at, user_id limit ${limit})
    select ${MEMBER} from found m join people p on p.id = m.user_id
    left join honor_totals h on h.user_id = p.id
    order by m.rank, m.joined_at, m.user_id`.execute(db)
  return rows
}

export interface BanRow {
  person: Person
  by: Person | null
  reason: string
  createdAt: Date
}

/** The latest first. */
export async function listBans(
  db: Db,
  guildId: number,
  { after, limit }: { after: { createdAt: string; id: number } | undefined; limit: number },
): Promise<BanRow[]> {
  const { rows } = await sql<BanRow>`
    select ${PERSON} as person, ${personWith(sql`b.banned_by`)} as by, b.reason, b.created_at as "createdAt"
    from guild_bans b join users p on p.id = b.user_id left join honor_totals h on h.user_id = p.id
    where b.guild_id = ${guildId}
      ${after === undefined ? sql`` : sql`and (b.created_at, b.user_id) < (${after.createdAt}::timestamptz, ${after.id}::int8)`}
    order by b.created_at desc, b.user_id desc limit ${limit}`.execute(db)
  return rows
}

export interface RequestRow {
  person: Person
  message: string
  answers: { question: string; answer: string }[]
  createdAt: Date
}

/** Those that wait, the oldest first. */
export async function listRequests(
  db: Db,
  guildId: number,
  {
    since,
    after,
    limit,
  }: { since: Date; after: { createdAt: string; id: number } | undefined; limit: number },
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${PERSON} as person, r.message, r.answers, r.created_at as "createdAt"
    from guild_requests r join people p on p.id = r.user_id left join honor_totals h on h.user_id = p.id
    where r.guild_id = ${guildId} and r.state = 'open' and r.created_at > ${since}
      ${after === undefined ? sql`` : sql`and (r.created_at, r.user_id) > (${after.createdAt}::timestamptz, ${after.id}::int8)`}
    order by r.created_at, r.user_id limit ${limit}`.execute(db)
  return rows
}
