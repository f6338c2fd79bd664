import { EXPLORE_TOTAL_MAX, type ExploreSort } from '../../contract/explore-rules.ts'
import type { Db } from '../platform/db.ts'
import { isOfCells, type Filters } from './filters.ts'
import { findDays, matchFew, matchWindow } from './match-queries.ts'
import { positionOf, type PlacedRow, type Position } from './sorts.ts'
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

/**
 * One page, at a cost that does not grow with the site. What a walk of bounded length along the order does not find is
 * rare there: then labels give all that match, to be sorted; and if those are many they are found window by window of
 * the order.
 */
export async function listExplored(
  db: Db,
  asked: Asked,
  { walked, few }: Reach = REACH,
): Promise<ExploredPage> {
  const { filters, sort, after, limit } = asked
  const most = limit + 1
  if (isOfCells(filters)) return pageOf((await walk(db, filters, sort, after, most, walked)).rows, limit)
  // A tag or an author has few things, usually.
  const isLikelyRare = filters.tag !== undefined || filters.authorId !== undefined
  if (isLikelyRare) {
    const matched = await matchFew(db, filters, sort, after, most, few)
    if (matched.count <= few) return pageOf(matched.rows, limit)
  }
  const { rows, isWhole } = await walk(db, filters, sort, after, most, walked)
  if (isWhole || rows.length === most) return pageOf(rows, limit)
  if (!isLikelyRare) {
    const matched = await matchFew(db, filters, sort, after, most, few)
    if (matched.count <= few) return pageOf(matched.rows, limit)
  }
  return readWindows(db, asked)
}

async function readWindows(db: Db, { filters, sort, after, limit, now }: Asked): Promise<ExploredPage> {
  const found: PlacedRow[] = []
  const days = await findDays(db, now)
  // Days that were asked for need no windows beyond them.
  const first = sort === 'newest' || sort === 'oldest' ? laterOf(days.first, filters.from) : days.first
  const last = sort === 'newest' || sort === 'oldest' ? earlierOf(days.last, filters.to) : days.last
  for (const window of windowsOf(sort, { first, last }, after)) {
    const rows = await matchWindow(db, filters, window, sort, after, limit + 1 - found.length)
    found.push(...rows)
    if (found.length > limit) break
  }
  return pageOf(found, limit)
}

const laterOf = (day: string, other = day) => (day > other ? day : other)
const earlierOf = (day: string, other = day) => (day < other ? day : other)

function pageOf(rows: PlacedRow[], limit: number): ExploredPage {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last === undefined ? null : positionOf(last) }
}

/** How many match in all: exact where it is known, otherwise up to 1,000. */
export async function countExplored(db: Db, filters: Filters): Promise<Total> {
  if (isOfCells(filters)) return { count: await countCells(db, filters), isMore: false }
  const count = await countSome(db, filters)
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
  return (await matchFew(db, filters, 'newest', null, 0, EXPLORE_TOTAL_MAX)).count
}
