/** What Explore and its saved views are made of; both sides use it. */

/** What can be explored, in the order in which it is offered. */
export const EXPLORED_TYPES = ['article', 'question', 'page-post', 'guild', 'person', 'collection'] as const
export type ExploredType = (typeof EXPLORED_TYPES)[number]

export const EXPLORE_SORTS = ['newest', 'oldest', 'updated', 'likes', 'comments', 'title'] as const
export type ExploreSort = (typeof EXPLORE_SORTS)[number]
export const DEFAULT_EXPLORE_SORT: ExploreSort = 'newest'

/** Beyond so many matches the total says "more than". */
export const EXPLORE_TOTAL_MAX = 1000

export const EXPLORE_COLUMNS = [
  'type',
  'title',
  'category',
  'language',
  'tags',
  'author',
  'createdAt',
  'updatedAt',
  'likes',
  'comments',
] as const
export type ExploreColumn = (typeof EXPLORE_COLUMNS)[number]

export const VIEW_NAME_MAX = 60
export const VIEWS_MAX = 50
export const VIEW_KINDS = ['table', 'cards'] as const
export type ViewKind = (typeof VIEW_KINDS)[number]

export const EXPORT_ROWS_MAX = 5000
export const EXPORTS_PER_HOUR = 5
/** How far the numbers look back. */
export const NUMBERS_DAYS = 30
export const NUMBERS_MONTHS = 12
