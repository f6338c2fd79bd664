import { searchPath } from './search-path.ts'

/** What of the results is shown; each choice stands in the address, so that Back finds it again. */
export interface SearchView {
  filter: Filter
  hasNsfw: boolean
}

/** Spec 2.4. */
export const FILTERS = ['all', 'guilds', 'pagefeed'] as const
export type Filter = (typeof FILTERS)[number]

/** What makes no sense in the address is as if it were not there. */
export function readView(query: URLSearchParams): SearchView {
  return {
    filter: FILTERS.find((filter) => filter === query.get('filter')) ?? 'all',
    hasNsfw: query.get('nsfw') === 'on',
  }
}

export function viewPath(term: string, view: SearchView): string {
  return searchPath(term) + keptOf(view)
}

/** What another term leaves in the address. */
export function keptOf({ filter, hasNsfw }: SearchView): string {
  return (filter === 'all' ? '' : `&filter=${filter}`) + (hasNsfw ? '&nsfw=on' : '')
}
