import { sql } from 'kysely'
import type { TakingDown } from './moderated.ts'

/**
 * Of a table with `removed_at`: its view `visible_…` leaves out what moderators removed, and nothing else changes. `kind`
 * is the follow-up about one of them, where people are told of it.
 */
export function removalIn(table: string, kind?: string): TakingDown {
  const change: (isRemoved: boolean) => TakingDown['remove'] = (isRemoved) => async (trx, id, now) => {
    const { rows } = await sql`
      with changed as (
        update ${sql.table(table)} set removed_at = ${isRemoved ? now : null}::timestamptz
        where id = ${id} and (removed_at is null) = ${isRemoved} returning id),
      told as (
        insert into follow_ups (kind, subject)
        select ${kind ?? null}::text, id::text from changed where ${kind !== undefined})
      select from changed`.execute(trx)
    return rows.length > 0
  }
  // What is removed is kept as long as what it belongs to.
  return { remove: change(true), giveBack: change(false), putOff: async () => undefined }
}
