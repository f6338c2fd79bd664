import { EXPLORE_TOTAL_MAX, type ExploreSort } from '../../contract/explore-rules.ts'
import type { Db } from '../platform/db.ts'
import { isOfCells, type Filters } from './filters.ts'
import { estimate, type Estimate } from './estimate-queries.ts'
import { countMatches, findDays, matchAll, matchFew } from './match-queries.ts'
import { ORDERS, positionOf, type PlacedRow, type Position } from './sorts.ts'
import { countBounded, countCells, walk } from './walk-queries.ts'
import { windowsOf } from './windows.ts'

export interface Total {
  count: number
  isMore: boolean
}

export interface ExploredPage {
  /** Of `explored`. */
  ids: number[]
  /** Where the next page continues; null at the end. */
  next: Position | null
  /** How many match in all, if that came to light. */
  count: number | null
}

export interface Asked {
  filters: Filters
  sort: ExploreSort
  after: Position | null
  limit: number
  now: Date
}

/** How many rows a walk looks at, and how many that match are sorted whole. */
export interface Reach {
  walked: number
  few: number
}
const REACH: Reach = { walked: 10_000, few: 3000 }
/** A walk is begun when it needs no more than this share of what it may, as far as is known. */
const LIKELY = 0.7

/**
 * One page, at a cost that does not grow with the site. What is frequent is found by a walk of bounded length along the
 * order; what is rare by its labels, to be sorted; and what is rare at the beginning of the order and frequent in all
 * window by window.
 */
export async function listExplored(db: Db, asked: Asked, reach: Reach = REACH): Promise<ExploredPage> {
  const { filters, sort, after, limit } = asked
  const most = limit + 1
  if (isOfCells(filters)) {
    const { rows } = await walk(db, filters, { sort, after, most, walked: reach.walked })
    return pageOf(rows, limit)
  }
  const estimated = await estimate(db, filters)
  if (estimated === null) return { ids: [], next: null, count: 0 }
  const { matches, inCells } = estimated
  const ways = [
    async () => {
      const { rows, isWhole } = await walk(db, filters, { sort, after, most, walked: reach.walked })
      return isWhole || rows.length === most ? pageOf(rows, limit) : undefined
    },
    async () => {
      if (matches > 2 * reach.few) return undefined
      const { rows, count } = await matchFew(db, filters, estimated, { sort, after, most, few: reach.few })
      return count <= reach.few ? pageOf(rows, limit, count) : undefined
    },
  ]
  const isWalkLikely = (most * inCells) / matches <= LIKELY * reach.walked
  for (const way of isWalkLikely ? ways : ways.toReversed()) {
    const page = await way()
    if (page !== undefined) return page
  }
  return readWindows(db, asked, estimated, reach)
}

async function readWindows(
  db: Db,
  { filters, sort, after, limit, now }: Asked,
  estimated: Estimate,
  { walked, few }: Reach,
): Promise<ExploredPage> {
  const found: PlacedRow[] = []
  const days = await findDays(db, now)
  // Days that were asked for need no windows beyond them.
  const isOfDays = sort === 'newest' || sort === 'oldest'
  const first = isOfDays ? laterOf(days.first, filters.from) : days.first
  const last = isOfDays ? earlierOf(days.last, filters.to) : days.last
  for (const { query, start } of windowsOf(sort, { first, last }, after)) {
    const most = limit + 1 - found.length
    const matched = await matchFew(db, filters, estimated, { sort, after, most, few, window: query })
    if (matched.count <= few) found.push(...matched.rows)
    else {
      // Here they are frequent: a walk that begins here finds them.
      const { rows } = await walk(db, filters, { sort, after: laterIn(sort, after, start), most, walked })
      if (rows.length === most) return pageOf([...found, ...rows], limit)
      found.push(...(await matchAll(db, filters, estimated, { sort, after, most, window: query })))
    }
    if (found.length > limit) break
  }
  return pageOf(found, limit)
}

const laterOf = (day: string, other = day) => (day > other ? day : other)
const earlierOf = (day: string, other = day) => (day < other ? day : other)

/** Of two positions the one that comes later in the order. */
function laterIn(sort: ExploreSort, one: Position | null, other: Position | null): Position | null {
  if (one === null || other === null) return one ?? other
  const isBefore = one.key < other.key || (one.key === other.key && one.id < other.id)
  return isBefore === ORDERS[sort].isDescending ? one : other
}

function pageOf(rows: PlacedRow[], limit: number, count: number | null = null): ExploredPage {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last === undefined ? null : positionOf(last), count }
}

/** How many match in all: exact where it is known, otherwise up to 1,000. */
export async function countExplored(db: Db, filters: Filters, known: number | null = null): Promise<Total> {
  if (isOfCells(filters)) return { count: await countCells(db, filters), isMore: false }
  const count = known ?? (await countSome(db, filters))
  const isMore = count > EXPLORE_TOTAL_MAX
  return { count: isMore ? EXPLORE_TOTAL_MAX : count, isMore }
}

async function countSome(db: Db, filters: Filters): Promise<number> {
  const most = EXPLORE_TOTAL_MAX + 1
  const { from, to, leastLikes } = filters
  if (isOfCells({ ...filters, leastLikes: 0 })) return countBounded(db, filters, 'likes', most)
  const isOfDays = from !== undefined || to !== undefined
  const { from: _from, to: _to, ...others } = filters
  if (isOfDays && leastLikes === 0 && isOfCells(others)) return countBounded(db, filters, 'newest', most)
  const estimated = await estimate(db, filters)
  return estimated === null ? 0 : countMatches(db, filters, estimated, most)
}
