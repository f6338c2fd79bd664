import { queryOptions } from '@tanstack/react-query'
import { CATEGORY_COUNTS_STALE_MS } from '../../contract/limits.ts'
import { getCategoryCounts, getOnline, getStats } from '../../contract/stats.ts'
import { call } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'

export const statsQuery = queryOptions({
  queryKey: [getStats.path],
  meta: { holds: ['stats'] },
  queryFn: ({ signal }) => orFail('Failed to fetch stats', call(getStats, { signal })),
})

export const onlineQuery = queryOptions({
  queryKey: [getOnline.path],
  meta: { holds: ['stats'] },
  queryFn: ({ signal }) => call(getOnline, { signal }),
})

/** Spec 9: stale after 5 minutes; only then a screen that shows them asks again. */
export const categoryCountsQuery = queryOptions({
  queryKey: [getCategoryCounts.path],
  meta: { holds: ['category-count'] },
  queryFn: ({ signal }) => orFail('Failed to fetch category counts', call(getCategoryCounts, { signal })),
  staleTime: CATEGORY_COUNTS_STALE_MS,
  refetchOnMount: true,
})
