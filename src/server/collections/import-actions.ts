import { transact, type Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { recordChange } from './change-actions.ts'
import { refuseColumns } from './check-cells.ts'
import { refuseNoEditor } from './loading.ts'
import { lockCollection } from './queries.ts'
import { refuseFull } from './row-actions.ts'
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
    const by = { editorId: viewer.id, now }
    const kept = mode === 'replace' ? 0 : collection.rowCount
    refuseFull({ rowCount: kept }, rows.length)
    if (mode === 'replace') await removeRows(trx, collection, 'all', by)
    await storeRows(trx, collection, rows, 'imported', by)
    const rowCount = kept + rows.length
    await recordChange(trx, collection, { act: 'imported', rows: rows.length, rowCount, ...by })
    return rows.length
  })
}
