import { COLLECTION_LIMITS, type RowValues } from '../../contract/collection-rules.ts'
import { faultOf } from '../../contract/collection-cells.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { recordChange } from './change-actions.ts'
import { checkCells, type RowInput } from './check-cells.ts'
import { cellsIn } from './columns.ts'
import { sumText } from './history-queries.ts'
import { refuseNoEditor } from './loading.ts'
import { messages } from './messages.ts'
import { lockCollection, type CollectionFacts } from './queries.ts'
import { findRemoval, findRow, findRowVersion } from './row-queries.ts'
import {
  bringRowBack,
  changeRow,
  removeRows,
  storeRows,
  type By,
  type StoredRow,
} from './row-store-actions.ts'

interface Doing {
  viewer: Viewer
  collectionId: number
  now: Date
}

export function addRow(db: Db, { viewer, collectionId, now }: Doing, input: RowInput): Promise<number> {
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, collectionId)
    refuseNoEditor(viewer, collection)
    return insertRow(trx, collection, input, { editorId: viewer.id, now })
  })
}

/** A new row in a locked collection, for somebody who may. */
export async function insertRow(
  trx: Db,
  collection: CollectionFacts,
  input: RowInput,
  by: By,
): Promise<number> {
  refuseFull(collection, 1)
  await checkCells(trx, collection, input, { isWhole: true })
  const cells = cellsIn(collection.columns, input.values)
  if (Object.keys(cells).length === 0) refuseEmpty()
  const { sourceUrl = null, articleId = null } = input
  const [id = 0] = await storeRows(trx, collection, [{ cells, sourceUrl, articleId }], 'added', by)
  await refuseLarge(trx, collection, [{ cells }])
  const rowCount = collection.rowCount + 1
  await recordChange(trx, collection, { act: 'row-added', rowId: id, rows: 1, rowCount, ...by })
  return id
}

export interface RowChange extends Omit<RowInput, 'values'> {
  values?: RowInput['values'] | undefined
  /** The row's when it was read; another one is a conflict. */
  version: number
}

/** Whether something changed. */
export function reviseRow(
  db: Db,
  { viewer, collectionId, now }: Doing,
  rowId: number,
  { version, ...change }: RowChange,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, collectionId)
    refuseNoEditor(viewer, collection)
    const row = await getRow(trx, collection, rowId)
    if (row.version !== version) refuseRow(collection, row)
    return updateRow(trx, collection, row, change, { editorId: viewer.id, now })
  })
}

/** Changes some cells of a row, for somebody who may. Whether something changed. */
export async function updateRow(
  trx: Db,
  collection: CollectionFacts,
  row: StoredRow,
  { values = {}, sourceUrl = row.sourceUrl, articleId = row.articleId }: Omit<RowChange, 'version'>,
  by: By,
): Promise<boolean> {
  // An article or image that it named before may be gone by now: that is no fault of this change.
  const named = articleId === row.articleId ? null : articleId
  const before = cellsIn(collection.columns, row.cells)
  const changed = Object.fromEntries(Object.entries(values).filter(([key, value]) => before[key] !== value))
  await checkCells(trx, collection, { values: changed, articleId: named }, { isWhole: false })
  const cells = cellsIn(collection.columns, { ...row.cells, ...values })
  if (Object.keys(cells).length === 0) refuseEmpty()
  const isSame =
    JSON.stringify([cells, sourceUrl, articleId]) === JSON.stringify([before, row.sourceUrl, row.articleId])
  if (isSame) return false
  await changeRow(trx, collection, row, { cells, sourceUrl, articleId }, 'changed', by)
  await refuseLarge(trx, collection, [{ cells }])
  await recordChange(trx, collection, { act: 'row-changed', rowId: row.id, rows: 1, ...by })
  return true
}

