import { faultOf, readCell } from '../../contract/collection-cells.ts'
import { COLLECTION_LIMITS, COLUMN_LABEL_MAX, type ColumnType } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import { isLine } from '../../contract/common.ts'
import type { CsvRecord } from './csv-parse.ts'

/** Exports put an apostrophe before what a program for tables would take for a formula; it is no part of the value. */
export function harmless(cell: string): string {
  return /^''?[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell
}

/** A column for each of the file, as many as a collection may have, of the narrowest type that all of its cells have. */
export function proposeColumns(labels: readonly string[], records: readonly CsvRecord[]): CollectionColumn[] {
  return proposedLabels(labels)
    .slice(0, COLLECTION_LIMITS.columns)
    .map((label, index) => ({
      key: `c${index + 1}`,
      label,
      type: typeOf(records.map(({ cells }) => harmless(cells[index] ?? ''))),
      unit: null,
      required: false,
    }))
}

/** Each is one that a column may have, and there once. Without a name a column has its number. */
export function proposedLabels(labels: readonly string[]): string[] {
  const used = new Set<string>()
  return labels.map((label, index) => {
    // A letter of two halves is not cut in the middle.
    const cut = label.replaceAll(/\s+/g, ' ').slice(0, COLUMN_LABEL_MAX)
    const line = cut.replace(/[\ud800-\udbff]$/, '').trim()
    const begin = line !== '' && isLine(line) ? line : String(index + 1)
    let free = begin
    for (let nr = 2; used.has(free.toLowerCase()); nr++)
      free = `${begin.slice(0, COLUMN_LABEL_MAX - 4).trim()} ${nr}`
    used.add(free.toLowerCase())
    return free
  })
}

const PROPOSED = ['number', 'date', 'url', 'country'] as const satisfies ColumnType[]
/** Of a number nobody would write so: it is the code of something, or the number of a telephone. */
const CODE = /^(?:\+|-?0\d)/

function typeOf(cells: readonly string[]): ColumnType {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (filled.length === 0) return 'text'
  const fits = (type: ColumnType) =>
    filled.every((cell) => faultOf({ type, required: false }, readCell(type, cell)) === null) &&
    (type !== 'number' || !filled.some((cell) => CODE.test(cell)))
  return PROPOSED.find(fits) ?? 'text'
}
