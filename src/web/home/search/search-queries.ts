import { queryOptions } from '@tanstack/react-query'
import { searchArticles } from '../../../contract/articles.ts'
import { isSearchable } from '../../../contract/search-rules.ts'
import { addressOf, call } from '../../platform/api.ts'
import { orFail } from '../../platform/fetch-failure.ts'

/** Spec 5: a term that is too short is not asked for. */
export function articleSearchQuery(term: string) {
  const query = { q: term }
  return queryOptions({
    queryKey: [addressOf(searchArticles, undefined, query)],
    queryFn: ({ signal }) => orFail('Failed to search articles', call(searchArticles, { query, signal })),
    enabled: isSearchable(term),
  })
}
