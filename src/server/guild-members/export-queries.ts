import { sql } from 'kysely'
import type { GuildRole } from '../../contract/guild-rules.ts'
import type { Db } from '../platform/db.ts'
import { roleOf } from './queries.ts'

/** What a guild knows of somebody, as they take it along. */
export interface ExportedMembership {
  guildId: number
  guild: string
  /** Null for whoever only asked, was invited, or is banned. */
  role: GuildRole | null
  joinedAt: Date | null
  mutedUntil: Date | null
  rulesAcceptedAt: Date | null
  request: {
    state: string
    message: string
    answers: { question: string; answer: string }[]
    createdAt: string
  } | null
  invitedAt: Date | null
  bannedAt: Date | null
}

/** Everything of guilds that is about one person, for the export of their data. */
export async function exportMemberships(db: Db, userId: number): Promise<ExportedMembership[]> {
  const { rows } = await sql<Omit<ExportedMembership, 'role'> & { rank: number | null }>`
    with known as (
      select guild_id from guild_members where user_id = ${userId}
      union select guild_id from guild_requests where user_id = ${userId}
      union select guild_id from guild_invites where user_id = ${userId}
      union select guild_id from guild_bans where user_id = ${userId})
    select g.id as "guildId", g.name as guild, m.rank, m.joined_at as "joinedAt", m.muted_until as "mutedUntil",
      m.rules_accepted_at as "rulesAcceptedAt", i.created_at as "invitedAt", b.created_at as "bannedAt",
      case when r.state is not null then json_build_object('state', r.state, 'message', r.message,
        'answers', r.answers, 'createdAt', r.created_at) end as request
    from known join visible_guilds g on g.id = known.guild_id
    left join guild_members m on m.guild_id = g.id and m.user_id = ${userId}
    left join guild_requests r on r.guild_id = g.id and r.user_id = ${userId}
    left join guild_invites i on i.guild_id = g.id and i.user_id = ${userId}
    left join guild_bans b on b.guild_id = g.id and b.user_id = ${userId}
    order by g.id`.execute(db)
  return rows.map(({ rank, ...row }) => ({ ...row, role: roleOf(rank) }))
}
