import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { isOfVersion } from './list-rows-queries.ts'
import type { CollectionFacts } from './queries.ts'
import type { StoredRow } from './row-store-actions.ts'

/** So many rows are in memory at once. */
const BATCH = 250

type RowKey = Pick<StoredRow, 'id' | 'version'>

/**
 * The rows of a collection's version, some at a time. They are read from the history, which stays as it is: what somebody
 * changes meanwhile is in no part of it.
 */
export async function readVersion(
  db: Db,
  { id, version }: Pick<CollectionFacts, 'id' | 'version'>,
): Promise<AsyncIterable<StoredRow[]>> {
  const { rows: keys } = await sql<RowKey>`
    select row_id as id, version from collection_row_versions
    where ${isOfVersion(id, version)} order by row_id`.execute(db)
  return batches(db, id, keys)
}

async function* batches(
  db: Db,
  collectionId: number,
  keys: readonly RowKey[],
): AsyncGenerator<StoredRow[]> {
  for (let from = 0; from < keys.length; from += BATCH) {
    const wanted = keys.slice(from, from + BATCH)
    const { rows } = await sql<StoredRow>`
      select v.row_id as id, v.version, v.cells, v.source_url as "sourceUrl", v.article_id as "articleId"
      from unnest(${wanted.map(({ id }) => id)}::int8[], ${wanted.map(({ version }) => version)}::int4[])
        as wanted (row_id, version)
      join collection_row_versions v on v.collection_id = ${collectionId} and v.row_id = wanted.row_id
        and v.version = wanted.version
      order by v.row_id`.execute(db)
    yield rows
  }
}
