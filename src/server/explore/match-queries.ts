import { sql, type RawBuilder } from 'kysely'
import type { ExploreSort } from '../../contract/explore-rules.ts'
import { isBetween } from '../content/search-labels.ts'
import type { Db } from '../platform/db.ts'
import type { Condition } from './conditions.ts'
import type { Estimate } from './estimate-queries.ts'
import type { Filters } from './filter-queries.ts'
import { inOrder, isAfter, ORDERS, type PlacedRow, type Position } from './order-queries.ts'

/** When so few are left by the rarest labels, the rows themselves are asked for the others. */
const LEFT_TO_ROWS = 1500
/** A row that is fetched takes as long as so many of an index. */
const FETCHED = 5
/** What more rows have is counted from the newest on. */
const MANY = 50_000

interface Asked {
  /** What the index is asked for, one by one, and what the rows that it gives. */
  index: string[]
  rows: string
}

/** The index takes longer with every label, and the frequent ones help little. */
function split({ conditions, rows }: Estimate, window = ''): Asked {
  const ofIndex: Condition[] = []
  let left = rows
  for (const condition of conditions) {
    if (ofIndex.length > 0 && left <= LEFT_TO_ROWS) break
    ofIndex.push(condition)
    left *= condition.share
  }
  const queries = ofIndex.map(({ query }) => query)
  return {
    index: window === '' ? queries : [window, ...queries],
    rows: conditions
      .slice(ofIndex.length)
      .map(({ query }) => query)
      .join('&'),
  }
}

/** About how many rows of an index a match by labels is worth: those of the rarest label are read, what matches is fetched. */
export function matchCost({ conditions, rows, matches }: Estimate): number {
  return 2 * rows * (conditions[0]?.share ?? 1) + FETCHED * matches
}

/**
 * A condition for each: the index then passes by what the others don't have, in all of them. Of one query it reads all
 * that have its rarest label.
 */
function isIndexed({ index }: Asked): RawBuilder<unknown> {
  return sql.join(
    index.map((query) => sql`l.labels @@ ${query}::tsquery`),
    sql` and `,
  )
}

/** The rows `l` that match: labels tell months and powers of two, the row itself the exact ones. */
function matching(
  { category, from, to, leastLikes }: Filters,
  { rows }: Pick<Asked, 'rows'>,
): RawBuilder<unknown> {
  const conditions = [sql`true`]
  // The function and not the operator, which the index would be asked for.
  if (rows !== '') conditions.push(sql`ts_match_vq(l.labels, ${rows}::tsquery)`)
  if (category === undefined) conditions.push(sql`l.is_first`)
  if (from !== undefined || to !== undefined) conditions.push(isBetween(sql.ref('l.created_at'), from, to))
  if (leastLikes > 1) conditions.push(sql`l.likes >= ${leastLikes}`)
  return sql.join(conditions, sql` and `)
}

export interface Matched {
  /** The first of them after a position, in order; none when there are more than `few`. */
  rows: PlacedRow[]
  /** All that match, after the position or before; `few + 1` for more. */
  count: number
}

export interface Wanted {
  sort: ExploreSort
  after: Position | null
  most: number
  /** Of a window of the order; '' for all of it. */
  window?: string
}

/** Everything that matches, sorted, if it is not too much. */
export async function matchFew(
  db: Db,
  filters: Filters,
  estimated: Estimate,
  { sort, after, most, few }: Omit<Wanted, 'window'> & { few: number },
): Promise<Matched> {
  const asked = split(estimated)
  const key = sql.ref(`l.${ORDERS[sort].column}`)
  const { rows } = await sql<Partial<PlacedRow> & { count: number }>`
    with found as materialized (
      select l.id, ${key} as key from explored_labels l
      where ${isIndexed(asked)} and ${matching(filters, asked)} limit ${few + 1})
    select (select count(*)::int from found) as count, sorted.id, sorted.key
    from (select 1) as one left join (
      select id, key from found
      where (select count(*) from found) <= ${few} and ${isAfter(sort, after, 'found')}
      order by ${inOrder(sort)} limit ${most}) as sorted on true
    order by ${inOrder(sort)}`.execute(db)
  return {
    rows: rows.flatMap(({ id, key }) => (id == null || key === undefined ? [] : [{ id, key }])),
    count: rows[0]?.count ?? 0,
  }
}

export interface WindowsMatched {
  /** The first after a position of what matches in the windows before the crowded one, in order. */
  rows: PlacedRow[]
  /** Which of the windows is the first with which it is more than `few`, from 0 on; null when all are read. */
  crowded: number | null
}

/** What matches in some windows of the order, which are asked one after the other until it is too much to be sorted. */
export async function matchWindows(
  db: Db,
  filters: Filters,
  estimated: Estimate,
  { sort, after, most, few, windows }: Omit<Wanted, 'window'> & { few: number; windows: string[] },
): Promise<WindowsMatched> {
  const asked = split(estimated)
  const key = sql.ref(`l.${ORDERS[sort].column}`)
  const ofFilters = asked.index.length === 0 ? sql`true` : isIndexed(asked)
  const { rows } = await sql<Partial<PlacedRow> & { crowded: number | null }>`
    with found as materialized (
      select w.nr, l.id, l.key from unnest(${windows}::text[]::tsquery[]) with ordinality as w (query, nr)
      cross join lateral (
        select l.id, ${key} as key from explored_labels l
        where l.labels @@ w.query and ${ofFilters} and ${matching(filters, asked)} limit ${few + 1}) as l
      limit ${few + 1}),
    crowd as (select case when count(*) > ${few} then max(nr)::int - 1 end as nr from found)
    select crowd.nr as crowded, sorted.id, sorted.key
    from crowd left join (
      select id, key from found
      where nr <= coalesce((select nr from crowd), ${windows.length}) and ${isAfter(sort, after, 'found')}
      order by ${inOrder(sort)} limit ${most}) as sorted on true
    order by ${inOrder(sort)}`.execute(db)
  return {
    rows: rows.flatMap(({ id, key }) => (id == null || key === undefined ? [] : [{ id, key }])),
    crowded: rows[0]?.crowded ?? null,
  }
}

/** The same however much it is. */
export async function matchAll(
  db: Db,
  filters: Filters,
  estimated: Estimate,
  { sort, after, most, window }: Wanted,
): Promise<PlacedRow[]> {
  const asked = split(estimated, window)
  const { rows } = await sql<PlacedRow>`
    with found as materialized (
      select l.id, ${sql.ref(`l.${ORDERS[sort].column}`)} as key from explored_labels l
      where ${isIndexed(asked)} and ${matching(filters, asked)})
    select id, key from found where ${isAfter(sort, after, 'found')}
    order by ${inOrder(sort)} limit ${most}`.execute(db)
  return rows
}

/** How many match, up to a number. */
export async function countMatches(
  db: Db,
  filters: Filters,
  estimated: Estimate,
  most: number,
): Promise<number> {
  const asked = split(estimated)
  const isMany = estimated.rows * (estimated.conditions[0]?.share ?? 1) > MANY
  const newest = sql`(select max(id) from explored)`
  const counted = (isOfIndex: RawBuilder<unknown>) =>
    sql`select from explored_labels l where ${isOfIndex} and ${matching(filters, asked)} limit ${most}`
  // Of what many have those with the newest ids are counted first: that is soon enough.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${
      isMany
        ? sql`
            select from search_windows(${asked.index.join('&')}::tsquery, ${newest}, ${newest}) as q (query)
            cross join lateral (${counted(sql`l.labels @@ q.query`)}) as l limit ${most}`
        : counted(isIndexed(asked))
    }) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
