import { sql } from 'kysely'
import type { RowAct, RowValues } from '../../contract/collection-rules.ts'
import type { CollectionRow, RowVersion } from '../../contract/collection-rows.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'
import { cellsIn } from './columns.ts'
import { personIn, type CollectionFacts } from './queries.ts'
import type { StoredRow } from './row-store-actions.ts'

export async function findRow(db: Db, collectionId: number, rowId: number): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`
    select id, version, cells, source_url as "sourceUrl", article_id as "articleId"
    from collection_rows where id = ${rowId} and collection_id = ${collectionId}`.execute(db)
  return rows[0]
}

export interface ShownRow extends Omit<CollectionRow, 'updatedAt'> {
  updatedAt: Date
}

/** One row as it is shown. */
export async function getShownRow(
  db: Db,
  { id, columns }: Pick<CollectionFacts, 'id' | 'columns'>,
  rowId: number,
): Promise<CollectionRow | undefined> {
  const { rows } = await sql<ShownRow>`
    select ${shown} from collection_rows r left join users u on u.id = r.editor_id
    where r.id = ${rowId} and r.collection_id = ${id}`.execute(db)
  return rows.map((row) => toRow(columns, row))[0]
}

export const shown = sql`r.id, r.version, r.cells as values, r.source_url as "sourceUrl", r.article_id as "articleId",
  ${personIn('u')} as "editedBy", r.updated_at as "updatedAt"`

/** Without what it had in columns that are gone: that is in its history alone. */
export function toRow(columns: readonly CollectionColumn[], row: ShownRow): CollectionRow {
  return { ...row, values: cellsIn(columns, row.values), updatedAt: row.updatedAt.toISOString() }
}

interface ThenRow {
  version: number
  act: RowAct
  values: RowValues
  sourceUrl: string | null
  articleId: number | null
  editedBy: Person | null
  createdAt: Date
}

/** The newest first. */
export async function listRowVersions(
  db: Db,
  collectionId: number,
  rowId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<RowVersion[]> {
  const { rows } = await sql<ThenRow>`
    select v.version, v.act, v.cells as values, v.source_url as "sourceUrl", v.article_id as "articleId",
      ${personIn('u')} as "editedBy", v.created_at as "createdAt"
    from collection_row_versions v left join users u on u.id = v.editor_id
    where v.collection_id = ${collectionId} and v.row_id = ${rowId}
      and (${before}::int4 is null or v.version < ${before}::int4)
    order by v.version desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export interface FoundVersion extends StoredRow {
  /** The newest of the row. */
  lastVersion: number
}

export async function findRowVersion(
  db: Db,
  collectionId: number,
  rowId: number,
  version: number,
): Promise<FoundVersion | undefined> {
  const { rows } = await sql<FoundVersion>`
    select row_id as id, version, cells, source_url as "sourceUrl", article_id as "articleId", (
      select max(l.version) from collection_row_versions l
      where l.collection_id = v.collection_id and l.row_id = v.row_id) as "lastVersion"
    from collection_row_versions v
    where collection_id = ${collectionId} and row_id = ${rowId} and version = ${version}`.execute(db)
  return rows[0]
}
