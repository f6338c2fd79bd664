import { sql } from 'kysely'
import type { CollectionAct } from '../../contract/collection-rules.ts'
import type { Db } from '../platform/db.ts'
import type { CollectionFacts } from './queries.ts'
import { COLLECTION_SEARCH } from './search-actions.ts'

export interface Change {
  act: CollectionAct
  editorId: number | null
  now: Date
  /** The row that it is about, if it is one. */
  rowId?: number
  /** How many rows it added, changed or removed. */
  rows?: number
  /** How many there are afterwards. */
  rowCount?: number
}

type Changed = Pick<CollectionFacts, 'id' | 'version' | 'rowCount'>

/** The version that a change of a locked collection makes. */
export function nextVersion({ version }: Pick<CollectionFacts, 'version'>): number {
  return version + 1
}

/**
 * Counts a change of a locked collection and writes it down; lists and search follow. With `details` title, description,
 * licence and columns are written down as they are by then.
 */
export async function recordChange(
  trx: Db,
  { id, version, rowCount: before }: Changed,
  { act, editorId, now, rowId, rows = 0, rowCount = before }: Change,
): Promise<void> {
  const hasDetails = act === 'details' || act === 'columns'
  await sql`
    with changed as (
      update collections set version = ${version + 1}, row_count = ${rowCount}, updated_at = ${now}
      where id = ${id} returning *),
    placed as (
      update collection_places set updated_at = ${now} where collection_id = ${id}),
    followed as (
      insert into follow_ups (kind, subject) values (${COLLECTION_SEARCH}, ${String(id)}))
    insert into collection_changes
      (collection_id, version, act, row_id, rows, row_count, details, editor_id, created_at)
    select id, version, ${act}, ${rowId ?? null}::int8, ${rows}, row_count,
      case when ${hasDetails}::boolean then ${detailsOf('changed')} end, ${editorId}::int8, ${now}
    from changed`.execute(trx)
}

/** The first line of its history. */
export async function recordCreation(
  trx: Db,
  id: number,
  { editorId, rows, now }: { editorId: number; rows: number; now: Date },
): Promise<void> {
  await sql`
    insert into collection_changes (collection_id, version, act, rows, row_count, details, editor_id, created_at)
    select id, version, 'created', ${rows}, row_count, ${detailsOf('c')}, ${editorId}::int8, ${now}
    from collections c where id = ${id}`.execute(trx)
}

function detailsOf(table: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`jsonb_build_object('title', ${column('title')}, 'description', ${column('description')},
    'licence', ${column('licence')}, 'columns', ${column('columns')})`
}
