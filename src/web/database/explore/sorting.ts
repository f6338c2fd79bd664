import type { ViewState } from '../../../contract/explore.ts'
import {
  DEFAULT_EXPLORE_SORT,
  type ExploreColumn,
  type ExploreSort,
} from '../../../contract/explore-rules.ts'

/** What each order is called, as `messages` name it. */
export const SORT_WORDS = {
  newest: 'newest',
  oldest: 'oldest',
  updated: 'updated',
  likes: 'mostLikes',
  comments: 'mostComments',
  title: 'byTitle',
} as const satisfies Record<ExploreSort, string>

/** The orders that a column's head can give, each with its direction. */
const BY_COLUMN: Partial<Record<ExploreColumn, readonly [ExploreSort, 'ascending' | 'descending'][]>> = {
  title: [['title', 'ascending']],
  createdAt: [
    ['newest', 'descending'],
    ['oldest', 'ascending'],
  ],
  updatedAt: [['updated', 'descending']],
  likes: [['likes', 'descending']],
  comments: [['comments', 'descending']],
}

export const sortOf = ({ query }: ViewState): ExploreSort => query.sort ?? DEFAULT_EXPLORE_SORT

export function withSort(view: ViewState, sort: ExploreSort): ViewState {
  const { sort: _, ...filters } = view.query
  return { ...view, query: sort === DEFAULT_EXPLORE_SORT ? filters : { ...filters, sort } }
}

interface HeadSort {
  /** The order after a press on the head. */
  next: ExploreSort
  direction: 'ascending' | 'descending' | undefined
}

/** Undefined for a column that nothing is sorted by. A second press turns the order round, or off where it has one way only. */
export function headSortOf(column: ExploreColumn, sort: ExploreSort): HeadSort | undefined {
  const orders = BY_COLUMN[column]
  if (orders === undefined) return undefined
  const place = orders.findIndex(([order]) => order === sort)
  const isOnlyOne = orders.length === 1 && place === 0
  const [next] = isOnlyOne ? [DEFAULT_EXPLORE_SORT] : (orders[(place + 1) % orders.length] ?? [sort])
  return { next, direction: orders[place]?.[1] }
}
