import { EXPLORE_TOTAL_MAX, type ExploreSort } from '../../contract/explore-rules.ts'
import type { Db } from '../platform/db.ts'
import { estimate, type Estimate } from './estimate-queries.ts'
import { isOfCells, type Filters } from './filter-queries.ts'
import { countMatches, matchAll, matchFew } from './match-queries.ts'
import { laterOf, positionOf, type PlacedRow, type Position } from './order-queries.ts'
import { countSwept, sweep, sweptOf } from './sweep-queries.ts'
import { countCells, countWalked, walk } from './walk-queries.ts'
import { windowsOf, type Window } from './windows.ts'

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

/** How many rows a walk looks at, how many are read whole, and how many that match by labels are sorted whole. */
export interface Reach {
  walked: number
  swept: number
  few: number
}
const REACH: Reach = { walked: 20_000, swept: 45_000, few: 2000 }
/** When all can be read as well, a walk looks at no more than this times what it needs if matches are spread evenly. */
const PATIENCE = 3
/** A walk is begun when it needs no more than this share of what it may, as far as is known. */
const LIKELY = 0.7
/** So many rows of the wanted cells are counted one by one, and up to so many of them if enough are to be expected. */
const COUNTED = 45_000

/**
 * One page, at a cost that does not grow with the site. What is frequent is found by a walk of bounded length along the
 * order; what has few rows by one filter by reading these; what is rare by its labels, to be sorted; and what is rare at
 * the beginning of the order and frequent in all window by window.
 */
export async function listExplored(db: Db, asked: Asked, reach: Reach = REACH): Promise<ExploredPage> {
  const { filters, sort, after, limit, now } = asked
  const { few } = reach
  const most = limit + 1
  if (isOfCells(filters))
    return pageOf((await walk(db, filters, { sort, after, most, walked: reach.walked })).rows, limit)
  const estimated = await estimate(db, filters, now)
  if (estimated === null) return { ids: [], next: null, count: 0 }
  const { matches } = estimated
  const swept = sweptOf(filters, estimated, reach.swept)
  const needed = neededOf(asked, estimated)
  const walked = swept === null ? reach.walked : Math.min(reach.walked, PATIENCE * needed)
  const ways = [
    async () => {
      const { rows, isWhole } = await walk(db, filters, { sort, after, most, walked })
      return isWhole || rows.length === most ? pageOf(rows, limit) : undefined
    },
    async () => {
      if (swept === null) return undefined
      const found = await sweep(db, filters, swept, { sort, after, most, few: reach.swept })
      return found.count <= reach.swept ? pageOf(found.rows, limit, found.count) : undefined
    },
    async () => {
      if (matches > 2 * few) return undefined
      const matched = await matchFew(db, filters, estimated, { sort, after, most, few })
      return matched.count <= few ? pageOf(matched.rows, limit, matched.count) : undefined
    },
  ]
  for (const way of needed <= LIKELY * reach.walked ? ways : [...ways.slice(1), ...ways.slice(0, 1)]) {
    const page = await way()
    if (page !== undefined) return page
  }
  return pageOf(await readWindows(db, asked, estimated, reach), limit)
}

/** How many rows a walk needs if matches are spread evenly; what its index bounds by itself is passed by. */
function neededOf({ sort, limit }: Asked, { inCells, ofDays, ofLikes, matches }: Estimate): number {
  const isOfDays = sort === 'newest' || sort === 'oldest'
  const walked = isOfDays ? ofDays : sort === 'likes' ? ofLikes : inCells
  return matches === 0 ? Infinity : Math.ceil(((limit + 1) * walked) / matches)
}

async function readWindows(db: Db, asked: Asked, estimated: Estimate, reach: Reach): Promise<PlacedRow[]> {
  const { filters, sort, after, limit } = asked
  const { first, last } = estimated.days
  // Days that were asked for need no windows beyond them.
  const isOfDays = sort === 'newest' || sort === 'oldest'
  const { from = first, to = last } = isOfDays ? filters : {}
  const days = { first: from > first ? from : first, last: to < last ? to : last }
  const found: PlacedRow[] = []
  for (const waiting = windowsOf(sort, days, after); waiting.length > 0 && found.length <= limit;) {
    const [window] = waiting.splice(0, 1)
    if (window === undefined) break
    const most = limit + 1 - found.length
    const rows = await readWindow(db, { ...asked, limit: most - 1 }, estimated, window, reach)
    if (rows === undefined) waiting.unshift(...window.parts())
    else found.push(...rows)
  }
  return found
}

/** What of a window matches, or enough from there on; undefined when its parts have to be looked at. */
async function readWindow(
  db: Db,
  { filters, sort, after, limit }: Asked,
  estimated: Estimate,
  { query: window, start, parts }: Window,
  { walked, few }: Reach,
): Promise<PlacedRow[] | undefined> {
  const most = limit + 1
  const matched = await matchFew(db, filters, estimated, { sort, after, most, few, window })
  if (matched.count <= few) return matched.rows
  // Here they are frequent: a walk that begins here finds them.
  const { rows } = await walk(db, filters, { sort, after: laterOf(sort, after, start), most, walked })
  if (rows.length === most) return rows
  return parts().length > 0 ? undefined : matchAll(db, filters, estimated, { sort, after, most, window })
}

function pageOf(rows: PlacedRow[], limit: number, count: number | null = null): ExploredPage {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last === undefined ? null : positionOf(last), count }
}

/** How many match in all: exact where it is known, otherwise up to 1,000. */
export async function countExplored(
  db: Db,
  filters: Filters,
  now: Date,
  known: number | null = null,
): Promise<Total> {
  if (isOfCells(filters)) return { count: await countCells(db, filters), isMore: false }
  const count = known ?? (await countSome(db, filters, now))
  const isMore = count > EXPLORE_TOTAL_MAX
  return { count: isMore ? EXPLORE_TOTAL_MAX : count, isMore }
}

async function countSome(db: Db, filters: Filters, now: Date): Promise<number> {
  const most = EXPLORE_TOTAL_MAX + 1
  // An index knows their bounds.
  const { from: _from, to: _to, ...withoutDays } = filters
  if (isOfCells({ ...filters, leastLikes: 0 })) return countWalked(db, filters, 'likes', most)
  if (isOfCells(withoutDays)) return countWalked(db, filters, 'newest', most)
  const estimated = await estimate(db, filters, now)
  if (estimated === null) return 0
  const { inCells, matches } = estimated
  if (inCells <= COUNTED) return countWalked(db, filters, 'newest', most)
  const swept = sweptOf(filters, estimated, REACH.swept)
  if (swept !== null) return countSwept(db, filters, swept, most)
  if ((most * inCells) / matches <= LIKELY * COUNTED) {
    const count = await countWalked(db, filters, 'newest', most, COUNTED)
    if (count === most) return count
  }
  return countMatches(db, filters, estimated, most)
}
