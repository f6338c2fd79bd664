import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Db } from '../platform/db.ts'

/** What everybody may see of these now is in the table, and counted; what they may not is gone. */
export async function exploreAgain(trx: Db, type: string, ids: number[]): Promise<void> {
  await sql`select explore_again(${type}, ${ids}::int8[])`.execute(trx)
}

/** Their likes and comments alone. */
export async function exploreCounts(trx: Db, type: string, ids: number[]): Promise<void> {
  await sql`select explore_counts(${type}, ${ids}::int8[])`.execute(trx)
}

/** Everything that was seeded, at once and not one by one as it follows a write. */
export async function seedExplored(client: Client): Promise<void> {
  await client.query('select explore_anew()')
  await client.query("delete from follow_ups where kind in ('explore', 'explore-counts')")
}
