import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { StoredRow } from './row-store-actions.ts'

/** So many rows are in memory at once. */
const BATCH = 250

export type ExportedRow = Omit<StoredRow, 'version'>

/** The next rows after an id. */
export async function listExported(db: Db, collectionId: number, after: number): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select id, cells, source_url as "sourceUrl", article_id as "articleId" from collection_rows
    where collection_id = ${collectionId} and id > ${after} order by id limit ${BATCH}`.execute(db)
  return rows
}
