import { sql } from 'kysely'
import { ERASED_AT_ONCE, type ErasePart } from '../content/person-data.ts'
import { transact } from '../platform/db.ts'
import { closeWays, exit } from './membership-actions.ts'

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
