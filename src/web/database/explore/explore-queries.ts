import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  explore,
  getDatabaseNumbers,
  getExploreFacets,
  type ExploreQuery,
} from '../../../contract/explore.ts'
import { addressOf, call } from '../../platform/api.ts'
import { pagedQuery } from '../../platform/paged-query.ts'
import { FILTERS } from './explore-view.ts'

const FRESH_MS = 60_000

/** In one order, so that what is asked for twice is one address. */
function filtersOf(query: ExploreQuery): ExploreQuery {
  return Object.fromEntries(FILTERS.map((name) => [name, query[name]]))
}

/** The address of a table's first page, which its document may bring. */
export const exploreAddress = (query: ExploreQuery): string =>
  addressOf(explore, undefined, { ...filtersOf(query), sort: query.sort })

export const exploreQueries = {
  /** People, and what they made: an id alone does not say of which type it is, so no change of an object is put in here. */
  list: (client: QueryClient, query: ExploreQuery) =>
    pagedQuery(explore, {
      query: { ...filtersOf(query), sort: query.sort },
      meta: { holds: ['person'] },
      client,
    }),

  facets: (query: ExploreQuery) =>
    queryOptions({
      queryKey: [addressOf(getExploreFacets, undefined, filtersOf(query))],
      queryFn: ({ signal }) => call(getExploreFacets, { query: filtersOf(query), signal }),
      meta: { holds: ['stats'] },
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),

  numbers: queryOptions({
    queryKey: [getDatabaseNumbers.path],
    queryFn: ({ signal }) => call(getDatabaseNumbers, { signal }),
    meta: { holds: ['stats'] },
    staleTime: FRESH_MS,
    refetchOnMount: true,
  }),
}
