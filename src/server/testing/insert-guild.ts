import { sql } from 'kysely'
import type { GuildJoinMode, GuildRole } from '../../contract/guild-rules.ts'
import type { TestApp } from './test-app.ts'

export interface GuildRowToInsert {
  ownerId: number
  name?: string
  isPrivate?: boolean
  joinMode?: GuildJoinMode
  membersMayInvite?: boolean
  questions?: string[]
  description?: string
}

let made = 0

/** A guild with its owner in it, without the limits of founding one. */
export async function insertGuild({ db, clock }: TestApp, guild: GuildRowToInsert): Promise<number> {
  const { ownerId, isPrivate = false, joinMode = isPrivate ? 'request' : 'open' } = guild
  const now = clock.now()
  const { id } = await db
    .insertInto('guilds')
    .values({
      name: guild.name ?? `Guild ${++made}`,
      insignia: 'GG',
      logo: 'logo1',
      color: '#1f6f63',
      description: guild.description ?? '',
      is_private: isPrivate,
      join_mode: joinMode,
      members_may_invite: guild.membersMayInvite ?? false,
      questions: guild.questions ?? [],
      owner_id: ownerId,
      active_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMember({ db, clock }, id, ownerId, 'owner')
  return id
}

const RANKS = { owner: 0, officer: 1, member: 2 } as const

export async function insertMember(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  guildId: number,
  userId: number,
  role: GuildRole = 'member',
): Promise<void> {
  await sql`
    with joined as (
      insert into guild_members (guild_id, user_id, rank, joined_at)
      values (${guildId}, ${userId}, ${RANKS[role]}, ${clock.now()}))
    update guilds set member_count = member_count + 1 where id = ${guildId}`.execute(db)
}
