import { queryOptions } from '@tanstack/react-query'
import { listTagSynonyms } from '../../contract/search.ts'
import { CATEGORY_COUNTS_STALE_MS } from '../../contract/limits.ts'
import { addressOf, call } from '../platform/api.ts'

/** Tags that say the same in another language. */
export function tagSynonymsQuery(tag: string) {
  const params = { tag }
  return queryOptions({
    queryKey: [addressOf(listTagSynonyms, params)],
    queryFn: ({ signal }) => call(listTagSynonyms, { params, signal }),
    meta: { holds: ['tag'] },
    staleTime: CATEGORY_COUNTS_STALE_MS,
    refetchOnMount: true,
  })
}
