import { queryOptions } from '@tanstack/react-query'
import { LISTS_INVALIDATE_MS } from '../../contract/limits.ts'
import { getTrendingPosts } from '../../contract/page-posts.ts'
import type { TrendingPeriod } from '../../contract/stats.ts'
import { addressOf, call } from '../platform/api.ts'

export function trendingPostsQuery(period: TrendingPeriod) {
  const query = period === 'now' ? {} : { period }
  return queryOptions({
    queryKey: [addressOf(getTrendingPosts, {}, query)],
    queryFn: async ({ signal }) => call(getTrendingPosts, { query, signal }),
    meta: { holds: ['page-post'] },
    staleTime: LISTS_INVALIDATE_MS,
    refetchOnMount: true,
  })
}
