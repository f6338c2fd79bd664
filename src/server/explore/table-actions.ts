import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Db } from '../platform/db.ts'

/** So many are brought up to date at once when all are: some tenths of a second. */
const PART = 1000

export interface Explored {
  type: string
  id: number
}

/** Those who change how many there are of what wait for each other. */
export async function lockCounts(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('explore', 0))`.execute(trx)
}

/** Locks the rows of these, so that who read before a write does not store after it; returns which have any. */
export async function lockExplored(trx: Db, explored: readonly Explored[]): Promise<Explored[]> {
  const { rows } = await sql<Explored>`
    select e.object_type as type, e.object_id as id
    from unnest(${explored.map(({ type }) => type)}::text[], ${explored.map(({ id }) => id)}::int8[]) as given (type, id)
    join explored e on e.object_type = given.type and e.object_id = given.id
    order by e.object_type, e.object_id, e.nr for update of e`.execute(trx)
  return rows
}

/** What everybody may see of these now is in the table, and counted; what they may not is gone. */
export async function exploreAgain(trx: Db, type: string, ids: number[]): Promise<void> {
  await sql`select explore_again(${type}, ${ids}::int8[])`.execute(trx)
}

/** Their likes and comments alone. */
export async function exploreCounts(trx: Db, type: string, ids: number[]): Promise<void> {
  await sql`select explore_counts(${type}, ${ids}::int8[])`.execute(trx)
}

/** The newest of a type, or of those before an id. Before which the next are, or null. */
export async function explorePart(trx: Db, type: string, before: number | null): Promise<number | null> {
  const end = before ?? Number.MAX_SAFE_INTEGER
  const { rows: there } = await sql<{ id: number }>`
    select object_id as id from explorable where object_type = ${type} and object_id < ${end}::int8
    order by object_id desc limit ${PART}`.execute(trx)
  const next = there.length === PART ? (there.at(-1)?.id ?? null) : null
  const { rows: known } = await sql<{ id: number }>`
    select distinct object_id as id from explored
    where object_type = ${type} and object_id >= ${next ?? 0}::int8 and object_id < ${end}::int8`.execute(trx)
  const ids = [...new Set([...there, ...known].map(({ id }) => id))]
  await lockCounts(trx)
  await lockExplored(
    trx,
    ids.map((id) => ({ type, id })),
  )
  await exploreAgain(trx, type, ids)
  return next
}

/** Everything that was seeded, at once and not one by one as it follows a write. */
export async function seedExplored(client: Client): Promise<void> {
  await client.query('select explore_anew()')
  await client.query("delete from follow_ups where kind like 'write-explored%'")
}
