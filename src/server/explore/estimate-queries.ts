import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { cellConditions, conditionsOf, type Condition } from './conditions.ts'
import { isWantedCell, type Filters } from './filters.ts'

/** Of a label that is too rare to be known. */
const UNKNOWN_SHARE = 0.001

/** What to expect of filters. It decides about the way alone: a wrong one costs time, and gives the same. */
export interface Estimate {
  /** How many rows are in the wanted cells, and how many of those may match. */
  inCells: number
  matches: number
  /** The conditions, the rarest first. */
  conditions: (Condition & { share: number })[]
  /** All rows there are. */
  rows: number
}

/** From the counts of the cells, and the frequencies of labels that ANALYZE has found; null when nothing can match. */
export async function estimate(db: Db, filters: Filters): Promise<Estimate | null> {
  const others = conditionsOf(filters)
  if (others === null) return null
  const { rows: read } = await sql<{
    rows: number
    cells: { id: number; count: number }[]
    shares: Record<string, number>
    least: number | null
  }>`
    with known as materialized (
      select most_common_elems::text::text[] as labels, most_common_elem_freqs as shares from pg_stats
      where schemaname = current_schema() and tablename = 'explored_labels' and attname = 'labels')
    select (select coalesce(sum(count), 0)::int from explored_cells) as rows,
      (select coalesce(json_agg(json_build_object('id', c.id, 'count', c.count)), '[]') from explored_cells c
        where ${isWantedCell(filters)}) as cells,
      (select coalesce(json_object_agg(label, share), '{}')
        from known cross join lateral unnest(labels, shares) as l (label, share)
        where label = any(${others.flatMap(({ labels }) => labels)}::text[])) as shares,
      (select shares[cardinality(labels) + 1] from known) as least`.execute(db)
  const [first] = read
  if (first === undefined || first.cells.length === 0) return null
  const { rows, cells, shares, least } = first
  const rare = Math.min(UNKNOWN_SHARE, (least ?? 1) / 2)
  const shareOf = ({ labels }: Condition) =>
    Math.min(
      1,
      labels.reduce((sum, label) => sum + (shares[label] ?? rare), 0),
    )
  const inCells = cells.reduce((sum, { count }) => sum + count, 0)
  const conditions = others.map((one) => ({ ...one, share: shareOf(one) }))
  const ofCells = cellConditions(
    filters,
    cells.map(({ id }) => id),
  ).map((one, _, all) => ({ ...one, share: (inCells / rows) ** (1 / all.length) }))
  return {
    rows,
    inCells,
    matches: conditions.reduce((matches, { share }) => matches * share, inCells),
    conditions: [...conditions, ...ofCells].sort((one, other) => one.share - other.share),
  }
}
