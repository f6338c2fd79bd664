import type { BodyOf } from '../../contract/endpoint.ts'
import type { createGuild } from '../../contract/guilds.ts'
import { isUniqueViolation, transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { doorOf } from './doors.ts'
import { logAct } from './log-actions.ts'
import { messages } from './messages.ts'
import { lockMayOwn } from './owned-queries.ts'

export type NewGuild = BodyOf<typeof createGuild>

/** Founds a guild with its owner as the first member. */
export async function insertGuild(db: Db, ownerId: number, guild: NewGuild, now: Date): Promise<number> {
  const door = doorOf(guild, undefined)
  return refuseTakenName(
    transact(db, async (trx) => {
      if ((await lockMayOwn(trx, ownerId, now)) === 0) fail('plan_required', messages.ownsEnough)
      return writeGuild(trx, ownerId, { ...guild, ...door }, now)
    }),
  )
}

/** In a transaction, without asking what the owner may. */
export async function writeGuild(
  trx: Db,
  ownerId: number,
  guild: NewGuild & ReturnType<typeof doorOf>,
  now: Date,
): Promise<number> {
  const { rules = [] } = guild
  const { id } = await trx
    .insertInto('guilds')
    .values({
      name: guild.name,
      insignia: guild.insignia,
      logo: guild.logo,
      color: guild.logoBackgroundColor,
      description: guild.description ?? '',
      is_private: guild.isPrivate,
      join_mode: guild.joinMode,
      is_nsfw: guild.isNsfw ?? false,
      members_may_invite: guild.membersMayInvite ?? false,
      questions: guild.questions ?? [],
      rules: JSON.stringify(rules),
      rules_changed_at: rules.length > 0 ? now : null,
      owner_id: ownerId,
      member_count: 1,
      active_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('guild_members')
    // Who wrote the rules knows them.
    .values({ guild_id: id, user_id: ownerId, rank: 0, joined_at: now, rules_accepted_at: now })
    .execute()
  await logAct(trx, { guildId: id, act: 'created', actorId: ownerId, now })
  return id
}

/** The index is the judge of names: two that are founded at once do not get the same. */
export async function refuseTakenName<T>(written: Promise<T>): Promise<T> {
  try {
    return await written
  } catch (error) {
    if (!isUniqueViolation(error, 'guilds_name')) throw error
    return fail('conflict', messages.nameTaken, { fields: { name: messages.nameTaken } })
  }
}
