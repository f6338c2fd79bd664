import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isSearchable } from '../../../contract/search-rules.ts'
import { suggestSearches } from '../../../contract/search.ts'
import { addressOf, call } from '../../platform/api.ts'

/** What was published a moment ago is suggested soon. */
const FRESH_MS = 60_000

/** The call of a text that is no longer in the field is given up. What was found says for which text. */
export function suggestionQuery(term: string) {
  const query = { q: term }
  return queryOptions({
    queryKey: [addressOf(suggestSearches, undefined, query), 'of'],
    queryFn: async ({ signal }) => ({ of: term, ...(await call(suggestSearches, { query, signal })) }),
    enabled: isSearchable(term),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
