import type { RowValues } from '../../contract/collection-rules.ts'
import type { CollectionColumn, ColumnInput } from '../../contract/collections.ts'

export interface Columns {
  columns: CollectionColumn[]
  removedColumns: CollectionColumn[]
  /** The number of the next new column's key. */
  nextColumn: number
}

export const NO_COLUMNS: Columns = { columns: [], removedColumns: [], nextColumn: 1 }

/** The columns that were asked for. Those without a key are new; the others are named by theirs. */
export function arrangeColumns(from: Columns, inputs: readonly ColumnInput[]): Columns {
  let { nextColumn } = from
  const columns = inputs.map(({ key, label, type, unit = null, required = false }) => ({
    key: key ?? `c${nextColumn++}`,
    label,
    type,
    unit: unit === '' ? null : unit,
    required,
  }))
  const kept = new Set(columns.map(({ key }) => key))
  const removed = from.columns.filter(({ key }) => !kept.has(key))
  return { columns, removedColumns: [...from.removedColumns, ...removed], nextColumn }
}

/** Keys that are named and are no column, or twice. */
export function strangeKeys(columns: readonly CollectionColumn[], inputs: readonly ColumnInput[]): string[] {
  const known = new Set(columns.map(({ key }) => key))
  const named = inputs.flatMap(({ key }) => (key === undefined ? [] : [key]))
  return named.filter((key, index) => !known.has(key) || named.indexOf(key) !== index)
}

/** Columns that shall have another type than they have. */
export function retypedColumns(
  columns: readonly CollectionColumn[],
  inputs: readonly ColumnInput[],
): CollectionColumn[] {
  return columns.filter(({ key, type }) => inputs.some((input) => input.key === key && input.type !== type))
}

export function isSameColumns(one: readonly CollectionColumn[], other: readonly CollectionColumn[]): boolean {
  const told = (columns: readonly CollectionColumn[]) =>
    JSON.stringify(columns.map(({ key, label, type, unit, required }) => [key, label, type, unit, required]))
  return told(one) === told(other)
}

/** What a row has in the columns that are there. */
export function cellsIn(columns: readonly CollectionColumn[], cells: RowValues): RowValues {
  return Object.fromEntries(
    columns.flatMap(({ key }) => {
      const value = cells[key]
      return value === undefined || value === null || value === '' ? [] : [[key, value]]
    }),
  )
}
