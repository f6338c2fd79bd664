import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ArticleCard } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import { LISTS_INVALIDATE_MS } from '../../contract/limits.ts'
import {
  getRecentUpdates,
  getTrending,
  type RecentUpdate,
  type TrendingPeriod,
} from '../../contract/stats.ts'
import { addressOf, call } from '../platform/api.ts'

/** The globe is a selector, not a category. */
export type Scope = 'globe' | CategoryId

const paramsOf = (scope: Scope) => ({ categoryId: scope === 'globe' ? ('all' as const) : scope })

/** What the panel shows for a choice: the globe's recent updates, or what trends in one category. */
export type PanelItem = RecentUpdate | (ArticleCard & { updateKind?: undefined })

export function panelQuery(scope: Scope) {
  const route = { params: paramsOf(scope) }
  return queryOptions({
    queryKey: [scope === 'globe' ? getRecentUpdates.path : addressOf(getTrending, route.params)],
    queryFn: ({ signal }): Promise<PanelItem[]> =>
      scope === 'globe' ? call(getRecentUpdates, { signal }) : call(getTrending, { ...route, signal }),
    meta: { holds: ['article'] },
    staleTime: LISTS_INVALIDATE_MS,
    refetchOnMount: true,
  })
}

/** `now` is what the address means without a period; without a reader's languages it is what a document brings. */
export function trendingAddress(scope: Scope, period: TrendingPeriod, reading?: string): string {
  return addressOf(getTrending, paramsOf(scope), queryOf(period, reading))
}

function queryOf(period: TrendingPeriod, reading: string | undefined) {
  return period === 'now' ? { reading } : { period, reading }
}

/**
 * The numbered list of /trending. What a document brought, without the reader's languages, stands until their own versions
 * are there.
 */
export function trendingQuery(
  client: QueryClient,
  scope: Scope,
  period: TrendingPeriod,
  reading: string | undefined,
) {
  return queryOptions({
    queryKey: [trendingAddress(scope, period, reading)],
    queryFn: ({ signal }) =>
      call(getTrending, { params: paramsOf(scope), query: queryOf(period, reading), signal }),
    placeholderData: () => client.getQueryData<ArticleCard[]>([trendingAddress(scope, period)]),
    meta: { holds: ['article'] },
    staleTime: LISTS_INVALIDATE_MS,
    refetchOnMount: true,
  })
}
