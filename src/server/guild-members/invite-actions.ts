import { sql } from 'kysely'
import { lockGuild, logAct } from '../guilds/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { findInvitee } from './invite-queries.ts'
import { refuseBanned } from './join-actions.ts'
import { enter, refuseFull } from './membership-actions.ts'
import { messages } from './messages.ts'
import { INVITED, subjectOf } from './notify-queries.ts'
import { findStanding, type Standing } from './queries.ts'
import { hasDeclined, isInvited, refuseUnlessInviting } from './rules.ts'

interface Inviting {
  guildId: number
  userId: number
  now: Date
}

/** False when they are invited already. Asked before it counts, and again in the transaction that invites. */
export async function judgeInvite(
  db: Db,
  viewer: Viewer,
  { guildId, userId, now }: Inviting,
): Promise<boolean> {
  const [invitee, standing] = [
    await findInvitee(db, viewer.id, userId),
    await findStanding(db, guildId, userId),
  ]
  if (invitee === undefined || userId === viewer.id) return fail('not_found', common.notFound)
  if (standing.role !== null) fail('conflict', messages.memberAlready)
  if (isInvited(standing)) return false
  if (!invitee.takesInvites || standing.isBanned || hasDeclined(standing, now))
    fail('not_allowed', messages.notNow)
  return true
}

/** False when they were invited in between. */
export function invite(db: Db, viewer: Viewer, inviting: Inviting): Promise<boolean> {
  const { guildId, userId, now } = inviting
  return transact(db, async (trx) => {
    refuseUnlessInviting(await lockGuild(trx, guildId, viewer))
    if (!(await judgeInvite(trx, viewer, inviting))) return false
    await sql`
      with before as (
        select ${subjectOf('i')} as subject from guild_invites i
        where i.guild_id = ${guildId} and i.user_id = ${userId} and i.state = 'open'),
      invited as (
        insert into guild_invites (guild_id, user_id, inviter_id, state, created_at)
        select ${guildId}::int8, u.id, ${viewer.id}::int8, 'open', ${now}::timestamptz
        from users u where u.id = ${userId} for key share of u
        on conflict (guild_id, user_id) do update set state = 'open', inviter_id = excluded.inviter_id,
          created_at = excluded.created_at, decided_at = null
        returning ${subjectOf('guild_invites')} as subject)
      insert into follow_ups (kind, subject) 
      select ${INVITED}::text, subject from before union select ${INVITED}::text, subject from invited`.execute(
      trx,
    )
    await logAct(trx, { guildId, act: 'invited', actorId: viewer.id, targetId: userId, now })
    return true
  })
}

/** False when the answer was given before: two clicks are one. */
export function answerInvite(
  db: Db,
  viewer: Viewer,
  { guildId, accept, now }: { guildId: number; accept: boolean; now: Date },
): Promise<boolean> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, guildId, viewer)
    const standing = await findStanding(trx, guildId, viewer.id)
    if (!isInvited(standing))
      return isAnswered(standing, accept) ? false : fail('not_found', messages.invitationGone)
    if (accept) {
      refuseBanned(guild)
      await refuseFull(trx, guild, now)
      await enter(trx, { guildId, userId: viewer.id, now })
      await logAct(trx, { guildId, act: 'joined', actorId: viewer.id, now })
    } else await decline(trx, guildId, viewer.id, now)
    return true
  })
}

function isAnswered({ role, invite: given }: Standing, accept: boolean): boolean {
  return accept ? role !== null : given?.state === 'declined'
}

async function decline(trx: Db, guildId: number, userId: number, now: Date): Promise<void> {
  await sql`
    with declined as (
      update guild_invites set state = 'declined', decided_at = ${now}
      where guild_id = ${guildId} and user_id = ${userId}
      returning ${subjectOf('guild_invites')} as subject)
    insert into follow_ups (kind, subject) select ${INVITED}::text, subject from declined`.execute(trx)
}

/** Open invitations between two people end, whoever sent them. */
export async function withdrawInvites(trx: Db, [one, other]: [number, number]): Promise<void> {
  await sql`
    with ended as (
      delete from guild_invites where state = 'open' and (user_id, inviter_id) in
        ((${one}::int8, ${other}::int8), (${other}::int8, ${one}::int8))
      returning ${subjectOf('guild_invites')} as subject)
    insert into follow_ups (kind, subject) select ${INVITED}::text, subject from ended`.execute(trx)
}
