import { CATEGORIES } from '../../../contract/categories.ts'
import type { ExploreQuery, ViewState } from '../../../contract/explore.ts'
import {
  DEFAULT_EXPLORE_SORT,
  EXPLORE_COLUMNS,
  EXPLORE_SORTS,
  EXPLORED_TYPES,
  type ExploreColumn,
} from '../../../contract/explore-rules.ts'
import { NAME_MAX } from '../../../contract/limits.ts'
import { isLanguage } from '../../../contract/messages.ts'
import { isDay } from '../../../contract/search-filters.ts'
import { isTag, toTag } from '../../../contract/tag-rules.ts'

/** As they stand in the address and in a call, in this order. */
export const FILTERS = [
  'type',
  'category',
  'language',
  'tag',
  'author',
  'from',
  'to',
  'translated',
  'stale',
  'likes',
] as const
export type FilterName = (typeof FILTERS)[number]

export const DEFAULT_COLUMNS: readonly ExploreColumn[] = [
  'type',
  'title',
  'category',
  'language',
  'author',
  'createdAt',
  'likes',
]

/** What the address asks for; whatever makes no sense in it is as if it were not there. */
export function readView(query: URLSearchParams): ViewState {
  const sort = EXPLORE_SORTS.find((known) => known === query.get('sort'))
  return {
    query: {
      ...readFilters({
        type: query.get('type'),
        category: query.get('category'),
        language: query.get('language'),
        tag: query.get('tag'),
        author: query.get('author'),
        from: query.get('from'),
        to: query.get('to'),
        translated: query.get('translated'),
        stale: query.get('stale'),
        likes: query.get('likes'),
      }),
      ...(sort !== undefined && sort !== DEFAULT_EXPLORE_SORT && { sort }),
    },
    columns: readColumns(query.get('columns')),
    kind: query.get('as') === 'cards' ? 'cards' : 'table',
  }
}

/** The same for what was filled in. */
export function readFilters(written: Record<FilterName, string | null>): ExploreQuery {
  const { language } = written
  const author = written.author?.trim().replace(/^@/, '').slice(0, NAME_MAX).trim()
  const tag = toTag(written.tag ?? '')
  const likes = Number(written.likes ?? '')
  const [from, to] = [written.from, written.to].map((day) => (day !== null && isDay(day) ? day : undefined))
  // Days that were given the other way round mean the same.
  const isTurned = from !== undefined && to !== undefined && from > to
  return withoutNothing({
    type: EXPLORED_TYPES.find((type) => type === written.type),
    category: CATEGORIES.find((category) => category === written.category),
    language: isLanguage(language) ? language : undefined,
    tag: isTag(tag) ? tag : undefined,
    author: author === '' ? undefined : author,
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    translated: written.translated === 'true' ? 'true' : undefined,
    stale: written.stale === 'true' ? 'true' : undefined,
    likes: Number.isInteger(likes) && likes > 0 ? String(Math.min(likes, LIKES_MAX)) : undefined,
  })
}

/** More than anything has, and as many digits as the server reads. */
export const LIKES_MAX = 999_999

function withoutNothing<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

/** What is shown, and the saved view that it began with. */
export interface Shown {
  view: ViewState
  began: number | undefined
}

/** In the order of the table; the title is always there. */
function readColumns(written: string | null): ExploreColumn[] {
  const names = written?.split('-') ?? []
  const known = EXPLORE_COLUMNS.filter((column) => names.includes(column))
  return known.length === 0
    ? [...DEFAULT_COLUMNS]
    : EXPLORE_COLUMNS.filter((column) => column === 'title' || known.includes(column))
}

/** Which saved view the address names. */
export function readViewId(query: URLSearchParams): number | undefined {
  const written = query.get('view') ?? ''
  return /^[1-9]\d{0,14}$/.test(written) ? Number(written) : undefined
}

/** Whether the address says itself what is shown, whatever saved view it began with. */
export function saysItself(query: URLSearchParams): boolean {
  return [...FILTERS, 'sort', 'as', 'columns'].some((name) => query.has(name))
}

export function isFiltered({ query }: ViewState): boolean {
  return FILTERS.some((name) => query[name] !== undefined)
}
