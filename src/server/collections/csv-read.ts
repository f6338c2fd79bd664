import { faultOf, readCell, type CellFault } from '../../contract/collection-cells.ts'
import {
  COLLECTION_LIMITS,
  CSV_ERRORS_SHOWN,
  SOURCE_HEADER,
  type RowValues,
} from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import { harmless, proposedLabels, proposeColumns } from './csv-columns.ts'
import { parseCsv, type CsvRecord } from './csv-parse.ts'

/** What is wrong in a line: with a cell, with the number of cells, with the header, or with the file. */
export type CsvFault =
  | CellFault
  | 'cells'
  | 'quote'
  | 'too-many'
  | 'columns'
  | 'no-column'
  | 'empty'
  | 'twice'

export interface FaultyLine {
  line: number
  column: string | null
  fault: CsvFault
  /** How many cells there are, and how many there should be. */
  values?: Record<string, number>
}

export interface ReadRow {
  line: number
  values: RowValues
  sourceUrl: string | null
}

export interface ReadCsv {
  columns: CollectionColumn[]
  headers: { header: string; key: string | null }[]
  rows: ReadRow[]
  /** Rows of the file, faulty ones too. */
  total: number
  errors: FaultyLine[]
  moreErrors: number
}

export interface CsvOrder {
  csv: string
  /** Null: columns that fit the file are proposed. */
  columns: CollectionColumn[] | null
  /** A key for each column of the file; null: they are found by their labels. */
  mapping: (string | null)[] | null
  /** The columns are those that were proposed for this file. */
  isNew: boolean
  /** How many rows there may be. */
  room: number
}

/** A file with more is none of a table: a line of two million commas is two million columns. */
const MOST_FILE_COLUMNS = 200

/** In a worker thread: a file of 2 MB is more than the event loop has time for. */
export const csvWork = { 'collection-csv': readCsv }

export function readCsv({ csv, columns: known, mapping, room, isNew }: CsvOrder): ReadCsv {
  const errors = collectErrors()
  // The header and one row more than there may be, which is the error.
  const file = parseCsv(csv, COLLECTION_LIMITS.rows + 2)
  const [header, ...records] = file.records
  if (file.brokenLine !== null) errors.add({ line: file.brokenLine, column: null, fault: 'quote' })
  if (header === undefined || records.length === 0) {
    if (file.brokenLine === null) errors.add({ line: 1, column: null, fault: 'empty' })
    return { columns: known ?? [], headers: [], rows: [], total: 0, ...errors.taken() }
  }
  if (header.cells.length > MOST_FILE_COLUMNS) {
    errors.add({
      line: header.line,
      column: null,
      fault: 'columns',
      values: { most: MOST_FILE_COLUMNS },
    })
    return { columns: known ?? [], headers: [], rows: [], total: records.length, ...errors.taken() }
  }
  const labels = header.cells.map((cell) => harmless(cell.trim()))
  const columns = known ?? proposeColumns(labels, records)
  const keys = mapping === null ? keysOf(labels, columns, isNew) : fitTo(labels, mapping)
  checkHeader(labels, keys, columns, errors.add)
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const rows: ReadRow[] = []
  for (const [index, record] of records.entries()) {
    if (index >= room) {
      errors.add({
        line: record.line,
        column: null,
        fault: 'too-many',
        values: { most: COLLECTION_LIMITS.rows },
      })
      break
    }
    if (record.cells.length !== labels.length)
      errors.add({
        line: record.line,
        column: null,
        fault: 'cells',
        values: { found: record.cells.length, wanted: labels.length },
      })
    else rows.push(readRow(record, keys, byKey, columns, errors.add))
  }
  return {
    columns,
    headers: labels.map((label, index) => ({ header: label, key: keys[index] ?? null })),
    rows,
    total: records.length,
    ...errors.taken(),
  }
}

function collectErrors() {
  const errors: FaultyLine[] = []
  let more = 0
  return {
    add: (error: FaultyLine) => {
      if (errors.length < CSV_ERRORS_SHOWN) errors.push(error)
      else more++
    },
    taken: () => ({ errors, moreErrors: more }),
  }
}

type AddError = (error: FaultyLine) => void

/**
 * By the label, whatever its case. A header without a name, or with one that is there twice or too long, is found by the
 * label that was proposed for it, and in a file for a new collection by that first: its columns have no other.
 */
function keysOf(
  labels: readonly string[],
  columns: readonly CollectionColumn[],
  isNew: boolean,
): (string | null)[] {
  const proposed = proposedLabels(labels)
  const keys = labels.map((): string | null => null)
  for (const names of isNew ? [proposed, labels] : [labels, proposed])
    for (const [index, name] of names.entries()) {
      if (keys[index] !== null) continue
      const named = columns.find(({ label }) => label.toLowerCase() === name.toLowerCase())
      if (named !== undefined && !keys.includes(named.key)) keys[index] = named.key
    }
  const isSource = (index: number) => labels[index]?.toLowerCase() === SOURCE_HEADER
  return keys.map((key, index) => key ?? (isSource(index) ? SOURCE_HEADER : null))
}

function fitTo(labels: readonly string[], mapping: readonly (string | null)[]): (string | null)[] {
  return labels.map((_, index) => mapping[index] ?? null)
}

function checkHeader(
  labels: readonly string[],
  keys: readonly (string | null)[],
  columns: readonly CollectionColumn[],
  add: AddError,
): void {
  for (const [index, key] of keys.entries())
    if (key !== null && keys.indexOf(key) !== index)
      add({ line: 1, column: labels[index] ?? null, fault: 'twice' })
  for (const { key, label, required } of columns)
    if (required && !keys.includes(key)) add({ line: 1, column: label, fault: 'no-column' })
  const isOurs = (key: string | null) => key !== null && columns.some((column) => column.key === key)
  if (!keys.some(isOurs)) add({ line: 1, column: null, fault: 'no-column' })
}

function readRow(
  { line, cells }: CsvRecord,
  keys: readonly (string | null)[],
  byKey: ReadonlyMap<string, CollectionColumn>,
  columns: readonly CollectionColumn[],
  add: AddError,
): ReadRow {
  const values: RowValues = {}
  let sourceUrl: string | null = null
  for (const [index, cell] of cells.entries()) {
    const key = keys[index] ?? null
    const text = harmless(cell)
    const column = key === null ? undefined : byKey.get(key)
    if (column !== undefined) values[column.key] = readCell(column.type, text)
    else if (key === SOURCE_HEADER && text.trim() !== '') {
      sourceUrl = text.trim()
      if (faultOf({ type: 'url', required: false }, sourceUrl) !== null)
        add({ line, column: SOURCE_HEADER, fault: 'url' })
    }
  }
  for (const column of columns) {
    if (!keys.includes(column.key)) continue
    const fault = faultOf(column, values[column.key] ?? null)
    if (fault !== null) add({ line, column: column.label, fault })
  }
  return { line, values, sourceUrl }
}
