import { sql } from 'kysely'
import type { listCollectionChanges } from '../../contract/collections.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { Db } from '../platform/db.ts'
import { personIn } from './queries.ts'

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
