import { sql, type RawBuilder } from 'kysely'
import type { ExploreSort } from '../../contract/explore-rules.ts'
import { isBetween, stretchesBetween } from '../content/search-labels.ts'
import type { Db } from '../platform/db.ts'
import type { Filters } from './filters.ts'
import { inOrder, isAfter, ORDERS, type PlacedRow, type Position } from './sorts.ts'

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

/** The labels that everything wanted has, as a tsquery; null when nothing can have them. */
export function labelsOf(filters: Filters): string | null {
  const { type, category, language, tag, authorId, from, to, isTranslated, leastLikes } = filters
  const labels: string[] = []
  const add = (kind: string, value: string | number | undefined) => {
    if (value !== undefined) labels.push(`' ${kind} ${value}'`)
  }
  add('o', type)
  add('c', category)
  add('l', language)
  add('t', tag)
  add('a', authorId)
  if (isTranslated) labels.push("' x'")
  if (leastLikes > 0) add('k', Math.floor(Math.log2(leastLikes)))
  if (from !== undefined || to !== undefined) {
    const stretches = stretchesBetween(from ?? FIRST_DAY, to ?? LAST_DAY)
    if (stretches.length === 0) return null
    labels.push(`(${stretches.join('|')})`)
  }
  return labels.join('&')
}

/** Whether the row `l` of labels is wanted: labels tell months and powers of two, the row itself the exact ones. */
function isMatch({ category, from, to, leastLikes }: Filters, wanted: string): RawBuilder<boolean> {
  const conditions = [sql`l.labels @@ ${wanted}::tsquery`]
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

/** Everything that matches, sorted, if it is not too much. */
export async function matchFew(
  db: Db,
  filters: Filters,
  sort: ExploreSort,
  after: Position | null,
  most: number,
  few: number,
): Promise<Matched> {
  const labels = labelsOf(filters)
  if (labels === null) return { rows: [], count: 0 }
  const { rows } = await sql<Partial<PlacedRow> & { count: number }>`
    with found as materialized (
      select l.id from explored_labels l where ${isMatch(filters, labels)} limit ${few + 1})
    select (select count(*)::int from found) as count, sorted.id, sorted.key
    from (select 1) as one left join (
      ${sorted(sql`found`, sort, after, most)}) as sorted on (select count(*) from found) <= ${few}
    order by ${inOrder(sort)}`.execute(db)
  return {
    rows: rows.flatMap(({ id, key }) => (id == null || key === undefined ? [] : [{ id, key }])),
    count: rows[0]?.count ?? 0,
  }
}

/** What of a window matches, sorted. */
export async function matchWindow(
  db: Db,
  filters: Filters,
  window: string,
  sort: ExploreSort,
  after: Position | null,
  most: number,
): Promise<PlacedRow[]> {
  const labels = labelsOf(filters)
  if (labels === null) return []
  const wanted = [labels, window].filter((part) => part !== '').join('&')
  const { rows } = await sql<PlacedRow>`
    with found as materialized (select l.id from explored_labels l where ${isMatch(filters, wanted)})
    ${sorted(sql`found`, sort, after, most)}`.execute(db)
  return rows
}

function sorted(
  found: RawBuilder<unknown>,
  sort: ExploreSort,
  after: Position | null,
  most: number,
): RawBuilder<unknown> {
  return sql`
    select e.id, ${sql.ref(`e.${ORDERS[sort].column}`)} as key from ${found} join explored e on e.id = found.id
    where ${isAfter(sort, after)} order by ${inOrder(sort, 'e')} limit ${most}`
}

/** The days between which everything is. */
export async function findDays(db: Db, now: Date): Promise<{ first: string; last: string }> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<{ first: string | null }>`
    select min(day)::text as first from explored_days`.execute(db)
  return { first: rows[0]?.first ?? today, last: today }
}
