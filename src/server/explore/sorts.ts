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

/** The order of rows with a `key` and an `id`, of this table if it is named. */
export function inOrder(sort: ExploreSort, table?: string): RawBuilder<unknown> {
  const { column, isDescending } = ORDERS[sort]
  const key = table === undefined ? sql.ref('key') : sql.ref(`${table}.${column}`)
  const id = sql.ref(table === undefined ? 'id' : `${table}.id`)
  return isDescending ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`
}

/** Whether the row `e` comes after a position. */
export function isAfter(sort: ExploreSort, after: Position | null): RawBuilder<boolean> {
  if (after === null) return sql`true`
  const { column, type, isDescending } = ORDERS[sort]
  const than = sql`(${after.key}::${sql.raw(type)}, ${after.id}::int8)`
  const row = sql`(${sql.ref(`e.${column}`)}, e.id)`
  return isDescending ? sql`${row} < ${than}` : sql`${row} > ${than}`
}
