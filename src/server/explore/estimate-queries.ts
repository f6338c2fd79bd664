import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db.ts'
import { cellConditions, conditionsOf, type Condition, type Days } from './conditions.ts'
import { isWantedCell, type Filters } from './filter-queries.ts'

/** Of a label that is too rare to be known. */
export const UNKNOWN_SHARE = 0.001
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

/** What to expect of filters. It decides about the way alone: a wrong one costs time, and gives the same. */
export interface Estimate {
  /** All rows there are, those in the wanted cells, and those of them that may match. */
  rows: number
  inCells: number
  matches: number
  /** Rows of the author, and in the wanted cells of the days and with the likes. */
  ofAuthor: number
  ofDays: number
  ofLikes: number
  /** The rarest first. */
  conditions: (Condition & { share: number })[]
  days: Days
}

interface Known {
  rows: number
  first: string | null
  /** The share of everything that is of the wanted days. */
  ofDays: number
  cells: { id: number; count: number }[]
  shares: Record<string, number>
  least: number | null
}

/** From the counts of the cells, and the frequencies of labels that ANALYZE has found; null when nothing can match. */
export async function estimate(db: Db, filters: Filters, now: Date): Promise<Estimate | null> {
  const last = now.toISOString().slice(0, 10)
  const labels = conditionsOf(filters, { first: FIRST_DAY, last })?.flatMap((condition) => condition.labels)
  if (labels === undefined) return null
  const { rows: read } = await sql<Known>`
    with known as materialized (
      select most_common_elems::text::text[] as labels, most_common_elem_freqs as shares from pg_stats
      where schemaname = current_schema() and tablename = 'explored_labels' and attname = 'labels')
    select (select coalesce(sum(count), 0)::int from explored_cells) as rows,
      (select min(day)::text from explored_days) as first,
      ${shareOfDays(filters)} as "ofDays",
      (select coalesce(json_agg(json_build_object('id', c.id, 'count', c.count)), '[]') from explored_cells c
        where ${isWantedCell(filters)}) as cells,
      (select coalesce(json_object_agg(label, share), '{}')
        from known cross join lateral unnest(labels, shares) as l (label, share)
        where label = any(${labels}::text[])) as shares,
      (select shares[cardinality(labels) + 1] from known) as least`.execute(db)
  const [known] = read
  if (known === undefined || known.cells.length === 0) return null
  return expect(filters, known, { first: known.first ?? last, last })
}

/** Exactly: the counts of days are there, and those of cells are of as many. */
function shareOfDays({ from, to }: Filters): RawBuilder<number> {
  if (from === undefined && to === undefined) return sql`1`
  return sql`
    (select coalesce((select sum(count) from explored_days
        where day between ${from ?? FIRST_DAY}::date and ${to ?? LAST_DAY}::date)::float8
      / nullif((select sum(count) from explored_cells where is_first), 0), 0))`
}

function expect(
  filters: Filters,
  { rows, cells, shares, least, ofDays }: Known,
  days: Days,
): Estimate | null {
  const rare = Math.min(UNKNOWN_SHARE, (least ?? 1) / 2)
  const shareOf = ({ labels }: Condition) =>
    Math.min(
      1,
      labels.reduce((sum, label) => sum + (shares[label] ?? rare), 0),
    )
  const conditions = conditionsOf(filters, days)?.map((one) => ({ ...one, share: shareOf(one) }))
  if (conditions === undefined) return null
  const inCells = cells.reduce((sum, { count }) => sum + count, 0)
  // Labels know months, the counts know days.
  const shareOfKind = (kind: Condition['of']) =>
    kind === 'days' ? ofDays : (conditions.find(({ of }) => of === kind)?.share ?? 1)
  const ids = cells.map(({ id }) => id)
  const ofCells = cellConditions(filters, ids).map((one, _, all) => ({
    ...one,
    share: (inCells / rows) ** (1 / all.length),
  }))
  return {
    rows,
    inCells,
    matches: conditions.reduce((matches, { of }) => matches * shareOfKind(of), inCells),
    ofAuthor: rows * shareOfKind('author'),
    ofDays: inCells * ofDays,
    ofLikes: inCells * shareOfKind('likes'),
    conditions: [...conditions, ...ofCells].sort((one, other) => one.share - other.share),
    days,
  }
}
