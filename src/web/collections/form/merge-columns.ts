import type { CollectionColumn } from '../../../contract/collections.ts'
import { newColumnId, typedColumn, type TypedColumn } from './collection-values.ts'

const SAID = ['label', 'type', 'unit', 'required'] as const

/** Whether a column still says what it said when it was read. */
const isUntouched = (column: TypedColumn, read: TypedColumn): boolean =>
  SAID.every((name) => column[name] === read[name])

/**
 * Mine and theirs, by what both began with: what I changed is mine, everything else theirs, also what they added or
 * removed. What they removed while I changed it is a new column.
 */
export function mergeColumns(
  mine: readonly TypedColumn[],
  base: readonly CollectionColumn[],
  theirs: readonly CollectionColumn[],
): TypedColumn[] {
  const began = byKey(base)
  const current = byKey(theirs)
  const kept = mine.flatMap((column): TypedColumn[] => {
    const { key, ...rest } = column
    if (key === undefined) return [column]
    const read = began.get(key)
    const now = current.get(key)
    const isMine = read === undefined || !isUntouched(column, read)
    if (now === undefined) return isMine ? [{ ...rest, id: newColumnId() }] : []
    return [read === undefined ? column : { ...column, ...partsOf(column, read, now) }]
  })
  const added = theirs.filter(({ key }) => !began.has(key) && !mine.some((column) => column.key === key))
  return [...kept, ...added.map(typedColumn)]
}

const byKey = (columns: readonly CollectionColumn[]): Map<string, TypedColumn> =>
  new Map(columns.map((column) => [column.key, typedColumn(column)]))

function partsOf(mine: TypedColumn, read: TypedColumn, now: TypedColumn): Partial<TypedColumn> {
  const pick = <K extends (typeof SAID)[number]>(name: K): TypedColumn[K] =>
    mine[name] === read[name] ? now[name] : mine[name]
  return { label: pick('label'), type: pick('type'), unit: pick('unit'), required: pick('required') }
}

const nameOf = (label: string): string => label.trim().toLowerCase()

/** The columns of a file, each with what was chosen for its namesake. What was named by hand stays beside them. */
export function takeFileColumns(
  now: readonly TypedColumn[],
  proposed: readonly CollectionColumn[],
): TypedColumn[] {
  const found = new Map(proposed.map((column) => [nameOf(column.label), column]))
  const known = new Set(now.map(({ label }) => nameOf(label)))
  const kept = now.flatMap((column): TypedColumn[] => {
    const name = nameOf(column.label)
    const namesake = found.get(name)
    found.delete(name)
    if (namesake !== undefined) return [fromFile(namesake, column)]
    return column.isFromFile === true || column.label.trim() === '' ? [] : [column]
  })
  const added = proposed.filter(({ label }) => !known.has(nameOf(label)))
  return [...kept, ...added.map((column) => fromFile(column))]
}

function fromFile({ label, type, unit, required }: CollectionColumn, before?: TypedColumn): TypedColumn {
  const offered = { label, type, unit: unit ?? '', required, isFromFile: true, offeredType: type }
  if (before === undefined) return { id: newColumnId(), ...offered }
  // A type that nobody has chosen is no better than the one that fits the file by now.
  const isChosen = before.type !== (before.offeredType ?? 'text')
  return {
    ...offered,
    id: before.id,
    type: isChosen ? before.type : type,
    unit: before.unit === '' ? offered.unit : before.unit,
    required: before.required,
  }
}
