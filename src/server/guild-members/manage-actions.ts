import { sql } from 'kysely'
import { GUILD_OFFICERS_MAX } from '../../contract/guild-rules.ts'
import { lockGuild, logAct, type GuildFacts } from '../guilds/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { closeWays, exit } from './membership-actions.ts'
import { messages } from './messages.ts'
import { INVITED, LIMITED, ROLE_CHANGED, subjectOf } from './notify-queries.ts'
import { countOfficers, findStanding, type Standing } from './queries.ts'
import { rankOf, refuseRank, refuseUnlessOfficer, refuseUnlessOwner } from './rules.ts'

/** Somebody of a guild to whom something is done. */
export interface Managing {
  guildId: number
  userId: number
  reason: string
  now: Date
}

/** In a transaction with the guild locked, once it is certain that the viewer may: false when it was so already. */
function manage(
  db: Db,
  viewer: Viewer,
  managing: Managing,
  { refuse, act }: { refuse: (guild: GuildFacts) => void; act: Act },
): Promise<boolean> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, managing.guildId, viewer)
    refuse(guild)
    const standing = await findStanding(trx, managing.guildId, managing.userId)
    refuseRank(guild, { isOneself: managing.userId === viewer.id, targetRole: standing.role })
    return act(trx, standing)
  })
}

type Act = (trx: Db, standing: Standing) => Promise<boolean>

const loggedBy = (viewer: Viewer, { guildId, userId, reason, now }: Managing) => ({
  guildId,
  actorId: viewer.id,
  targetId: userId,
  now,
  ...(reason !== '' && { reason }),
})

/** An officer is not muted: who appoints them wants to hear them. */
export function setRole(
  db: Db,
  viewer: Viewer,
  managing: Managing & { role: 'officer' | 'member' },
): Promise<boolean> {
  const { guildId, userId, role } = managing
  const act: Act = async (trx, standing) => {
    if (standing.role === null) return fail('not_found', messages.noMember)
    if (standing.role === role) return false
    if (role === 'officer' && (await countOfficers(trx, guildId)) >= GUILD_OFFICERS_MAX)
      fail('conflict', messages.tooManyOfficers, { values: { most: GUILD_OFFICERS_MAX } })
    await sql`
      update guild_members set rank = ${rankOf(role)}, muted_until = null
      where guild_id = ${guildId} and user_id = ${userId}`.execute(trx)
    // Only an officer takes a guild over.
    if (role === 'member')
      await sql`update guilds set claimed_by = null, claimed_at = null
        where id = ${guildId} and claimed_by = ${userId}`.execute(trx)
    const id = await logAct(trx, {
      ...loggedBy(viewer, managing),
      act: role === 'officer' ? 'appointed' : 'dismissed',
    })
    await appendFollowUp(trx, ROLE_CHANGED, String(id))
    if (role === 'member') await tellInvited(trx, { guildId, userId })
    return true
  }
  return manage(db, viewer, managing, { refuse: refuseUnlessOwner, act })
}

/** What an officer sent may be worth nothing when a member did: whoever was invited is told what is so now. */
async function tellInvited(
  trx: Db,
  { guildId, userId }: Pick<Managing, 'guildId' | 'userId'>,
): Promise<void> {
  await sql`
    insert into follow_ups (kind, subject)
    select ${INVITED}::text, ${subjectOf('i')} from guild_invites i
    where i.guild_id = ${guildId} and i.inviter_id = ${userId} and i.state = 'open'`.execute(trx)
}

/** Null ends it. */
export function setMute(
  db: Db,
  viewer: Viewer,
  managing: Managing & { until: Date | null },
): Promise<boolean> {
  const { guildId, userId, until } = managing
  const act: Act = async (trx, standing) => {
    if (standing.role === null) return fail('not_found', messages.noMember)
    await sql`
      update guild_members set muted_until = ${until} where guild_id = ${guildId} and user_id = ${userId}`.execute(
      trx,
    )
    const id = await logAct(trx, { ...loggedBy(viewer, managing), act: until === null ? 'unmuted' : 'muted' })
    if (until !== null) await appendFollowUp(trx, LIMITED, String(id))
    return true
  }
  return manage(db, viewer, managing, { refuse: refuseUnlessOfficer, act })
}

/** Also of somebody who is not in it: whoever only asks, or has left. */
export function setBan(db: Db, viewer: Viewer, managing: Managing & { banned: boolean }): Promise<boolean> {
  const { guildId, userId, reason, now, banned } = managing
  const act: Act = async (trx, standing) => {
    if (standing.isBanned === banned) return false
    if (banned && !standing.isPerson && standing.role === null) return fail('not_found', common.notFound)
    if (banned) {
      if (standing.role !== null) await exit(trx, { guildId, userId, now, isOwnWill: false })
      await closeWays(trx, { guildId, userId })
      await sql`
        insert into guild_bans (guild_id, user_id, banned_by, reason, created_at)
        select ${guildId}::int8, u.id, ${viewer.id}::int8, ${reason}::text, ${now}::timestamptz
        from users u where u.id = ${userId} for key share of u`.execute(trx)
    } else await sql`delete from guild_bans where guild_id = ${guildId} and user_id = ${userId}`.execute(trx)
    const id = await logAct(trx, { ...loggedBy(viewer, managing), act: banned ? 'banned' : 'unbanned' })
    // Whoever never was in it is not told, as of a rejected request.
    if (banned && standing.role !== null) await appendFollowUp(trx, LIMITED, String(id))
    return true
  }
  return manage(db, viewer, managing, { refuse: refuseUnlessOfficer, act })
}

/** Without a ban: they may ask again, and be invited. */
export function removeMember(db: Db, viewer: Viewer, managing: Managing): Promise<boolean> {
  const { guildId, userId, now } = managing
  const act: Act = async (trx, standing) => {
    if (standing.role === null) return fail('not_found', messages.noMember)
    await exit(trx, { guildId, userId, now, isOwnWill: false })
    await closeWays(trx, { guildId, userId })
    const id = await logAct(trx, { ...loggedBy(viewer, managing), act: 'removed-member' })
    await appendFollowUp(trx, LIMITED, String(id))
    return true
  }
  return manage(db, viewer, managing, { refuse: refuseUnlessOfficer, act })
}
