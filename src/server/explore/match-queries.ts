import { sql, type RawBuilder } from 'kysely'
import type { ExploreSort } from '../../contract/explore-rules.ts'
import { isBetween } from '../content/search-labels.ts'
import type { Db } from '../platform/db.ts'
import type { Condition } from './conditions.ts'
import type { Estimate } from './estimate-queries.ts'
import type { Filters } from './filters.ts'
import { inOrder, isAfter, ORDERS, type PlacedRow, type Position } from './sorts.ts'

/** When so few are left by the rarest labels, the rows themselves are asked for the others. */
const LEFT_TO_ROWS = 1500

interface Asked {
  /** What the index is asked for, and what the rows that it gives. */
  index: string
  rows: string
}

/** The index takes longer with every label, and the frequent ones help little. */
function split({ conditions, rows }: Pick<Estimate, 'conditions' | 'rows'>): Asked {
  const ofIndex: Condition[] = []
  let left = rows
  for (const condition of conditions) {
    if (ofIndex.length > 0 && left <= LEFT_TO_ROWS) break
    ofIndex.push(condition)
    left *= condition.share
  }
  const together = (all: Condition[]) => all.map(({ query }) => query).join('&')
  return { index: together(ofIndex), rows: together(conditions.slice(ofIndex.length)) }
}

/** Whether a row `l` that the index gave is wanted: labels tell months and powers of two, the row itself the exact ones. */
function isMatch({ category, from, to, leastLikes }: Filters, ofRows: string): RawBuilder<boolean> {
  const conditions = [sql`true`]
  // The function and not the operator, which the index would be asked for.
  if (ofRows !== '') conditions.push(sql`ts_match_vq(l.labels, ${ofRows}::tsquery)`)
  if (category === undefined) conditions.push(sql`l.is_first`)
  if (from !== undefined || to !== undefined) conditions.push(isBetween(sql.ref('l.created_at'), from, to))
  if (leastLikes > 1) conditions.push(sql`l.likes >= ${leastLikes}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

export interface Matched {
  /** The first of them after a position, in order; none when there are more than `few`. */
  rows: PlacedRow[]
  /** All that match, after the position or before; `few + 1` for more. */
  count: number
}

/** Everything that matches, sorted, if it is not too much; in a window of the order, or in all of it. */
export async function matchFew(
  db: Db,
  filters: Filters,
  estimated: Pick<Estimate, 'conditions' | 'rows'>,
  { sort, after, most, few, window }: Few,
): Promise<Matched> {
  const asked = split(estimated)
  const index = window === undefined || window === '' ? asked.index : `${window}&${asked.index}`
  const { rows } = await sql<Partial<PlacedRow> & { count: number }>`
    with found as materialized (
      select l.id from explored_labels l
      where l.labels @@ ${index}::tsquery and ${isMatch(filters, asked.rows)} limit ${few + 1})
    select (select count(*)::int from found) as count, sorted.id, sorted.key
    from (select 1) as one left join (
      ${sorted(sort, after, most)}) as sorted on (select count(*) from found) <= ${few}
    order by ${inOrder(sort)}`.execute(db)
  return {
    rows: rows.flatMap(({ id, key }) => (id == null || key === undefined ? [] : [{ id, key }])),
    count: rows[0]?.count ?? 0,
  }
}

export interface Few {
  sort: ExploreSort
  after: Position | null
  most: number
  few: number
  window?: string
}

/** All of a window that matches, sorted, however much it is. */
export async function matchAll(
  db: Db,
  filters: Filters,
  estimated: Pick<Estimate, 'conditions' | 'rows'>,
  { sort, after, most, window = '' }: Omit<Few, 'few'>,
): Promise<PlacedRow[]> {
  const asked = split(estimated)
  const index = window === '' ? asked.index : `${window}&${asked.index}`
  const { rows } = await sql<PlacedRow>`
    with found as materialized (
      select l.id from explored_labels l where l.labels @@ ${index}::tsquery and ${isMatch(filters, asked.rows)})
    ${sorted(sort, after, most)}`.execute(db)
  return rows
}

function sorted(sort: ExploreSort, after: Position | null, most: number): RawBuilder<unknown> {
  return sql`
    select e.id, ${sql.ref(`e.${ORDERS[sort].column}`)} as key from found join explored e on e.id = found.id
    where ${isAfter(sort, after)} order by ${inOrder(sort, 'e')} limit ${most}`
}

/** How many match, up to a number: the newest ids first, so that frequent ones are counted soon. */
export async function countMatches(
  db: Db,
  filters: Filters,
  estimated: Pick<Estimate, 'conditions' | 'rows'>,
  most: number,
): Promise<number> {
  const asked = split(estimated)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from search_windows(${asked.index}::tsquery, (select max(id) from explored)) as query
      cross join lateral (
        select from explored_labels l where l.labels @@ query and ${isMatch(filters, asked.rows)} limit ${most}) as l
      limit ${most}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** The days between which everything is. */
export async function findDays(db: Db, now: Date): Promise<{ first: string; last: string }> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<{ first: string | null }>`
    select min(day)::text as first from explored_days`.execute(db)
  return { first: rows[0]?.first ?? today, last: today }
}