/** The version that the removal is; a second click finds it done. With the version read, another one is a conflict. */
export function removeRow(
  db: Db,
  { viewer, collectionId, now }: Doing,
  rowId: number,
  version: number | undefined,
): Promise<number> {
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, collectionId)
    refuseNoEditor(viewer, collection)
    const row = await findRow(trx, collection.id, rowId)
    if (row === undefined) return (await findRemoval(trx, collection.id, rowId)) ?? fail('not_found', common.notFound)
    if (version !== undefined && row.version !== version) refuseRow(collection, row)
    await takeRow(trx, collection, row, { editorId: viewer.id, now })
    return row.version + 1
  })
}

export async function takeRow(trx: Db, collection: CollectionFacts, row: StoredRow, by: By): Promise<void> {
  await removeRows(trx, collection, { id: row.id }, by)
  const rowCount = collection.rowCount - 1
  await recordChange(trx, collection, { act: 'row-removed', rowId: row.id, rows: 1, rowCount, ...by })
}

/** What a row said in one of its versions, in the columns that are there and as far as it still fits them. */
export async function restoreRow(
  db: Db,
  { viewer, collectionId, now }: Doing,
  rowId: number,
  version: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, collectionId)
    refuseNoEditor(viewer, collection)
    const { columns } = collection
    const then = await findRowVersion(trx, collection.id, rowId, version)
    if (then === undefined) return fail('not_found', common.notFound)
    const fitting = columns.filter(
      (column) => faultOf({ ...column, required: false }, then.cells[column.key] ?? null) === null,
    )
    const cells = cellsIn(fitting, then.cells)
    if (Object.keys(cells).length === 0) refuseEmpty()
    const by = { editorId: viewer.id, now }
    const row = await findRow(trx, collection.id, rowId)
    if (row === undefined) {
      refuseFull(collection, 1)
      await bringRowBack(trx, collection, { ...then, version: then.lastVersion, cells }, by)
      const rowCount = collection.rowCount + 1
      await recordChange(trx, collection, { act: 'row-restored', rowId, rows: 1, rowCount, ...by })
      return
    }
    const { sourceUrl, articleId } = then
    const before = JSON.stringify([cellsIn(columns, row.cells), row.sourceUrl, row.articleId])
    if (before === JSON.stringify([cells, sourceUrl, articleId])) fail('conflict', messages.rowIsThere)
    await changeRow(trx, collection, row, { cells, sourceUrl, articleId }, 'restored', by)
    await recordChange(trx, collection, { act: 'row-restored', rowId, rows: 1, ...by })
  })
}

async function getRow(trx: Db, { id }: CollectionFacts, rowId: number): Promise<StoredRow> {
  return (await findRow(trx, id, rowId)) ?? fail('not_found', common.notFound)
}

export function refuseRow(
  { columns }: Pick<CollectionFacts, 'columns'>,
  { id, version, cells, sourceUrl, articleId }: StoredRow,
): never {
  return fail('edit_conflict', messages.rowConflict, {
    currentRow: { id, version, values: cellsIn(columns, cells), sourceUrl, articleId },
  })
}

export function refuseFull({ rowCount }: Pick<CollectionFacts, 'rowCount'>, more: number): void {
  if (rowCount + more > COLLECTION_LIMITS.rows)
    fail('conflict', messages.tooManyRows, { values: { most: COLLECTION_LIMITS.rows } })
}

/** After they are stored. Rows that are no longer than the longest that fit in any case need not be looked at. */
export async function refuseLarge(
  trx: Db,
  { id }: Pick<CollectionFacts, 'id'>,
  rows: readonly { cells: RowValues }[],
): Promise<void> {
  const most = COLLECTION_LIMITS.text
  const isShort = ({ cells }: { cells: RowValues }) =>
    Buffer.byteLength(JSON.stringify(cells)) < most / COLLECTION_LIMITS.rows
  if (!rows.every(isShort) && (await sumText(trx, id)) > most) fail('conflict', messages.tooMuchText)
}

function refuseEmpty(): never {
  return fail('invalid_input', common.invalidInput, { fields: { values: messages.emptyRow } })
}
