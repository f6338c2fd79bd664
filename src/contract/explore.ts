import * as z from 'zod/mini'
import { ArticleLanguage, Category, Tag } from './articles.ts'
import { Id, line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { EXPLORE_COLUMNS, EXPLORE_SORTS, EXPLORED_TYPES, VIEW_KINDS, VIEW_NAME_MAX } from './explore-rules.ts'
import { Cursor, Done, IdParams, Limit } from './objects.ts'
import { Person } from './people.ts'
import { WrittenFilters } from './search-filters.ts'

export const ExploredType = z.enum(EXPLORED_TYPES)

/** The filters, as they stand in a query; each may be left out. Days are in UTC, both included, of `createdAt`. */
const Filters = {
  type: z.optional(ExploredType),
  category: z.optional(Category),
  language: z.optional(ArticleLanguage),
  tag: z.optional(Tag),
  ...WrittenFilters,
  /** Only what is there in another language too. */
  translated: z.optional(z.literal('true')),
  /** Only translations whose original has changed since. */
  stale: z.optional(z.literal('true')),
  /** So many likes at least. */
  likes: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
}
export const ExploreFilters = z.strictObject(Filters)
export type ExploreFilters = z.infer<typeof ExploreFilters>

export const ExploreQuery = z.strictObject({ ...Filters, sort: z.optional(z.enum(EXPLORE_SORTS)) })
export type ExploreQuery = z.infer<typeof ExploreQuery>

/** Something public. Of a person `title` is the name and `author` they themselves; of a guild `author` is its owner. */
export const ExploredItem = z.object({
  type: ExploredType,
  id: Id,
  title: z.string(),
  /** The clean path where it is read. */
  path: z.string(),
  /** Null for what has none; with several, the first. */
  category: z.nullable(Category),
  language: z.nullable(ArticleLanguage),
  /** All languages in which it is there, its own among them. */
  languages: z.array(ArticleLanguage),
  tags: z.array(z.string()),
  /** Null when they have left. */
  author: z.nullable(Person),
  createdAt: Time,
  updatedAt: Time,
  /** Null for what cannot have any. */
  likes: z.nullable(z.number()),
  comments: z.nullable(z.number()),
})
export type ExploredItem = z.infer<typeof ExploredItem>

/** Everything public and not adult, as one table. Without `sort` the newest come first. */
export const explore = endpoint({
  method: 'GET',
  path: '/api/database/explore',
  access: 'public',
  query: z.extend(ExploreQuery, { cursor: z.optional(Cursor), limit: z.optional(Limit) }),
  response: z.object({
    items: z.array(ExploredItem),
    nextCursor: z.nullable(z.string()),
    /** How many match in all; with `isMore` there are more than `count`. */
    total: z.object({ count: z.number(), isMore: z.boolean() }),
  }),
})
export type Explored = z.infer<(typeof explore)['response']>

const counts = <T extends z.ZodMiniType>(value: T) => z.array(z.object({ value, count: z.number() }))

/**
 * How many there are of each type, category and language, under the other two of these three filters; the most first,
 * none that has nothing. Null under any other filter: what would have to be counted then is not.
 */
export const getExploreFacets = endpoint({
  method: 'GET',
  path: '/api/database/facets',
  access: 'public',
  query: ExploreFilters,
  response: z.object({
    facets: z.nullable(
      z.object({
        types: counts(ExploredType),
        categories: counts(Category),
        languages: counts(ArticleLanguage),
      }),
    ),
  }),
})
export type ExploreFacets = NonNullable<z.infer<(typeof getExploreFacets)['response']>['facets']>

/** The site in numbers: what is public now, by when it was made, and the statistics that home shows too. */
export const getDatabaseNumbers = endpoint({
  method: 'GET',
  path: '/api/database/numbers',
  access: 'public',
  response: z.object({
    /** Here an article counts once in however many languages it is there; as one of the types below, each is an entry. */
    site: z.object({
      articles: z.number(),
      contributors: z.number(),
      recentEdits: z.number(),
      visitors: z.number(),
      online: z.number(),
    }),
    /** In the order of EXPLORED_TYPES. `days` are the new ones of the last 30 days in UTC, today last. */
    types: z.array(z.object({ type: ExploredType, total: z.number(), days: z.array(z.number()) })),
    /** The last of the 30 days. */
    today: z.string(),
    articlesByCategory: counts(Category),
    articlesByLanguage: counts(ArticleLanguage),
    /** New things of all types in each of the last 12 months, as `2026-11`, this month last. */
    months: z.array(z.object({ month: z.string(), count: z.number() })),
  }),
})
export type DatabaseNumbers = z.infer<(typeof getDatabaseNumbers)['response']>

/** What a saved view opens: the query as Explore takes it, and how it is shown. */
export const ViewState = z.strictObject({
  query: ExploreQuery,
  columns: z.array(z.enum(EXPLORE_COLUMNS)).check(
    z.minLength(1),
    z.maxLength(EXPLORE_COLUMNS.length),
    z.refine((columns) => new Set(columns).size === columns.length),
  ),
  kind: z.enum(VIEW_KINDS),
})
export type ViewState = z.infer<typeof ViewState>

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  /** Anybody may open it who has its link, `/database?view=12`. */
  isPublic: z.boolean(),
  isMine: z.boolean(),
  /** Who saved it; null when they have left. */
  author: z.nullable(Person),
  state: ViewState,
  createdAt: Time,
  updatedAt: Time,
})
export type SavedView = z.infer<typeof SavedView>

const ViewName = line({ min: 1, max: VIEW_NAME_MAX })

/** One's own views, by name. */
export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/database/views',
  access: 'member',
  response: z.object({ items: z.array(SavedView) }),
})

export const createSavedView = endpoint({
  method: 'POST',
  path: '/api/database/views',
  access: 'member',
  body: z.strictObject({ name: ViewName, isPublic: z.boolean(), state: ViewState }),
  readAt: '/api/database/views/:id',
  response: SavedView,
})

export const getSavedView = endpoint({
  method: 'GET',
  path: '/api/database/views/:id',
  access: 'public',
  params: IdParams,
  response: SavedView,
})

export const updateSavedView = endpoint({
  method: 'PATCH',
  path: '/api/database/views/:id',
  access: 'member',
  params: IdParams,
  body: z.strictObject({
    name: z.optional(ViewName),
    isPublic: z.optional(z.boolean()),
    state: z.optional(ViewState),
  }),
  response: SavedView,
})

/** One's own; a moderator any that is public. */
export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/api/database/views/:id',
  access: 'member',
  params: IdParams,
  response: Done,
})

/** What matches as a file: 5,000 rows at most, five files an hour. The first line says the licence. */
export const exportExploredCsv = endpoint({
  method: 'GET',
  path: '/api/database/export.csv',
  access: 'member',
  query: ExploreQuery,
  hasEffect: true,
  file: 'text/csv',
  response: z.string(),
})

export const exportExploredJson = endpoint({
  method: 'GET',
  path: '/api/database/export.json',
  access: 'member',
  query: ExploreQuery,
  hasEffect: true,
  file: 'application/json',
  response: z.object({ licence: z.string(), exportedAt: Time, items: z.array(ExploredItem) }),
})
