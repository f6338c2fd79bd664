import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { isLine } from '../../contract/common.ts'
import { NAME_MAX } from '../../contract/limits.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'
import { isDay } from '../../contract/search-filters.ts'
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

/** What makes no sense in the address is as if it were not there. */
export function readView(query: URLSearchParams): SearchView {
  return {
    filter: FILTERS.find((filter) => filter === query.get('filter')) ?? 'all',
    hasNsfw: query.get('nsfw') === 'on',
    ...readNarrowing({
      category: query.get('category'),
      language: query.get('language'),
      author: query.get('author'),
      from: query.get('from'),
      to: query.get('to'),
    }),
  }
}

export function readNarrowing(written: Record<keyof Narrowing, string | null>): Narrowing {
  const { language } = written
  const author = written.author?.trim().replace(/^@/, '') ?? ''
  const [from, to] = [written.from, written.to].map((day) => (day !== null && isDay(day) ? day : undefined))
  // Days that were given the other way round mean the same.
  const isTurned = from !== undefined && to !== undefined && from > to
  return {
    category: CATEGORIES.find((category) => category === written.category),
    language: isLanguage(language) ? language : undefined,
    // What can be no alias the server would refuse.
    author: author !== '' && author.length <= NAME_MAX && isLine(author) ? author : undefined,
    from: isTurned ? to : from,
    to: isTurned ? from : to,
  }
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

/** The same view of everything there is. */
export function withoutNarrowing({ filter, hasNsfw }: SearchView): SearchView {
  return { filter, hasNsfw }
}

export function isNarrowed(view: SearchView): boolean {
  return Object.keys(narrowingOf(view)).length > 0
}

/** What narrows down what this view shows. */
export function narrowingOf(view: SearchView): Narrowing {
  return Object.fromEntries(
    narrowingsOf(view.filter)
      .filter((name) => view[name] !== undefined)
      .map((name) => [name, view[name]]),
  )
}

/** What can narrow down what is shown under a filter. */
export function narrowingsOf(filter: Filter): readonly (keyof Narrowing)[] {
  if (filter === 'all') return NARROWINGS
  return NARROWED[filter === 'guilds' ? 'guilds' : 'posts']
}

/** In the order of the screen. */
export const KINDS = ['guilds', 'articles', 'posts', 'questions', 'collections', 'people'] as const
export type Kind = (typeof KINDS)[number]

/** What each kind can be narrowed down by. */
const NARROWED: Record<Kind, readonly (keyof Narrowing)[]> = {
  guilds: [],
  articles: NARROWINGS,
  posts: ['author', 'from', 'to'],
  questions: NARROWINGS,
  collections: NARROWINGS,
  people: [],
}

/** A kind that can't be narrowed down so is left out, rather than shown as if it were. */
export function isShown(kind: Kind, view: SearchView): boolean {
  if (view.filter === 'guilds') return kind === 'guilds'
  if (view.filter === 'pagefeed') return kind === 'posts'
  return NARROWINGS.every((name) => view[name] === undefined || NARROWED[kind].includes(name))
}
