import { sql } from 'kysely'
import type { listCollectionChanges } from '../../contract/collections.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { Db } from '../platform/db.ts'
import { personIn } from './queries.ts'
import type { StoredRow } from './row-store-actions.ts'

type Change = ResponseOf<typeof listCollectionChanges>['items'][number]

/** The newest first. */
export async function listChanges(
  db: Db,
  id: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<Change[]> {
  const { rows } = await sql<Omit<Change, 'createdAt'> & { createdAt: Date }>`
    select h.version, h.act, h.row_id as "rowId", h.rows, ${personIn('u')} as "editedBy", h.created_at as "createdAt"
    from collection_changes h left join users u on u.id = h.editor_id
    where h.collection_id = ${id} and (${before}::int4 is null or h.version < ${before}::int4)
    order by h.version desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** All rows of a collection as they are now, in their order. */
export async function listStored(db: Db, id: number): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select id, version, cells, source_url as "sourceUrl", article_id as "articleId"
    from collection_rows where collection_id = ${id} order by id`.execute(db)
  return rows
}

/** Whether the rows of a collection have so many versions in all. */
export async function reachesVersions(db: Db, id: number, most: number): Promise<boolean> {
  const { rows } = await sql`
    select from collection_row_versions where collection_id = ${id}
    order by row_id, version limit 1 offset ${most - 1}`.execute(db)
  return rows.length > 0
}

/** Bytes of all that the rows of a collection say now. */
export async function sumText(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(cells::text)), 0)::int8 as bytes
    from collection_rows where collection_id = ${id}`.execute(db)
  return rows[0]?.bytes ?? 0
}
