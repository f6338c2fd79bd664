import { sql, type RawBuilder } from 'kysely'
import type { ExploreSort } from '../../contract/explore-rules.ts'

interface Order {
  column: 'created_at' | 'updated_at' | 'likes' | 'comments' | 'title_key'
  type: 'timestamptz' | 'int4' | 'text'
  isDescending: boolean
}

/** Each has an index that begins with the cell. */
export const ORDERS: Record<ExploreSort, Order> = {
  newest: { column: 'created_at', type: 'timestamptz', isDescending: true },
  oldest: { column: 'created_at', type: 'timestamptz', isDescending: false },
  updated: { column: 'updated_at', type: 'timestamptz', isDescending: true },
  likes: { column: 'likes', type: 'int4', isDescending: true },
  comments: { column: 'comments', type: 'int4', isDescending: true },
  title: { column: 'title_key', type: 'text', isDescending: false },
}

/** Where a row stands in the order. */
export interface Position {
  key: string | number
  id: number
}

export interface PlacedRow {
  id: number
  key: string | number | Date
}

export function positionOf({ id, key }: PlacedRow): Position {
  return { id, key: key instanceof Date ? key.toISOString() : key }
}

/** What an order compares in the table `e`, or in rows that have it as `key`. */
function columnOf(sort: ExploreSort, table: 'e' | 'found'): RawBuilder<unknown> {
  return sql.ref(table === 'e' ? `e.${ORDERS[sort].column}` : 'key')
}

export function inOrder(sort: ExploreSort, table: 'e' | 'found' = 'found'): RawBuilder<unknown> {
  const key = columnOf(sort, table)
  const id = sql.ref(table === 'e' ? 'e.id' : 'id')
  return ORDERS[sort].isDescending ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`
}

/** Whether a row comes after a position. */
export function isAfter(
  sort: ExploreSort,
  after: Position | null,
  table: 'e' | 'found' = 'e',
): RawBuilder<boolean> {
  if (after === null) return sql`true`
  const { type, isDescending } = ORDERS[sort]
  const than = sql`(${after.key}::${sql.raw(type)}, ${after.id}::int8)`
  const row = sql`(${columnOf(sort, table)}, ${sql.ref(table === 'e' ? 'e.id' : 'id')})`
  return isDescending ? sql`${row} < ${than}` : sql`${row} > ${than}`
}

/** Of two positions the one that comes later. */
export function laterOf(sort: ExploreSort, one: Position | null, other: Position | null): Position | null {
  if (one === null || other === null) return one ?? other
  const isSmaller = one.key < other.key || (one.key === other.key && one.id < other.id)
  return isSmaller === ORDERS[sort].isDescending ? one : other
}
