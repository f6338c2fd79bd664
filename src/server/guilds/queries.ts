import { sql, type RawBuilder } from 'kysely'
import type { GuildJoinMode, GuildRole } from '../../contract/guild-rules.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'

/** The order of roles as it is stored. */
export const RANKS = ['owner', 'officer', 'member'] as const satisfies readonly GuildRole[]

/** Whether staff deleted the deleted guild `g`: its log says who did. */
export const IS_STAFFS_DELETION: RawBuilder<boolean> = sql`coalesce(g.deleted_at is not null and (
  select l.actor_id is distinct from g.owner_id from guild_log l
  where l.guild_id = g.id and l.act = 'deleted' order by l.id desc limit 1), false)`

/** A guild and how one person stands in it: all that a rule about it needs to know. */
export interface GuildFacts {
  id: number
  name: string
  isPrivate: boolean
  joinMode: GuildJoinMode
  isNsfw: boolean
  membersMayInvite: boolean
  hasRules: boolean
  rulesChangedAt: Date | null
  ownerId: number | null
  offeredTo: number | null
  memberCount: number
  deletedAt: Date | null
  /** Null for whoever is not a member; `rank` counts from the owner, 0. */
  role: GuildRole | null
  joinedAt: Date | null
  mutedUntil: Date | null
  rulesAcceptedAt: Date | null
  isBanned: boolean
}

/** For any viewer, also a deleted one: for judging it, never for showing it. */
export async function findGuild(
  db: Db,
  id: number,
  viewerId: number | null,
): Promise<GuildFacts | undefined> {
  const { rows } = await sql<Omit<GuildFacts, 'role'> & { rank: number | null }>`
    select g.id, g.name, g.is_private as "isPrivate", g.join_mode as "joinMode", g.is_nsfw as "isNsfw",
      g.members_may_invite as "membersMayInvite", g.rules <> '[]' as "hasRules",
      g.rules_changed_at as "rulesChangedAt", g.owner_id as "ownerId", g.offered_to as "offeredTo",
      g.member_count as "memberCount", g.deleted_at as "deletedAt",
      m.rank, m.joined_at as "joinedAt", m.muted_until as "mutedUntil",
      m.rules_accepted_at as "rulesAcceptedAt",
      exists (select from guild_bans b where b.guild_id = g.id and b.user_id = ${viewerId}) as "isBanned"
    from guilds g left join guild_members m on m.guild_id = g.id and m.user_id = ${viewerId}
    where g.id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { rank, ...guild } = row
  return { ...guild, role: rank === null ? null : (RANKS[rank] ?? null) }
}

/** A guild that is there; its owner also finds one that they deleted and can restore. */
export async function getGuild(
  db: Db,
  id: number,
  viewer: Pick<Viewer, 'id'> | null,
  { findsDeleted = false } = {},
): Promise<GuildFacts> {
  const guild = await findGuild(db, id, viewer?.id ?? null)
  if (guild === undefined) return fail('not_found', common.notFound)
  const isThere = guild.deletedAt === null || (findsDeleted && guild.role === 'owner')
  return isThere ? guild : fail('not_found', common.notFound)
}

/**
 * The same, with the guild's row locked until the transaction ends: joins, leaves, changes of roles and deletion come
 * one after the other, so that counts, limits and the one owner hold.
 */
export async function lockGuild(
  trx: Db,
  id: number,
  viewer: Pick<Viewer, 'id'> | null,
  options: { findsDeleted?: boolean } = {},
): Promise<GuildFacts> {
  await lockRow(trx, id)
  return getGuild(trx, id, viewer, options)
}

export async function lockRow(trx: Db, id: number): Promise<void> {
  await sql`select from guilds where id = ${id} for no key update`.execute(trx)
}
