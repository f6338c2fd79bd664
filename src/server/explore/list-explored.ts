import { EXPLORE_TOTAL_MAX, type ExploreSort } from '../../contract/explore-rules.ts'
import type { Db } from '../platform/db.ts'
import { estimate, UNKNOWN_SHARE, type Estimate } from './estimate-queries.ts'
import { isOfCells, type Filters } from './filter-queries.ts'
import { countMatches, matchAll, matchCost, matchFew, matchWindows } from './match-queries.ts'
import { laterOf, positionOf, type PlacedRow, type Position } from './order-queries.ts'
import { countSwept, sweep, sweepFirst, sweptOf } from './sweep-queries.ts'
import { countCells, walk } from './walk-queries.ts'
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
  /** What was expected of the filters, for counting them too; null where that is not needed. */
  estimated: Estimate | null
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
const REACH: Reach = { walked: 20_000, swept: 60_000, few: 2000 }
/** A walk looks at this times what it needs if matches are spread evenly. */
const PATIENCE = 3
/** What is swept ends after this times what it may be: the estimate was wrong. */
const SWEPT_BEYOND = 2
/** A walk is begun when it needs no more than this share of what it may, as far as is known. */
const LIKELY = 0.7
/** So many rows are counted one by one, and up to so many of more if enough are to be expected among them. */
const COUNTED = 45_000
/** So many times more than are counted are surely more, whatever was deleted since ANALYZE has met them. */
const SURELY = 20
/** Less is sorted whole in windows than in all, and a walk is shorter there, since there may be many of them. */
const SORTED_SHARE = 0.25
const WALKED_SHARE = 0.25
/** So many times as much is sorted whole in a window that has no parts: a walk takes longer. */
const LAST_SORTED = 3

/** One row more than a page has, if there are more; and how many match in all, if that came to light. */
interface Found {
  rows: PlacedRow[]
  count?: number
}

interface Way {
  /** About how many rows of an index it reads. */
  cost: number
  find: () => Promise<Found | undefined>
}

/**
 * One page, at a cost that does not grow with the site. What is frequent is found by a walk of bounded length along the
 * order; what has few rows by one filter by reading these; what is rare by its labels, to be sorted. What reads least is
 * tried first. What is rare at the beginning of the order and frequent in all is found window by window.
 */
export async function listExplored(db: Db, asked: Asked, reach: Reach = REACH): Promise<ExploredPage> {
  const { filters, sort, after, limit, now } = asked
  const most = limit + 1
  if (isOfCells(filters))
    return pageOf(
      { rows: (await walk(db, filters, { sort, after, most, walked: reach.walked })).rows },
      limit,
    )
  const estimated = await estimate(db, filters, now)
  if (estimated === null) return { ids: [], next: null, count: 0, estimated }
  for (const { find } of waysTo(db, asked, estimated, reach)) {
    const found = await find()
    if (found !== undefined) return pageOf(found, limit, estimated)
  }
  return pageOf({ rows: await readWindows(db, asked, estimated, reach) }, limit, estimated)
}

