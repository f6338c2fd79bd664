import { sql } from 'kysely'
import type { RowAct, RowValues } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import { setMediaInText } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import { nextVersion } from './change-actions.ts'
import type { CollectionFacts } from './queries.ts'
import { imagePaths } from './reference-queries.ts'

/** What a row says: `cells` has no empty ones. */
export interface RowContent {
  cells: RowValues
  sourceUrl: string | null
  articleId: number | null
}

export interface StoredRow extends RowContent {
  id: number
  version: number
}

export interface By {
  editorId: number | null
  now: Date
}

type Place = Pick<CollectionFacts, 'id' | 'version'>

/** Adds rows to a locked collection, each with the first version of its history; the change is recorded by the caller. */
export async function storeRows(
  trx: Db,
  collection: Place & { columns: CollectionColumn[] },
  rows: readonly RowContent[],
  act: 'added' | 'imported',
  { editorId, now, version = nextVersion(collection) }: By & { version?: number },
): Promise<number[]> {
  const given = JSON.stringify(
    rows.map(({ cells, sourceUrl, articleId }) => ({ cells, source_url: sourceUrl, article_id: articleId })),
  )
  const { rows: added } = await sql<{ id: number }>`
    with added as (
      insert into collection_rows (collection_id, cells, source_url, article_id, editor_id, updated_at)
      select ${collection.id}, g.value -> 'cells', g.value ->> 'source_url', (g.value ->> 'article_id')::int8,
        ${editorId}::int8, ${now}
      from jsonb_array_elements(${given}::jsonb) with ordinality as g (value, ordinal) order by g.ordinal
      returning *),
    kept as (
      insert into collection_row_versions
        (collection_id, row_id, version, act, cells, source_url, article_id, editor_id, from_version, created_at)
      select collection_id, id, version, ${act}, cells, source_url, article_id, editor_id, ${version}, ${now} from added)
    select id from added order by id`.execute(trx)
  await keepImages(trx, collection, rows)
  return added.map(({ id }) => id)
}

/** A new version of a row that is there. */
export async function changeRow(
  trx: Db,
  collection: Place & { columns: CollectionColumn[] },
  row: StoredRow,
  { cells, sourceUrl, articleId }: RowContent,
  act: RowAct,
  { editorId, now }: By,
): Promise<void> {
  await sql`
    with changed as (
      update collection_rows set version = version + 1, cells = ${JSON.stringify(cells)}::jsonb,
        source_url = ${sourceUrl}, article_id = ${articleId}, editor_id = ${editorId}, updated_at = ${now}
      where id = ${row.id} returning *),
    ended as (${endVersions(collection, sql`changed`)})
    insert into collection_row_versions
      (collection_id, row_id, version, act, cells, source_url, article_id, editor_id, from_version, created_at)
    select collection_id, id, version, ${act}, cells, source_url, article_id, editor_id,
      ${nextVersion(collection)}, ${now} from changed`.execute(trx)
  await keepImages(trx, collection, [{ cells }])
}

/** A row that was removed is there again, where it was. */
export async function bringRowBack(
  trx: Db,
  collection: Place & { columns: CollectionColumn[] },
  row: StoredRow,
  { editorId, now }: By,
): Promise<void> {
  await sql`
    with back as (
      insert into collection_rows (id, collection_id, version, cells, source_url, article_id, editor_id, updated_at)
      values (${row.id}, ${collection.id}, ${row.version + 1}, ${JSON.stringify(row.cells)}::jsonb, ${row.sourceUrl},
        ${row.articleId}::int8, ${editorId}::int8, ${now})
      returning *),
    ended as (${endVersions(collection, sql`back`)})
    insert into collection_row_versions
      (collection_id, row_id, version, act, cells, source_url, article_id, editor_id, from_version, created_at)
    select collection_id, id, version, 'restored', cells, source_url, article_id, editor_id,
      ${nextVersion(collection)}, ${now} from back`.execute(trx)
  await keepImages(trx, collection, [row])
}

/**
 * Takes one row, or all after one, out of a locked collection; their history stays. What they said is in the version
 * before. The number of them.
 */
export async function removeRows(
  trx: Db,
  collection: Place,
  which: { id: number } | { after: number },
  { editorId, now }: By,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from collection_rows where collection_id = ${collection.id}
        and ${'id' in which ? sql`id = ${which.id}` : sql`id > ${which.after}`}
      returning collection_id, id, version + 1 as version),
    ended as (${endVersions(collection, sql`gone`)})
    insert into collection_row_versions
      (collection_id, row_id, version, act, cells, editor_id, from_version, created_at)
    select collection_id, id, version, 'removed', '{}', ${editorId}::int8, ${nextVersion(collection)}, ${now} from gone
    returning row_id as id`.execute(trx)
  return rows.length
}

/** What the rows of a table said before their `version` holds no longer. */
function endVersions(collection: Place, changed: ReturnType<typeof sql>) {
  return sql`
    update collection_row_versions v set until_version = ${nextVersion(collection)} from ${changed} as n
    where v.collection_id = n.collection_id and v.row_id = n.id and v.version = n.version - 1`
}

/** Images live as long as the collection: versions with them can be restored at any time. */
async function keepImages(
  trx: Db,
  { id, columns }: { id: number; columns: CollectionColumn[] },
  rows: readonly Pick<RowContent, 'cells'>[],
): Promise<void> {
  const paths = imagePaths(
    columns,
    rows.map(({ cells }) => ({ values: cells })),
  )
  if (paths.length === 0) return
  const nodes = paths.map((src) => ({ type: 'image' as const, src, alt: '' }))
  await setMediaInText(trx, 'collection', id, nodes, null)
}
