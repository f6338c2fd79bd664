import { sql, type RawBuilder } from 'kysely'
import { CLAIM_NOTICE_DAYS, GUILD_TRASH_DAYS } from '../../contract/guild-rules.ts'
import { eraseTraces } from '../content/erase.ts'
import type { Site } from '../content/content-type.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { postgresCode, transact, type Db } from '../platform/db.ts'
import { makeOwner } from './hand-over-actions.ts'
import { OWNER_SEEN_AT } from './heir-queries.ts'
import { lockMayOwn } from './owned-queries.ts'
import { lockRow } from './queries.ts'

const FOREIGN_KEY = '23503'
const AT_ONCE = 100
const ROWS_AT_ONCE = 2000

/** Erases guilds whose days in the trash are over, after their posts. One that fails keeps no other. */
export async function purgeGuilds(site: Site, now: Date): Promise<void> {
  const until = addMs(now, -GUILD_TRASH_DAYS * DAY_MS)
  const errors: unknown[] = []
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select id from guilds where deleted_at <= ${until} and id > ${after}
      order by id limit ${AT_ONCE}`.execute(site.db.write)
    for (const { id } of rows) await eraseGuild(site, id, until).catch((error: unknown) => errors.push(error))
    if (rows.length < AT_ONCE) break
    after = rows.at(-1)?.id ?? after
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some guilds were not erased')
}

async function eraseGuild(site: Site, id: number, until: Date): Promise<void> {
  const { rows: posts } = await sql`select from guild_posts where guild_id = ${id} limit 1`.execute(
    site.db.write,
  )
  if (posts.length > 0) return
  await emptyGuild(site.db.write, id)
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

/** What grows with a guild, in small transactions: nobody can restore it any more, and nobody sees it. */
async function emptyGuild(db: Db, id: number): Promise<void> {
  const about = sql`object_type = 'guild' and object_id = ${id}`
  const within = sql`guild_id = ${id}`
  const parts: [string, RawBuilder<unknown>][] = [
    ['notifications', about],
    ['notifications_told', about],
    ['guild_requests', within],
    ['guild_log', within],
    ['guild_members', within],
  ]
  for (const [table, where] of parts)
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${where} limit ${ROWS_AT_ONCE}))`.execute(db)
      if (numAffectedRows < ROWS_AT_ONCE) break
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
  /** The claimer is still somebody who may, and not suspended. */
  isOfficer: boolean
}

function completeClaim(db: Db, guildId: number, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockRow(trx, guildId)
    const { rows } = await sql<Claimed>`
      select g.owner_id as "ownerId", g.claimed_by as "claimedBy", g.claimed_at as "claimedAt",
        coalesce(${OWNER_SEEN_AT} > g.claimed_at, false) as "hasReturned", g.deleted_at is not null as "isDeleted",
        exists (select from guild_members m where m.guild_id = g.id and m.user_id = g.claimed_by
          and (m.rank = 1 or g.owner_id is null)) and exists (
            select from people where id = g.claimed_by) as "isOfficer"
      from guilds g where g.id = ${guildId} and g.claimed_by is not null`.execute(trx)
    const [claim] = rows
    if (claim === undefined) return false
    if (claim.hasReturned || claim.isDeleted || !claim.isOfficer) return endClaim(trx, guildId)
    if (addMs(claim.claimedAt, CLAIM_NOTICE_DAYS * DAY_MS) > now) return false
    // They may have founded another one since.
    if ((await lockMayOwn(trx, claim.claimedBy, now)) === 0) return endClaim(trx, guildId)
    await makeOwner(trx, { guildId, ownerId: claim.claimedBy, formerId: claim.ownerId, actorId: null, now })
    return true
  })
}

async function endClaim(trx: Db, guildId: number): Promise<false> {
  await trx
    .updateTable('guilds')
    .set({ claimed_by: null, claimed_at: null })
    .where('id', '=', guildId)
    .execute()
  return false
}
