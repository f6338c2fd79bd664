import { sql, type RawBuilder } from 'kysely'
import type { ExploreSort } from '../../contract/explore-rules.ts'
import { endOf, isBetween } from '../content/search-labels.ts'
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
  const { column, isDescending } = ORDERS[sort]
  const key = sql.ref(`e.${column}`)
  const length = isOfCells(filters)
    ? sql`${most}::int`
    : sql`greatest(${LEAST_WALKED}::int, c.count::int8 * ${walked}::int / sum(c.count) over ())::int`
  const { begin, end, last } = boundsOf(filters, sort)
  const stop = sql`(coalesce((select key from stop), ${last}),
    coalesce((select id from stop), ${isDescending ? sql`0` : MAX_ID}))`
  // What is wanted is asked in a case, so that it does not lead the planner to another index.
  const { rows } = await sql<Partial<PlacedRow> & { isWhole: boolean }>`
    with cells as materialized (
      select c.id, ${length} as length from explored_cells c where ${isWantedCell(filters)}),
    stop as materialized (
      select s.key, s.id from cells cross join lateral (
        select e.id, ${key} as key from explored e
        where e.cell_id = cells.id and ${begin} and ${end} and ${isAfter(sort, after)}
        order by ${inOrder(sort, 'e')} offset cells.length - 1 limit 1) as s
      order by ${inOrder(sort)} limit 1)
    select not exists (select from stop) as "isWhole", found.id, found.key
    from (select 1) as one left join (
      select w.id, w.key from cells cross join lateral (
        select e.id, ${key} as key from explored e
        where e.cell_id = cells.id and ${begin} and ${isAfter(sort, after)}
          and (${key}, e.id) ${isDescending ? sql`>=` : sql`<=`} ${stop}
          and case when ${isWantedRow(filters)} then true else false end
        order by ${inOrder(sort, 'e')} limit ${most}) as w
      order by ${inOrder(sort)} limit ${most}) as found on true
    order by ${inOrder(sort)}`.execute(db)
  return {
    rows: rows.flatMap(({ id, key }) => (id == null || key === undefined ? [] : [{ id, key }])),
    isWhole: rows[0]?.isWhole ?? true,
  }
}

interface Bounds {
  begin: RawBuilder<boolean>
  end: RawBuilder<boolean>
  /** A key that nothing wanted comes after: where no walk stopped, it stands for the stop and for the end. */
  last: RawBuilder<unknown>
}

/**
 * What the index of the order itself can leave out, at its beginning and at its end. Of two conditions for the same end the
 * index would stop at neither for sure.
 */
function boundsOf({ from, to, leastLikes }: Filters, sort: ExploreSort): Bounds {
  const { column, isDescending } = ORDERS[sort]
  const none = sql<boolean>`true`
  switch (column) {
    case 'created_at': {
      const createdAt = sql.ref('e.created_at')
      const since = isBetween(createdAt, from, undefined)
      const until = isBetween(createdAt, undefined, to)
      if (!isDescending)
        return { begin: since, end: until, last: to === undefined ? sql`'infinity'` : endOf(to) }
      const last = from === undefined ? sql`'-infinity'` : sql`${`${from}T00:00:00Z`}::timestamptz`
      return { begin: until, end: since, last }
    }
    case 'updated_at':
      return { begin: none, end: none, last: sql`'-infinity'` }
    case 'likes':
      return {
        begin: none,
        end: sql`e.likes >= ${leastLikes || MIN_SCORE}`,
        last: sql`${leastLikes || MIN_SCORE}::int`,
      }
    case 'comments':
      return { begin: none, end: none, last: sql`-1` }
    case 'title_key':
      return { begin: none, end: none, last: sql`repeat(chr(1114111), 61)` }
  }
}

/** Of questions that were voted down; smaller than any. */
const MIN_SCORE = -2_147_483_648
const MAX_ID = sql`9223372036854775807`

/** How many match the cells alone. */
export async function countCells(db: Db, filters: Filters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(c.count), 0)::int as count from explored_cells c where ${isWantedCell(filters)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
