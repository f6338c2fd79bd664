import { sql, type RawBuilder } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import { requestsFrom } from './rules.ts'

/** Subjects are '12 7 1700000000000': guild, person, and when, so that asking again is told again. */
export const REQUESTED = 'notify-guild-request'
export const INVITED = 'notify-guild-invite'
/** Subjects are the numbers of lines in the guild's log. */
export const ACCEPTED = 'notify-guild-accepted'
export const ROLE_CHANGED = 'notify-guild-role'
export const LIMITED = 'notify-guild-limit'

/** The subject of a row of requests or invitations. */
export function subjectOf(table: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<string>`${column('guild_id')} || ' ' || ${column('user_id')} || ' '
    || (extract(epoch from ${column('created_at')}) * 1000)::int8`
}

const part = (number: number) => sql`split_part(s.subject, ' ', ${sql.lit(number)})::int8`

interface Row {
  subject: string
  userId: number
  actorId: number | null
  objectId: number
}

/** Requests that wait, for the owner and the officers there are now. */
export async function listRequestFacts(db: Db, subjects: string[], now: Date): Promise<NotificationFact[]> {
  const { rows } = await sql<Row>`
    select s.subject, m.user_id as "userId", r.user_id as "actorId", r.guild_id as "objectId"
    from unnest(${subjects}::text[]) as s (subject)
    join guild_requests r on r.guild_id = ${part(1)} and r.user_id = ${part(2)} and ${subjectOf('r')} = s.subject
    join visible_guilds g on g.id = r.guild_id
    join guild_members m on m.guild_id = r.guild_id and m.rank < 2
    where r.state = 'open' and r.created_at > ${requestsFrom(now)}`.execute(db)
  return rows.map((row) => ({ ...row, type: 'guild-request', objectType: 'guild', place: '?tab=requests' }))
}

/** Invitations that wait. */
export async function listInviteFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<Row>`
    select s.subject, i.user_id as "userId", i.inviter_id as "actorId", i.guild_id as "objectId"
    from unnest(${subjects}::text[]) as s (subject)
    join guild_invites i on i.guild_id = ${part(1)} and i.user_id = ${part(2)} and ${subjectOf('i')} = s.subject
    join visible_guilds g on g.id = i.guild_id
    join guild_inviters n on n.guild_id = i.guild_id and n.user_id = i.inviter_id
    where i.state = 'open'`.execute(db)
  return rows.map((row) => ({ ...row, type: 'guild-invite', objectType: 'guild' }))
}

/** Of those who are still in it. */
export async function listAcceptedFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const rows = await listLogged(db, subjects, ['accepted'])
  return rows.map((row) => ({ ...row, type: 'guild-accepted', objectType: 'guild' }))
}

export async function listRoleFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const rows = await listLogged(db, subjects, ['appointed', 'dismissed'])
  return rows.map((row) => ({ ...row, type: 'guild-role', objectType: 'guild' }))
}

async function listLogged(db: Db, subjects: string[], acts: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.subject, l.target_id as "userId", l.actor_id as "actorId", l.guild_id as "objectId"
    from unnest(${subjects}::text[]) as s (subject)
    join guild_log l on l.id = s.subject::int8 and l.act = any(${acts}::text[])
    join visible_guilds g on g.id = l.guild_id
    join guild_members m on m.guild_id = l.guild_id and m.user_id = l.target_id`.execute(db)
  return rows
}
