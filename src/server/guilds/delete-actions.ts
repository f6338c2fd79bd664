import { sql } from 'kysely'
import { GUILD_TRASH_DAYS } from '../../contract/guild-rules.ts'
import { isStaff } from '../content/can.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { writeStaffLog } from '../staff/public.ts'
import { logAct } from './log-actions.ts'
import { messages } from './messages.ts'
import { GUILD_OWNER } from './notify-queries.ts'
import { lockMayOwn } from './owned-queries.ts'
import { findGuild, IS_STAFFS_DELETION, lockGuild, lockRow, type GuildFacts } from './queries.ts'
import { setListed, type Changing } from './update-actions.ts'

/** Takes a guild away from everybody; its owner can restore it for some days. Staff may, when it must go. */
export function trashGuild(
  db: Db,
  { viewer, guildId, relist, now }: Changing & { viewer: Viewer },
): Promise<Date> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, guildId, viewer, { findsDeleted: true })
    if (guild.role !== 'owner' && !isStaff(viewer)) fail('not_allowed', messages.ownersOnly)
    if (guild.deletedAt === null) {
      await trx
        .updateTable('guilds')
        .set({ deleted_at: now, offered_to: null, offered_at: null, claimed_by: null, claimed_at: null })
        .where('id', '=', guildId)
        .execute()
      await setListed(trx, guildId, false, relist)
      await logAct(trx, { guildId, act: 'deleted', actorId: viewer.id, now })
      if (guild.role !== 'owner') {
        await logStaff(trx, viewer.id, guildId, 'delete-guild', now)
        await tellOfDeletion(trx, guild, now)
      }
    }
    return addMs(guild.deletedAt ?? now, GUILD_TRASH_DAYS * DAY_MS)
  })
}

/** The owner brings back what they deleted; what staff deleted only an operator. */
export function restoreTrashed(db: Db, { viewer, guildId, relist, now }: Changing): Promise<void> {
  return transact(db, async (trx) => {
    await lockRow(trx, guildId)
    const guild = await findGuild(trx, guildId, viewer.id)
    const isOperator = viewer.role === 'operator'
    if (guild === undefined || (guild.deletedAt !== null && guild.role !== 'owner' && !isOperator))
      return fail('not_found', common.notFound)
    if (guild.role !== 'owner' && !isOperator) fail('not_allowed', messages.ownersOnly)
    if (guild.deletedAt === null) fail('conflict', messages.notDeleted)
    if (addMs(guild.deletedAt, GUILD_TRASH_DAYS * DAY_MS) <= now) fail('conflict', messages.tooLateToRestore)
    if (!isOperator && (await wasDeletedByStaff(trx, guildId))) fail('not_allowed', messages.deletedByStaff)
    if (guild.ownerId !== null && !isOperator && (await lockMayOwn(trx, guild.ownerId, now)) === 0)
      fail('plan_required', messages.ownsEnough)
    await trx.updateTable('guilds').set({ deleted_at: null }).where('id', '=', guildId).execute()
    await setListed(trx, guildId, !guild.isPrivate, relist)
    await logAct(trx, { guildId, act: 'restored', actorId: viewer.id, now })
    if (guild.role !== 'owner') await logStaff(trx, viewer.id, guildId, 'restore-guild', now)
    if (isOperator) await tellOfDeletion(trx, guild, guild.deletedAt)
  })
}

async function wasDeletedByStaff(trx: Db, guildId: number): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`
    select ${IS_STAFFS_DELETION} as "isSo" from guilds g where g.id = ${guildId}`.execute(trx)
  return rows[0]?.isSo ?? false
}

/** Its owner learns that staff deleted it, as long as it is so. */
async function tellOfDeletion(
  trx: Db,
  { id, ownerId }: Pick<GuildFacts, 'id' | 'ownerId'>,
  deletedAt: Date,
): Promise<void> {
  if (ownerId !== null)
    await appendFollowUp(trx, GUILD_OWNER, `${id} deleted ${ownerId} ${deletedAt.getTime()}`)
}

async function logStaff(
  trx: Db,
  staffId: number,
  guildId: number,
  action: 'delete-guild' | 'restore-guild',
  now: Date,
): Promise<void> {
  const actor = { kind: 'staff', id: staffId } as const
  await writeStaffLog(trx, { actor, action, objectType: 'guild', objectId: guildId, details: {}, now })
}