function waysTo(db: Db, asked: Asked, estimated: Estimate, reach: Reach): Way[] {
  const { filters, sort, after, limit } = asked
  const { few } = reach
  const { matches } = estimated
  const wanted = { sort, after, most: limit + 1 }
  const needed = neededOf(asked, estimated)
  const walked = Math.min(reach.walked, PATIENCE * needed)
  const swept = sweptOf(filters, estimated)
  const ways: Way[] = []
  if (needed <= LIKELY * reach.walked)
    ways.push({
      cost: walked,
      find: async () => {
        const { rows, isWhole } = await walk(db, filters, { ...wanted, walked })
        return isWhole || rows.length > limit ? { rows } : undefined
      },
    })
  if (swept.rows <= reach.swept)
    ways.push({
      cost: swept.rows,
      find: async () => {
        if (matches > 2 * few) return { rows: await sweepFirst(db, filters, swept.by, wanted) }
        return sweep(db, filters, swept.by, { ...wanted, bound: SWEPT_BEYOND * reach.swept })
      },
    })
  if (matches <= 2 * few)
    ways.push({
      cost: matchCost(estimated),
      find: async () => {
        const { rows, count } = await matchFew(db, filters, estimated, { ...wanted, few })
        return count <= few ? { rows, count } : undefined
      },
    })
  return ways.sort((one, other) => one.cost - other.cost)
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
  const few = Math.ceil(SORTED_SHARE * reach.few)
  let waiting = windowsOf(sort, days, after)
  const [all] = waiting
  if (all?.query === '') return readCrowded(db, asked, estimated, all, reach)
  while (waiting.length > 0 && found.length <= limit) {
    const most = limit + 1 - found.length
    const windows = waiting.map(({ query }) => query)
    const { rows, crowded } = await matchWindows(db, filters, estimated, { sort, after, most, few, windows })
    found.push(...rows)
    const window = crowded === null ? undefined : waiting[crowded]
    if (crowded === null || window === undefined || rows.length === most) break
    const parts = window.parts()
    waiting = [...parts, ...waiting.slice(crowded + 1)]
    if (parts.length === 0)
      found.push(
        ...(await readCrowded(db, { ...asked, limit: limit - found.length }, estimated, window, reach)),
      )
  }
  return found
}

/** What of a window matches, sorted whole if it is not much more than few; otherwise what a walk finds from there on. */
async function readCrowded(
  db: Db,
  { filters, sort, after, limit }: Asked,
  estimated: Estimate,
  { query: window, start }: Window,
  reach: Reach,
): Promise<PlacedRow[]> {
  const most = limit + 1
  if (window !== '') {
    const few = LAST_SORTED * reach.few
    const matched = await matchWindows(db, filters, estimated, { sort, after, most, few, windows: [window] })
    if (matched.crowded === null) return matched.rows
  }
  const walked = Math.ceil(WALKED_SHARE * reach.walked)
  const { rows } = await walk(db, filters, { sort, after: laterOf(sort, after, start), most, walked })
  return rows.length === most ? rows : matchAll(db, filters, estimated, { sort, after, most, window })
}

function pageOf({ rows, count }: Found, limit: number, estimated: Estimate | null = null): ExploredPage {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next = last === undefined ? null : positionOf(last)
  return { ids: shown.map(({ id }) => id), next, count: count ?? null, estimated }
}

/** How many match in all: exact where it is known, otherwise up to 1,000. */
export async function countExplored(
  db: Db,
  filters: Filters,
  now: Date,
  page?: Pick<ExploredPage, 'count' | 'estimated'>,
): Promise<Total> {
  if (isOfCells(filters)) return { count: await countCells(db, filters), isMore: false }
  const count =
    page?.count ?? (await countSome(db, filters, page?.estimated ?? (await estimate(db, filters, now))))
  const isMore = count > EXPLORE_TOTAL_MAX
  return { count: isMore ? EXPLORE_TOTAL_MAX : count, isMore }
}

async function countSome(db: Db, filters: Filters, estimated: Estimate | null): Promise<number> {
  const most = EXPLORE_TOTAL_MAX + 1
  if (estimated === null) return 0
  if (isSurelyMore(estimated)) return most
  const { by, rows } = sweptOf(filters, estimated)
  if (rows <= COUNTED) return countSwept(db, filters, by, most)
  if ((most * rows) / estimated.matches <= LIKELY * COUNTED) {
    const count = await countSwept(db, filters, by, most, COUNTED)
    if (count === most) return count
  }
  return countMatches(db, filters, estimated, most)
}

/** By one filter, of what is known to be so frequent that nobody has to count up to a thousand of it. */
function isSurelyMore({ conditions, matches }: Estimate): boolean {
  const [only] = conditions
  return (
    conditions.length === 1 &&
    only !== undefined &&
    only.share > UNKNOWN_SHARE &&
    matches > SURELY * EXPLORE_TOTAL_MAX
  )
}
