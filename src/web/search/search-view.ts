import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'
import { searchPath } from './search-path.ts'

/** What narrows the results down. Days are written as in 2026-11-18, and both are included. */
export interface Narrowing {
  category?: CategoryId | undefined
  language?: Language | undefined
  /** An alias. */
  author?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What of the results is shown; each choice stands in the address, so that Back finds it again. */
export interface SearchView extends Narrowing {
  filter: Filter
  hasNsfw: boolean
}

/** Spec 2.4. */
export const FILTERS = ['all', 'guilds', 'pagefeed'] as const
export type Filter = (typeof FILTERS)[number]

/** As they stand in the address. */
export const NARROWINGS = ['category', 'language', 'author', 'from', 'to'] as const

/** What can narrow down what is shown under a filter. */
const NARROWED_BY: Record<Filter, readonly (keyof Narrowing)[]> = {
  all: NARROWINGS,
  guilds: [],
  pagefeed: ['author', 'from', 'to'],
}

const ALIAS_MAX = 60
const DAY = /^\d{4}-\d\d-\d\d$/

/** What makes no sense in the address is as if it were not there. */
export function readView(query: URLSearchParams): SearchView {
  return {
    filter: FILTERS.find((filter) => filter === query.get('filter')) ?? 'all',
    hasNsfw: query.get('nsfw') === 'on',
    ...readNarrowing((name) => query.get(name)),
  }
}

export function readNarrowing(read: (name: keyof Narrowing) => string | null): Narrowing {
  const language = read('language')
  const author = read('author')?.trim().replace(/^@/, '').slice(0, ALIAS_MAX)
  const days = [read('from'), read('to')]
  // Days that were given the other way round mean the same.
  const [from, to] = days.every(isDay) ? days.toSorted() : days
  return {
    category: CATEGORIES.find((category) => category === read('category')),
    language: isLanguage(language) ? language : undefined,
    author: author === '' ? undefined : author,
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  }
}

function isDay(day: string | null | undefined): day is string {
  return typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day))
}

export function viewPath(term: string, view: SearchView): string {
  return searchPath(term) + keptOf(view)
}

/** What another term leaves in the address. */
export function keptOf(view: SearchView): string {
  const { filter, hasNsfw } = view
  const narrowing = NARROWINGS.map((name) =>
    view[name] === undefined ? '' : `&${name}=${encodeURIComponent(view[name])}`,
  )
  return (filter === 'all' ? '' : `&filter=${filter}`) + (hasNsfw ? '&nsfw=on' : '') + narrowing.join('')
}

/** What narrows down what this view shows. */
export function narrowingOf(view: SearchView): Narrowing {
  return Object.fromEntries(
    NARROWED_BY[view.filter].filter((name) => view[name] !== undefined).map((name) => [name, view[name]]),
  )
}

export function canNarrowBy(filter: Filter, name: keyof Narrowing): boolean {
  return NARROWED_BY[filter].includes(name)
}

/** In the order of the screen. */
export const KINDS = ['guilds', 'articles', 'posts', 'questions', 'people'] as const
export type Kind = (typeof KINDS)[number]

/** A kind that can't be narrowed down so is left out, rather than shown as if it were. */
export function isShown(kind: Kind, view: SearchView): boolean {
  if (view.filter === 'guilds') return kind === 'guilds'
  if (view.filter === 'pagefeed') return kind === 'posts'
  const { category, language, ...others } = narrowingOf(view)
  if (kind === 'articles') return true
  if (category !== undefined || language !== undefined) return false
  return kind === 'posts' || Object.keys(others).length === 0
}
