import type { ViewState } from '../../../contract/explore.ts'
import { DEFAULT_COLUMNS, FILTERS, readView } from './explore-view.ts'

/** The address of a view: only what differs from the bare one is written. `began` is the saved view it began with. */
export function viewPath({ query, columns, kind }: ViewState, began?: number): string {
  const written = new URLSearchParams()
  for (const name of FILTERS) {
    const value = query[name]
    if (value !== undefined) written.set(name, value)
  }
  if (query.sort !== undefined) written.set('sort', query.sort)
  if (kind === 'cards') written.set('as', kind)
  if (columns.join() !== DEFAULT_COLUMNS.join()) written.set('columns', columns.join('-'))
  // Alone it would show the saved view as it was saved.
  if (began !== undefined && written.size > 0) written.set('view', String(began))
  return written.size === 0 ? '/database' : `/database?${written.toString()}`
}

export const savedViewPath = (id: number): string => `/database?view=${id}`

/** The same table of everything. */
export function withoutFilters({ query, columns, kind }: ViewState): ViewState {
  return { query: query.sort === undefined ? {} : { sort: query.sort }, columns, kind }
}

/** As the address would have it, whoever has written it: the order of the columns, the title among them. */
export function tidyView(view: ViewState): ViewState {
  return readView(new URLSearchParams(viewPath(view).split('?')[1]))
}

export const isSameView = (one: ViewState, other: ViewState): boolean =>
  viewPath(tidyView(one)) === viewPath(tidyView(other))
