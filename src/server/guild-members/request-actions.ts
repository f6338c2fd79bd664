import { sql } from 'kysely'
import { lockGuild, logAct } from '../guilds/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import type { Viewer } from '../platform/session.ts'
import { enter, refuseFull } from './membership-actions.ts'
import { messages } from './messages.ts'
import { ACCEPTED, REQUESTED, subjectOf } from './notify-queries.ts'
import { findStanding } from './queries.ts'
import { hasOpenRequest, refuseUnlessOfficer } from './rules.ts'

interface Deciding {
  guildId: number
  userId: number
  accept: boolean
  now: Date
}

/** False when it was decided so already: two officers who agree are one. */
export function decideRequest(
  db: Db,
  viewer: Viewer,
  { guildId, userId, accept, now }: Deciding,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, guildId, viewer)
    refuseUnlessOfficer(guild)
    const standing = await findStanding(trx, guildId, userId)
    if (!hasOpenRequest(standing, now) || !standing.isPerson) {
      const isSo = accept ? standing.role !== null : standing.request?.state === 'rejected'
      return isSo ? false : fail('not_found', messages.requestGone)
    }
    const act = { guildId, actorId: viewer.id, targetId: userId, now }
    if (accept) {
      await refuseFull(trx, guild, now)
      await enter(trx, { guildId, userId, now })
      const id = await logAct(trx, { ...act, act: 'accepted' })
      await appendFollowUp(trx, ACCEPTED, String(id))
    } else {
      await rejectRequest(trx, { guildId, userId, now })
      await logAct(trx, { ...act, act: 'rejected' })
    }
    return true
  })
}

async function rejectRequest(
  trx: Db,
  { guildId, userId, now }: { guildId: number; userId: number; now: Date },
): Promise<void> {
  await sql`
    with rejected as (
      update guild_requests set state = 'rejected', decided_at = ${now}
      where guild_id = ${guildId} and user_id = ${userId}
      returning ${subjectOf('guild_requests')} as subject)
    insert into follow_ups (kind, subject) select ${REQUESTED}::text, subject from rejected`.execute(trx)
}
