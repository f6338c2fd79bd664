import { sql, type RawBuilder } from 'kysely'
import type { ExploreSort } from '../../contract/explore-rules.ts'
import { isBetween } from '../content/search-labels.ts'
import type { Db } from '../platform/db.ts'
import { isOfCells, isWantedCell, isWantedRow, type Filters } from './filter-queries.ts'
import { inOrder, isAfter, ORDERS, type PlacedRow, type Position } from './order-queries.ts'

/** So many rows of each cell are looked at at least. */
const LEAST_WALKED = 30

export interface Walk {
  sort: ExploreSort
  after: Position | null
  most: number
  walked: number
}

export interface Walked {
  rows: PlacedRow[]
  /** What is wanted was walked to its end: there is no more. */
  isWhole: boolean
}

/**
 * The first that are wanted after a position, as far as a walk of `walked` rows finds them: each cell, by its size, along
 * the index of the order. What comes after the first place where one of the walks stopped is not known.
 */
export async function walk(db: Db, filters: Filters, { sort, after, most, walked }: Walk): Promise<Walked> {
  const { isDescending } = ORDERS[sort]
  const key = sql.ref(`e.${ORDERS[sort].column}`)
  const length = isOfCells(filters)
    ? sql`${most}::int`
    : sql`greatest(${LEAST_WALKED}::int, c.count::int8 * ${walked}::int / sum(c.count) over ())::int`
  const isNotBeyond = isDescending ? sql`>=` : sql`<=`
  const { rows } = await sql<Partial<PlacedRow> & { isWhole: boolean }>`
    with cells as materialized (
      select c.id, ${length} as length from explored_cells c where ${isWantedCell(filters)}),
    walked as materialized (
      select w.*, cells.length from cells cross join lateral (
        select e.id, ${key} as key, ${isWantedRow(filters)} as is_wanted,
          row_number() over (order by ${inOrder(sort, 'e')}) as nr
        from explored e
        where e.cell_id = cells.id and ${boundsOf(filters, sort)} and ${isAfter(sort, after)}
        order by ${inOrder(sort, 'e')} limit cells.length) as w
      where w.is_wanted or w.nr = cells.length),
    stop as materialized (
      select key, id from walked where nr = length order by ${inOrder(sort)} limit 1)
    select not exists (select from stop) as "isWhole", found.id, found.key
    from (select 1) as one left join (
      select id, key from walked
      where is_wanted and not exists (
        select from stop where not (walked.key, walked.id) ${isNotBeyond} (stop.key, stop.id))
      order by ${inOrder(sort)} limit ${most}) as found on true
    order by ${inOrder(sort)}`.execute(db)
  return {
    rows: rows.flatMap(({ id, key }) => (id == null || key === undefined ? [] : [{ id, key }])),
    isWhole: rows[0]?.isWhole ?? true,
  }
}

/** What the index of the order itself can leave out. */
function boundsOf({ from, to, leastLikes }: Filters, sort: ExploreSort): RawBuilder<boolean> {
  const { column } = ORDERS[sort]
  if (column === 'created_at') return isBetween(sql.ref('e.created_at'), from, to)
  return column === 'likes' ? sql`e.likes >= ${leastLikes || MIN_SCORE}` : sql`true`
}

/** Of questions that were voted down; smaller than any. */
const MIN_SCORE = -2_147_483_648

/** How many match the cells alone. */
export async function countCells(db: Db, filters: Filters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(c.count), 0)::int as count from explored_cells c where ${isWantedCell(filters)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
