import { sql, type RawBuilder } from 'kysely'
import { ERASED_AT_ONCE, type ErasePart } from '../content/person-data.ts'
import { transact } from '../platform/db.ts'
import { closeWays, exit } from './membership-actions.ts'

/** What they said when they acted, and what was said of them, in logs of guilds that stay; that it happened stays. */
export const forgetReasons: readonly ErasePart[] = [
  forget('guild_log', sql`set reason = null, actor_id = null`, sql`actor_id`),
  forget('guild_log', sql`set reason = null, target_id = null`, sql`target_id`),
  forget('guild_bans', sql`set reason = '', banned_by = null`, sql`banned_by`),
]

function forget(table: string, change: RawBuilder<unknown>, who: RawBuilder<unknown>): ErasePart {
  return {
    name: `reasons in ${table}`,
    run: async ({ db }, { id }) => {
      const { numAffectedRows = 0n } = await sql`
        update ${sql.table(table)} ${change} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${who} = ${id} limit ${ERASED_AT_ONCE}))`.execute(
        db.write,
      )
      return Number(numAffectedRows)
    },
  }
}

/** Somebody who leaves the site leaves their guilds; what they asked and were asked ends, as do their links. */
export const leaveGuilds: ErasePart = {
  name: 'guilds they are in',
  run: async ({ db, clock }, { id: userId }) => {
    const { rows } = await sql<{ guildId: number }>`
      select guild_id as "guildId" from guild_members where user_id = ${userId}
      union select guild_id from guild_requests where user_id = ${userId}
      union select guild_id from guild_invites where user_id = ${userId}
      union select guild_id from guild_links where created_by = ${userId}
      order by 1 limit ${ERASED_AT_ONCE}`.execute(db.write)
    for (const { guildId } of rows)
      await transact(db.write, async (trx) => {
        await sql`select from guilds where id = ${guildId} for no key update`.execute(trx)
        await exit(trx, { guildId, userId, now: clock.now(), isOwnWill: false })
        await closeWays(trx, { guildId, userId })
      })
    return rows.length
  },
}
