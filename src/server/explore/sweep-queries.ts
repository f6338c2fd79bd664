import { sql, type RawBuilder } from 'kysely'
import { isBetween } from '../content/search-labels.ts'
import type { ExploreSort } from '../../contract/explore-rules.ts'
import type { Db } from '../platform/db.ts'
import type { Estimate } from './estimate-queries.ts'
import { isWantedCell, isWantedRow, type Filters } from './filter-queries.ts'
import { inOrder, isAfter, ORDERS, type PlacedRow } from './order-queries.ts'
import type { Matched, Wanted } from './match-queries.ts'

/** What is read whole: the rows of an author, or of each wanted cell all, those of some days or those with some likes. */
export type Swept = 'author' | 'cells' | 'days' | 'likes'

/** What of these has the fewest rows. */
export function sweptOf(
  { authorId, from, to, leastLikes }: Filters,
  { inCells, ofAuthor, ofDays, ofLikes }: Estimate,
): { by: Swept; rows: number } {
  let least: { by: Swept; rows: number } = { by: 'cells', rows: inCells }
  const compare = (by: Swept, rows: number, isAsked: boolean) => {
    if (isAsked && rows <= least.rows) least = { by, rows }
  }
  compare('author', ofAuthor, authorId !== undefined)
  compare('days', ofDays, from !== undefined || to !== undefined)
  compare('likes', ofLikes, leastLikes > 0)
  return least
}

/** The rows `e` of what is swept, along its index, which holds all that is filtered and sorted by. */
function sweptRows(
  filters: Filters,
  swept: Swept,
  columns: RawBuilder<unknown>,
  isWanted = isWantedRow(filters),
): RawBuilder<unknown> {
  const { authorId } = filters
  if (swept === 'author')
    // In a case the cells are hashed; joined, each row might be looked up.
    return sql`
      select ${columns} from explored e
      where e.author_id = ${authorId} and ${isWanted}
        and case when e.cell_id in (select c.id from explored_cells c where ${isWantedCell(filters)}) then true else false end`
  // In a case the other filters don't lead the planner to another index, which may have many more rows of them.
  return sql`
    select e.* from explored_cells c cross join lateral (
      select ${columns} from explored e where e.cell_id = c.id and ${boundsOf(filters, swept)}
        and case when ${isWanted} then true else false end offset 0) as e
    where ${isWantedCell(filters)}`
}

function boundsOf({ from, to, leastLikes }: Filters, swept: Swept): RawBuilder<boolean> {
  if (swept === 'days') return isBetween(sql.ref('e.created_at'), from, to)
  return swept === 'likes' ? sql`e.likes >= ${leastLikes}` : sql`true`
}

/** More than `bound` matches are not read to their end: whoever expected few was wrong, and another way is shorter. */
interface Bounded extends Omit<Wanted, 'window'> {
  bound: number
}

/** Everything that matches, in order: its first, and how much it is; undefined when it is more than the bound. */
export async function sweep(
  db: Db,
  filters: Filters,
  swept: Swept,
  { sort, after, most, bound }: Bounded,
): Promise<Matched | undefined> {
  const { rows } = await sql<Partial<PlacedRow> & { count: number }>`
    with found as materialized (
      select * from (${sweptRows(filters, swept, placedBy(sort))}) as matching limit ${bound + 1})
    select (select count(*)::int from found) as count, sorted.id, sorted.key
    from (select 1) as one left join (
      select id, key from found where ${isAfter(sort, after, 'found')}
      order by ${inOrder(sort)} limit ${most}) as sorted on true
    order by ${inOrder(sort)}`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count > bound) return undefined
  return {
    rows: rows.flatMap(({ id, key }) => (id == null || key === undefined ? [] : [{ id, key }])),
    count,
  }
}

/**
 * The first of much that matches, not counted: storing it would take as long as reading it, and so would numbering it to
 * end at a bound. That it is much is known of cells and days exactly, and of labels that ANALYZE has met often.
 */
export async function sweepFirst(
  db: Db,
  filters: Filters,
  swept: Swept,
  { sort, after, most }: Omit<Wanted, 'window'>,
): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select id, key from (${sweptRows(filters, swept, placedBy(sort))}) as found
    where ${isAfter(sort, after, 'found')} order by ${inOrder(sort)} limit ${most}`.execute(db)
  return rows
}

const placedBy = (sort: ExploreSort) => sql`e.id, ${sql.ref(`e.${ORDERS[sort].column}`)} as key`

/** How many match, up to a number; looks at no more than `lookedAt` rows. */
export async function countSwept(
  db: Db,
  filters: Filters,
  swept: Swept,
  most: number,
  lookedAt?: number,
): Promise<number> {
  const { rows } =
    lookedAt === undefined
      ? await sql<{ count: number }>`
          select count(*)::int as count from (
            ${sweptRows(filters, swept, sql`e.id`)} limit ${most}) as counted`.execute(db)
      : await sql<{ count: number }>`
          select count(*)::int as count from (
            select from (
              ${sweptRows(filters, swept, sql`${isWantedRow(filters)} as is_wanted`, sql`true`)}
              limit ${lookedAt}) as looked_at
            where is_wanted limit ${most}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
