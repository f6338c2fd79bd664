import { sql, type RawBuilder } from 'kysely'
import { isBetween } from '../content/search-labels.ts'
import type { Db } from '../platform/db.ts'
import type { Estimate } from './estimate-queries.ts'
import { isWantedCell, isWantedRow, type Filters } from './filter-queries.ts'
import { inOrder, isAfter, ORDERS, type PlacedRow } from './order-queries.ts'
import type { Matched, Wanted } from './match-queries.ts'

/** What is read whole: the rows of an author, of some days in each wanted cell, or with some likes in each. */
export type Swept = 'author' | 'days' | 'likes'

/** The filter with the fewest rows, when they are few enough to read them all. */
export function sweptOf(
  filters: Filters,
  { ofAuthor, ofDays, ofLikes }: Estimate,
  most: number,
): Swept | null {
  const { authorId, from, to, leastLikes } = filters
  const ways = [
    ...(authorId === undefined ? [] : [{ swept: 'author' as const, rows: ofAuthor }]),
    ...(from === undefined && to === undefined ? [] : [{ swept: 'days' as const, rows: ofDays }]),
    ...(leastLikes === 0 ? [] : [{ swept: 'likes' as const, rows: ofLikes }]),
  ]
  const [best] = ways.sort((one, other) => one.rows - other.rows)
  return best === undefined || best.rows > most ? null : best.swept
}

/** The rows `e` of what is swept, along its index, which holds all that is filtered and sorted by. */
function sweptRows(filters: Filters, swept: Swept, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const { authorId, from, to, leastLikes } = filters
  const isWanted = isWantedRow(filters)
  if (swept === 'author')
    // In a case the cells are hashed; joined, each row might be looked up.
    return sql`
      select ${columns} from explored e
      where e.author_id = ${authorId} and ${isWanted}
        and case when e.cell_id in (select c.id from explored_cells c where ${isWantedCell(filters)}) then true else false end`
  const bounds =
    swept === 'days' ? isBetween(sql.ref('e.created_at'), from, to) : sql`e.likes >= ${leastLikes}`
  return sql`
    select e.* from explored_cells c cross join lateral (
      select ${columns} from explored e where e.cell_id = c.id and ${bounds} and ${isWanted} offset 0) as e
    where ${isWantedCell(filters)}`
}

/** Everything that matches, in order: its first, and how much it is. None when it is more than `few` after all. */
export async function sweep(
  db: Db,
  filters: Filters,
  swept: Swept,
  { sort, after, most, few }: Omit<Wanted, 'window'> & { few: number },
): Promise<Matched> {
  const columns = sql`e.id, ${sql.ref(`e.${ORDERS[sort].column}`)} as key`
  const { rows } = await sql<Partial<PlacedRow> & { count: number }>`
    with found as materialized (select * from (${sweptRows(filters, swept, columns)}) as f limit ${few + 1})
    select (select count(*)::int from found) as count, sorted.id, sorted.key
    from (select 1) as one left join (
      select id, key from found where ${isAfter(sort, after, 'found')}
      order by ${inOrder(sort)} limit ${most}) as sorted on true
    order by ${inOrder(sort)}`.execute(db)
  return {
    rows: rows.flatMap(({ id, key }) => (id == null || key === undefined ? [] : [{ id, key }])),
    count: rows[0]?.count ?? 0,
  }
}

/** How many match, up to a number. */
export async function countSwept(db: Db, filters: Filters, swept: Swept, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      ${sweptRows(filters, swept, sql`e.id`)} limit ${most}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
