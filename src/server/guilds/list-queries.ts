import { sql, type RawBuilder } from 'kysely'
import { GUILD_TRASH_DAYS, REQUEST_LIFE_DAYS, type GuildRole } from '../../contract/guild-rules.ts'
import type { Guild, GUILD_SORTS } from '../../contract/guilds.ts'
import type { Person } from '../../contract/people.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { GUILD_COLUMNS, INVITES, personOf, toGuild, type GuildRow } from './card-queries.ts'
import { IS_STAFFS_DELETION, RANKS } from './queries.ts'

export type GuildSort = (typeof GUILD_SORTS)[number]

/** Nobody is shown more of their own: an index of memberships is walked no further. */
const MINE_MOST = 200

/** What each order reads along, and the type of its values. */
const ORDERS: Record<GuildSort, { column: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  active: { column: sql`g.active_at`, type: sql`timestamptz` },
  new: { column: sql`g.created_at`, type: sql`timestamptz` },
  big: { column: sql`g.member_count`, type: sql`int4` },
}

export interface Position {
  value: string | number
  id: number
}

interface Wanted {
  sort: GuildSort
  isOpen: boolean
  hasNsfw: boolean
  after: Position | null
  limit: number
}

export interface GuildPage {
  items: Guild[]
  next: Position | null
}

/** All guilds that are there, or those with open doors, along an index of their order; adult ones where they are asked for. */
export async function listSorted(
  db: Db,
  { sort, isOpen, hasNsfw, after, limit }: Wanted,
): Promise<GuildPage> {
  const { column, type } = ORDERS[sort]
  const { rows } = await sql<GuildRow & { value: Date | number }>`
    select ${GUILD_COLUMNS}, ${column} as value
    from visible_guilds g
    left join people o on o.id = g.owner_id
    where true ${isOpen ? sql`and g.join_mode = 'open' and not g.is_nsfw` : sql``}
      ${hasNsfw ? sql`` : sql`and not g.is_nsfw`}
      ${after === null ? sql`` : sql`and (${column}, g.id) < (${after.value}::${type}, ${after.id}::int8)`}
    order by ${column} desc, g.id desc
    limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next = last && {
    value: last.value instanceof Date ? last.value.toISOString() : last.value,
    id: last.id,
  }
  return { items: shown.map((row) => toGuild(row)), next: next ?? null }
}

/** The public guilds of a person, the youngest guild first; what they are in otherwise nobody learns. */
export async function listPublicGuildsOf(
  db: Db,
  userId: number,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<(Guild & { role: GuildRole })[]> {
  const { rows } = await sql<GuildRow & { rank: number }>`
    select ${GUILD_COLUMNS}, m.rank
    from guild_members m
    join visible_guilds g on g.id = m.guild_id and not g.is_private
    left join people o on o.id = g.owner_id
    where m.user_id = ${userId} ${after === undefined ? sql`` : sql`and m.guild_id < ${after}::int8`}
    order by m.guild_id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...toGuild(row), role: RANKS[row.rank] ?? 'member' }))
}

export interface OwnGuild extends Guild {
  role: GuildRole
  mutedUntil: string | null
  restorableUntil: string | null
}

/** Somebody's guilds, the liveliest first; of the deleted ones their own, which they can restore: not what staff deleted. */
export async function listOwnGuilds(db: Db, userId: number, now: Date): Promise<OwnGuild[]> {
  const { rows } = await sql<
    GuildRow & { rank: number; mutedUntil: Date | null; deletedAt: Date | null; isStaffs: boolean }
  >`
    select ${GUILD_COLUMNS}, m.rank, m.muted_until as "mutedUntil",
      g.deleted_at as "deletedAt", ${IS_STAFFS_DELETION} as "isStaffs"
    from guild_members m
    join guilds g on g.id = m.guild_id and (g.deleted_at is null or m.rank = 0)
    left join people o on o.id = g.owner_id
    where m.user_id = ${userId}
    order by g.deleted_at is not null, g.active_at desc, g.id desc limit ${MINE_MOST}`.execute(db)
  const shown = rows.filter(({ isStaffs }) => !isStaffs)
  return shown.map((row) => ({
    ...toGuild(row, true),
    role: RANKS[row.rank] ?? 'member',
    mutedUntil: row.mutedUntil !== null && row.mutedUntil > now ? row.mutedUntil.toISOString() : null,
    restorableUntil:
      row.deletedAt === null ? null : addMs(row.deletedAt, GUILD_TRASH_DAYS * DAY_MS).toISOString(),
  }))
}

export interface Invitation {
  guild: Guild
  inviter: Person | null
  createdAt: string
}

/** Invitations that wait for somebody's answer, the latest first. */
export async function listInvitations(db: Db, userId: number): Promise<Invitation[]> {
  const { rows } = await sql<GuildRow & { inviter: Person | null; invitedAt: Date }>`
    select ${GUILD_COLUMNS}, i.created_at as "invitedAt",
      ${personOf(sql`i.inviter_id`)} as inviter
    from guild_invites i
    join visible_guilds g on g.id = i.guild_id
    left join people o on o.id = g.owner_id
    where i.user_id = ${userId} and ${INVITES}
      and not exists (select from guild_bans b where b.guild_id = i.guild_id and b.user_id = i.user_id)
    order by i.created_at desc limit ${MINE_MOST}`.execute(db)
  return rows.map(({ inviter, invitedAt, ...row }) => ({
    guild: toGuild(row),
    inviter,
    createdAt: invitedAt.toISOString(),
  }))
}

/** Requests of somebody that wait for an officer. */
export async function listOwnRequests(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ guild: Guild; createdAt: string }[]> {
  const { rows } = await sql<GuildRow & { requestedAt: Date }>`
    select ${GUILD_COLUMNS}, r.created_at as "requestedAt"
    from guild_requests r
    join visible_guilds g on g.id = r.guild_id
    left join people o on o.id = g.owner_id
    where r.user_id = ${userId} and r.state = 'open'
      and r.created_at > ${addMs(now, -REQUEST_LIFE_DAYS * DAY_MS)}
    order by r.created_at desc limit ${MINE_MOST}`.execute(db)
  return rows.map(({ requestedAt, ...row }) => ({
    guild: toGuild(row),
    createdAt: requestedAt.toISOString(),
  }))
}
