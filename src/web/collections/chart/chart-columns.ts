import type { CollectionColumn } from '../../../contract/collections.ts'

const NAMING = new Set(['text', 'date', 'number', 'country', 'article'])

/** What can name a point, and what can be measured. */
export const namingColumns = (columns: readonly CollectionColumn[]): CollectionColumn[] =>
  columns.filter(({ type }) => NAMING.has(type))
export const numberColumns = (columns: readonly CollectionColumn[]): CollectionColumn[] =>
  columns.filter(({ type }) => type === 'number')

export interface Axes {
  x: CollectionColumn
  y: CollectionColumn
}

/** Those that were asked for, as far as they fit; else the first number by the first column that names it. */
export function axesOf(
  columns: readonly CollectionColumn[],
  asked: { x: string | undefined; y: string | undefined },
): Axes | null {
  const numbers = numberColumns(columns)
  const y =
    numbers.find(({ key }) => key === asked.y) ?? numbers.find(({ key }) => key !== asked.x) ?? numbers[0]
  const names = namingColumns(columns).filter(({ key }) => key !== y?.key)
  const x =
    names.find(({ key }) => key === asked.x) ?? names.find(({ type }) => type !== 'number') ?? names[0]
  return x === undefined || y === undefined ? null : { x, y }
}

/** A line is for what follows one another: times and numbers. Names are compared by bars. */
export const isLine = ({ x }: Axes): boolean => x.type === 'date' || x.type === 'number'
