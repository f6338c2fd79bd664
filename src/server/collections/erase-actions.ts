import { sql } from 'kysely'
import type { Erasing } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import type { CollectionState } from './queries.ts'
import { changeState } from './trash-actions.ts'

/** So many versions go in one statement: a long history would take longer than a statement may. */
const PART = 5000

/** Rows, history, editors and suggestions go with it. */
export const eraseCollections: Erasing = {
  async lockDeleted(trx, until, limit) {
    const { rows } = await sql<{ id: number }>`
      select id from collections where deleted_at <= ${until}
      order by deleted_at limit ${limit} for update skip locked`.execute(trx)
    return rows.map(({ id }) => id)
  },
  async takeDown(trx, { id: authorId }, limit, now) {
    const { rows } = await sql<{ id: number; state: CollectionState }>`
      select id, state from collections where author_id = ${authorId}
      order by id limit ${limit} for update`.execute(trx)
    for (const collection of rows) await changeState(trx, collection, 'deleted', now)
    return rows.map(({ id }) => id)
  },
  async remove(trx, ids) {
    while ((await eraseVersions(trx, ids)) === PART);
    await sql`delete from collections where id = any(${ids}::int8[])`.execute(trx)
  },
}

async function eraseVersions(trx: Db, ids: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from collection_row_versions where ctid = any(array(
      select ctid from collection_row_versions where collection_id = any(${ids}::int8[]) limit ${PART}))`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0)
}
