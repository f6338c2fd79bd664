import { sql } from 'kysely'
import { GUILD_OFFICERS_MAX } from '../../contract/guild-rules.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import type { Viewer } from '../platform/session.ts'
import { HEIR_ID, IS_CLAIMED, isOwnerAbsent } from './heir-queries.ts'
import { logAct } from './log-actions.ts'
import { messages } from './messages.ts'
import { GUILD_OWNER } from './notify-queries.ts'
import { lockMayOwn } from './owned-queries.ts'
import { lockGuild } from './queries.ts'

export interface HandingOver {
  viewer: Pick<Viewer, 'id' | 'hidden'>
  guildId: number
  now: Date
}

/** Offers the guild to a member, instead of whoever it was offered to before; null takes the offer back. */
export function offerTo(db: Db, { viewer, guildId, now }: HandingOver, userId: number | null): Promise<void> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, guildId, viewer)
    if (guild.role !== 'owner') fail('not_allowed', messages.ownersOnly)
    if (userId === viewer.id) fail('invalid_input', messages.ownAlready)
    if (userId !== null && (viewer.hidden.has(userId) || !(await isMember(trx, guildId, userId))))
      fail('invalid_input', messages.notAMember)
    if (userId === guild.offeredTo) return
    await trx
      .updateTable('guilds')
      .set({ offered_to: userId, offered_at: userId === null ? null : now })
      .where('id', '=', guildId)
      .execute()
  })
}

/** Whoever it is offered to becomes the owner, or says no. */
export function answerTheOffer(
  db: Db,
  { viewer, guildId, now }: HandingOver,
  accepts: boolean,
): Promise<void> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, guildId, viewer)
    // Whoever left, or was removed meanwhile, is no member who could take it.
    if (guild.role === null || guild.offeredTo !== viewer.id) fail('conflict', messages.notOffered)
    if (!accepts) {
      await trx
        .updateTable('guilds')
        .set({ offered_to: null, offered_at: null })
        .where('id', '=', guildId)
        .execute()
    } else {
      if ((await lockMayOwn(trx, viewer.id, now)) === 0) fail('plan_required', messages.ownsEnough)
      await makeOwner(trx, { guildId, ownerId: viewer.id, formerId: guild.ownerId, actorId: viewer.id, now })
    }
  })
}

/** Gives the absent owner notice; a guild whose owner's account is gone is taken over at once. */
export function claim(db: Db, { viewer, guildId, now }: HandingOver): Promise<'claimed' | 'taken-over'> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, guildId, viewer)
    const { heirId, isAbsent, isClaimed } = await findClaim(trx, guildId, now)
    if (guild.role === 'owner') fail('conflict', messages.ownAlready)
    if (heirId !== viewer.id) fail('not_allowed', messages.notYours)
    if (!isAbsent) fail('conflict', messages.ownerIsHere)
    if (isClaimed) fail('conflict', messages.claimedAlready)
    if ((await lockMayOwn(trx, viewer.id, now)) === 0) fail('plan_required', messages.ownsEnough)
    const about = { guildId, actorId: viewer.id, now }
    if (guild.ownerId === null) {
      await makeOwner(trx, { ...about, ownerId: viewer.id, formerId: null })
      return 'taken-over'
    }
    await trx
      .updateTable('guilds')
      .set({ claimed_by: viewer.id, claimed_at: now })
      .where('id', '=', guildId)
      .execute()
    await logAct(trx, { ...about, act: 'claimed' })
    return 'claimed'
  })
}

interface Claim {
  heirId: number | null
  isAbsent: boolean
  isClaimed: boolean
}

async function findClaim(trx: Db, guildId: number, now: Date): Promise<Claim> {
  const { rows } = await sql<Claim>`
    select ${HEIR_ID} as "heirId", ${isOwnerAbsent(now)} as "isAbsent", ${IS_CLAIMED} as "isClaimed"
    from guilds g where g.id = ${guildId}`.execute(trx)
  return rows[0] ?? { heirId: null, isAbsent: false, isClaimed: false }
}

async function isMember(trx: Db, guildId: number, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('guild_members')
    .select('user_id')
    .where('guild_id', '=', guildId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewOwner {
  guildId: number
  ownerId: number
  formerId: number | null
  /** Null for the site itself. */
  actorId: number | null
  now: Date
}

/** Makes a member the owner, with the guild's row locked. The former one stays, as an officer if there is room. */
export async function makeOwner(
  trx: Db,
  { guildId, ownerId, formerId, actorId, now }: NewOwner,
): Promise<void> {
  await sql`
    update guild_members set rank = case when (
        select count(*) from guild_members o where o.guild_id = ${guildId} and o.rank = 1 and o.user_id <> ${ownerId}
      ) < ${GUILD_OFFICERS_MAX} then 1 else 2 end
    where guild_id = ${guildId} and rank = 0`.execute(trx)
  await trx
    .updateTable('guild_members')
    .set({ rank: 0, muted_until: null })
    .where('guild_id', '=', guildId)
    .where('user_id', '=', ownerId)
    .execute()
  await trx
    .updateTable('guilds')
    .set({ owner_id: ownerId, offered_to: null, offered_at: null, claimed_by: null, claimed_at: null })
    .where('id', '=', guildId)
    .execute()
  const line = await logAct(trx, { guildId, act: 'transferred', actorId, targetId: ownerId, now })
  // Whoever accepted it knows.
  const told = [...(formerId === null ? [] : [formerId]), ...(actorId === null ? [ownerId] : [])]
  await appendFollowUps(
    trx,
    GUILD_OWNER,
    told.map((userId) => `${guildId} owner ${userId} ${ownerId} ${line}`),
  )
}
