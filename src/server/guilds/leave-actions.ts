import { sql } from 'kysely'
import { GUILD_TRASH_DAYS } from '../../contract/guild-rules.ts'
import type { LeavingNote } from '../../contract/leaving.ts'
import { ERASED_AT_ONCE, type ErasePart } from '../content/person-data.ts'
import type { RelistGuild } from '../content/feature.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { makeOwner } from './hand-over-actions.ts'
import { countMayOwn, lockMayOwn } from './owned-queries.ts'
import { lockRow } from './queries.ts'
import { setListed } from './update-actions.ts'

const HEIRS = 20

interface Heir {
  id: number
  name: string
}

/**
 * The longest-serving officer, or else the longest-serving member, whose plan allows one more. Where nobody's does it is
 * the first of them all the same: somebody has to look after the others.
 */
async function chooseHeir(
  db: Db,
  guildId: number,
  mayOwn: (userId: number) => Promise<number>,
): Promise<Heir | undefined> {
  const { rows } = await sql<Heir>`
    select p.id, trim(p.first_name || ' ' || p.last_name) as name
    from guild_members m join people p on p.id = m.user_id
    where m.guild_id = ${guildId} and m.rank > 0 order by m.rank, m.joined_at, m.user_id limit ${HEIRS}`.execute(
    db,
  )
  for (const heir of rows) if ((await mayOwn(heir.id)) > 0) return heir
  return rows[0]
}

/** Whose a guild of somebody who leaves will be, and which are deleted since nobody is in them. */
export async function listOwnedNotes(db: Db, userId: number, now: Date): Promise<LeavingNote[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from visible_guilds where owner_id = ${userId} order by id limit ${ERASED_AT_ONCE}`.execute(
    db,
  )
  const notes: LeavingNote[] = []
  for (const { id, name } of rows) {
    const heir = await chooseHeir(db, id, (heirId) => countMayOwn(db, heirId, now))
    notes.push({ kind: 'guild', id, name, heir: heir?.name ?? null })
  }
  return notes
}

/** The guild goes to who serves longest. One that nobody else is in is deleted, and erased with the next purge. */
export const handOverGuilds: ErasePart = {
  name: 'guilds of theirs',
  when: 'before',
  run: async ({ db, clock }, { id: userId }, all) => {
    const relist = all.flatMap(({ relistGuild }) => relistGuild ?? [])
    const { rows } = await sql<{ id: number }>`
      select id from guilds where owner_id = ${userId} order by id limit ${ERASED_AT_ONCE}`.execute(db.write)
    for (const { id } of rows)
      await transact(db.write, (trx) => handOver(trx, { guildId: id, userId, relist, now: clock.now() }))
    return rows.length
  },
}

interface Leaving {
  guildId: number
  userId: number
  relist: readonly RelistGuild[]
  now: Date
}

async function handOver(trx: Db, { guildId, userId, relist, now }: Leaving): Promise<void> {
  await lockRow(trx, guildId)
  const heir = await chooseHeir(trx, guildId, (heirId) => lockMayOwn(trx, heirId, now))
  if (heir !== undefined) {
    await makeOwner(trx, { guildId, ownerId: heir.id, formerId: null, actorId: null, now })
    return
  }
  await sql`
    update guilds set owner_id = null, deleted_at = ${addMs(now, -GUILD_TRASH_DAYS * DAY_MS)}, offered_to = null,
      offered_at = null, claimed_by = null, claimed_at = null
    where id = ${guildId} and owner_id = ${userId}`.execute(trx)
  await setListed(trx, guildId, false, relist)
}
