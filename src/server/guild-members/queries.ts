import { sql, type RawBuilder } from 'kysely'
import type { GuildRole } from '../../contract/guild-rules.ts'
import type { Person } from '../../contract/people.ts'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import type { Plan } from '../../contract/plans.ts'
import { RANKS } from '../guilds/public.ts'
import { highestPlan, paidAt, paidPlans } from '../market/public.ts'
import type { Db } from '../platform/db.ts'

/** How one person stands with a guild: all that decides whether they come in. */
export interface Standing {
  /** Somebody who may be met. */
  isPerson: boolean
  role: GuildRole | null
  isBanned: boolean
  request: { state: string; createdAt: Date; decidedAt: Date | null } | null
  invite: { state: string; createdAt: Date; decidedAt: Date | null; isValid: boolean } | null
  /** When they left of their own will. */
  leftAt: Date | null
}

interface StandingRow {
  isPerson: boolean
  rank: number | null
  isBanned: boolean
  requestState: string | null
  requestedAt: Date
  requestDecidedAt: Date | null
  inviteState: string | null
  invitedAt: Date
  inviteDecidedAt: Date | null
  isInviteValid: boolean
  leftAt: Date | null
}

export async function findStanding(db: Db, guildId: number, userId: number): Promise<Standing> {
  const of = (table: string) =>
    sql`${sql.ref(`${table}.guild_id`)} = ${guildId} and ${sql.ref(`${table}.user_id`)} = ${userId}`
  const { rows } = await sql<StandingRow>`
    select exists (select from people where id = ${userId}) as "isPerson", m.rank, b.user_id is not null as "isBanned",
      r.state as "requestState", r.created_at as "requestedAt", r.decided_at as "requestDecidedAt",
      i.state as "inviteState", i.created_at as "invitedAt", i.decided_at as "inviteDecidedAt",
      not exists (select from hidden_people h where h.viewer_id = ${userId} and h.person_id = i.inviter_id)
        and exists (select from guild_inviters n where n.guild_id = ${guildId} and n.user_id = i.inviter_id)
        as "isInviteValid",
      l.left_at as "leftAt"
    from (select) as one
    left join guild_members m on ${of('m')}
    left join guild_bans b on ${of('b')}
    left join guild_requests r on ${of('r')}
    left join guild_invites i on ${of('i')}
    left join guild_leavers l on ${of('l')}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('There is always a row')
  return {
    isPerson: row.isPerson,
    role: roleOf(row.rank),
    isBanned: row.isBanned,
    request: row.requestState === null ? null : requestOf(row.requestState, row),
    invite: row.inviteState === null ? null : inviteOf(row.inviteState, row),
    leftAt: row.leftAt,
  }
}

function requestOf(state: string, { requestedAt, requestDecidedAt }: StandingRow): Standing['request'] {
  return { state, createdAt: requestedAt, decidedAt: requestDecidedAt }
}

function inviteOf(
  state: string,
  { invitedAt, inviteDecidedAt, isInviteValid }: StandingRow,
): Standing['invite'] {
  return { state, createdAt: invitedAt, decidedAt: inviteDecidedAt, isValid: isInviteValid }
}

export function roleOf(rank: number | null): GuildRole | null {
  return rank === null ? null : (RANKS[rank] ?? null)
}

/** How many members a guild may have by its owner's plan; null for as many as come. The site's own guilds have room. */
export async function findSeats(db: Db, ownerId: number | null, now: Date): Promise<number | null> {
  const { rows } = await sql<{ role: string; paid: Plan[] }>`
    select role, ${paidPlans(sql`users.id`, paidAt(now))} as paid from users where id = ${ownerId}`.execute(
    db,
  )
  const [owner] = rows
  if (owner?.role === 'operator') return null
  return PLAN_LIMITS[highestPlan(owner?.paid ?? [])].guildMembers
}

/** A person as answers have them, of the table `p` beside their `honor_totals h`. */
export const PERSON: RawBuilder<Person> = sql<Person>`json_build_object('id', p.id,
  'name', trim(p.first_name || ' ' || p.last_name), 'alias', p.alias_name, 'profileUrl', p.profile_image_url,
  'honor', greatest(0, coalesce(h.total, 0)))`

/** Somebody who is named beside a row, or null when they are gone. */
export function personWith(id: RawBuilder<unknown>): RawBuilder<Person | null> {
  return sql<Person | null>`(
    select ${PERSON} from people p left join honor_totals h on h.user_id = p.id where p.id = ${id})`
}

/** What is asked of whoever wants to join. */
export async function listQuestions(db: Db, guildId: number): Promise<string[]> {
  const guild = await db
    .selectFrom('guilds')
    .select('questions')
    .where('id', '=', guildId)
    .executeTakeFirstOrThrow()
  return guild.questions
}

export async function countOfficers(db: Db, guildId: number): Promise<number> {
  const { count } = await db
    .selectFrom('guild_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('guild_id', '=', guildId)
    .where('rank', '=', 1)
    .executeTakeFirstOrThrow()
  return count
}
