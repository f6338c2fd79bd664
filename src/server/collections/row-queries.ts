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

// A removal says nothing of its own: it took away what the version before says.
const withBefore = sql`left join collection_row_versions b on v.act = 'removed' and b.collection_id = v.collection_id
  and b.row_id = v.row_id and b.version = v.version - 1`
const said = sql`case when v.act = 'removed' then coalesce(b.cells, v.cells) else v.cells end as values,
  coalesce(v.source_url, b.source_url) as "sourceUrl", coalesce(v.article_id, b.article_id) as "articleId"`

/** The newest first. */
export async function listRowVersions(
  db: Db,
  collectionId: number,
  rowId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<RowVersion[]> {
  const { rows } = await sql<ThenRow>`
    select v.version, v.act, ${said}, ${personIn('u')} as "editedBy", v.created_at as "createdAt"
    from collection_row_versions v ${withBefore} left join users u on u.id = v.editor_id
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
  const { rows } = await sql<Omit<FoundVersion, 'cells'> & { values: RowValues }>`
    select v.row_id as id, v.version, ${said}, (
      select max(l.version) from collection_row_versions l
      where l.collection_id = v.collection_id and l.row_id = v.row_id) as "lastVersion"
    from collection_row_versions v ${withBefore}
    where v.collection_id = ${collectionId} and v.row_id = ${rowId} and v.version = ${version}`.execute(db)
  return rows.map(({ values, ...row }) => ({ ...row, cells: values }))[0]
}

/** The version with which a row was removed, if it was. */
export async function findRemoval(db: Db, collectionId: number, rowId: number): Promise<number | undefined> {
  const { rows } = await sql<{ version: number; act: RowAct }>`
    select version, act from collection_row_versions
    where collection_id = ${collectionId} and row_id = ${rowId} order by version desc limit 1`.execute(db)
  return rows[0]?.act === 'removed' ? rows[0].version : undefined
}
