import { COLLECTION_LIMITS } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import type { Viewer } from '../platform/session.ts'
import { recordChange } from './change-actions.ts'
import { refuseColumns } from './check-cells.ts'
import { cellsIn } from './columns.ts'
import { listStored, reachesVersions } from './history-queries.ts'
import { refuseNoEditor } from './loading.ts'
import { messages } from './messages.ts'
import { lockCollection, type CollectionFacts } from './queries.ts'
import { refuseFull, refuseLarge } from './row-actions.ts'
import { removeRows, storeRows, type RowContent } from './row-store-actions.ts'

export interface Importing {
  viewer: Viewer
  collectionId: number
  /** Those by which the file was read. */
  columnsVersion: number
  mode: 'append' | 'replace'
  now: Date
}

/** All rows of a file or none, as one change of the collection. The number of them. */
export function importRows(db: Db, importing: Importing, rows: readonly RowContent[]): Promise<number> {
  const { viewer, collectionId, columnsVersion, mode, now } = importing
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, collectionId)
    refuseNoEditor(viewer, collection)
    if (collection.columnsVersion !== columnsVersion) refuseColumns(collection)
    if (await reachesVersions(trx, collectionId, COLLECTION_LIMITS.versions))
      fail('conflict', messages.tooMuchHistory)
    const by = { editorId: viewer.id, now }
    const same = mode === 'replace' ? await findSame(trx, collection, rows) : undefined
    const kept = same?.count ?? collection.rowCount
    const added = rows.slice(same?.count ?? 0)
    refuseFull({ rowCount: kept }, added.length)
    const removed = same && (await removeRows(trx, collection, { after: same.lastId }, by))
    // The same file once more is no change.
    if (added.length === 0 && (removed ?? 0) === 0) return rows.length
    if (added.length > 0) await storeRows(trx, collection, added, 'imported', by)
    await refuseLarge(trx, collection, added)
    const rowCount = kept + added.length
    await recordChange(trx, collection, { act: 'imported', rows: rows.length, rowCount, ...by })
    return rows.length
  })
}

/** The beginning that a collection and a file have in common: those rows stay as they are, with their history. */
async function findSame(
  trx: Db,
  { id, columns }: CollectionFacts,
  rows: readonly RowContent[],
): Promise<{ count: number; lastId: number }> {
  const stored = await listStored(trx, id)
  let count = 0
  while (count < stored.length && isSame(columns, stored[count], rows[count])) count++
  return { count, lastId: stored[count - 1]?.id ?? 0 }
}

function isSame(
  columns: readonly CollectionColumn[],
  one: RowContent | undefined,
  other: RowContent | undefined,
): boolean {
  if (one === undefined || other === undefined) return false
  const told = ({ cells, sourceUrl, articleId }: RowContent) =>
    JSON.stringify([cellsIn(columns, cells), sourceUrl, articleId])
  return told(one) === told(other)
}
