import { sql } from 'kysely'
import { CLAIM_NOTICE_DAYS, GUILD_TRASH_DAYS } from '../../contract/guild-rules.ts'
import { eraseTraces } from '../content/erase.ts'
import type { Site } from '../content/content-type.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { postgresCode, transact, type Db } from '../platform/db.ts'
import { makeOwner, tellOfOwner } from './hand-over-actions.ts'
import { OWNER_SEEN_AT } from './heir-queries.ts'
import { lockRow } from './queries.ts'

const FOREIGN_KEY = '23503'
const AT_ONCE = 100

/** Erases guilds whose days in the trash are over, each with its posts first. */
export async function purgeGuilds(site: Site, now: Date): Promise<void> {
  const until = addMs(now, -GUILD_TRASH_DAYS * DAY_MS)
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select id from guilds where deleted_at <= ${until} and id > ${after}
      order by id limit ${AT_ONCE}`.execute(site.db.write)
    for (const { id } of rows) await eraseGuild(site, id, until)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.id ?? after
  }
}

async function eraseGuild(site: Site, id: number, until: Date): Promise<void> {
  try {
    await transact(site.db.write, async (trx) => {
      await lockRow(trx, id)
      const { rows } = await sql`select from guilds where id = ${id} and deleted_at <= ${until}`.execute(trx)
      if (rows.length === 0) return
      await eraseTraces(site, trx, 'guild', [id])
      await trx.deleteFrom('guilds').where('id', '=', id).execute()
    })
  } catch (error) {
    // A post that is left keeps its guild until the next hour.
    if (postgresCode(error) !== FOREIGN_KEY) throw error
  }
}

/** Ends claims whose owner came back, and gives guilds to those whose notice is over. Returns how many changed hands. */
export async function completeClaims(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from guilds where claimed_by is not null`.execute(db)
  let taken = 0
  for (const { id } of rows) if (await completeClaim(db, id, now)) taken++
  return taken
}

interface Claimed {
  ownerId: number | null
  claimedBy: number
  claimedAt: Date
  hasReturned: boolean
  isDeleted: boolean
  /** The claimer is still somebody who may. */
  isOfficer: boolean
}

function completeClaim(db: Db, guildId: number, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockRow(trx, guildId)
    const { rows } = await sql<Claimed>`
      select g.owner_id as "ownerId", g.claimed_by as "claimedBy", g.claimed_at as "claimedAt",
        coalesce(${OWNER_SEEN_AT} > g.claimed_at, false) as "hasReturned", g.deleted_at is not null as "isDeleted",
        exists (select from guild_members m where m.guild_id = g.id and m.user_id = g.claimed_by
          and (m.rank = 1 or g.owner_id is null)) as "isOfficer"
      from guilds g where g.id = ${guildId} and g.claimed_by is not null`.execute(trx)
    const [claim] = rows
    if (claim === undefined) return false
    if (claim.hasReturned || claim.isDeleted || !claim.isOfficer) {
      await trx
        .updateTable('guilds')
        .set({ claimed_by: null, claimed_at: null })
        .where('id', '=', guildId)
        .execute()
      await tellOfOwner(trx, guildId)
      return false
    }
    if (addMs(claim.claimedAt, CLAIM_NOTICE_DAYS * DAY_MS) > now) return false
    await makeOwner(trx, { guildId, ownerId: claim.claimedBy, formerId: claim.ownerId, actorId: null, now })
    await tellOfOwner(trx, guildId)
    return true
  })
}
