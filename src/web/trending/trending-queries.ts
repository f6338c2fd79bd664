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

/** What the panel shows for a choice: the globe's recent updates, or what trends in one category. */
export type PanelItem = RecentUpdate | (ArticleCard & { updateKind?: undefined })

export function panelQuery(scope: Scope) {
  const route = { params: { categoryId: scope === 'globe' ? ('all' as const) : scope } }
  return queryOptions({
    queryKey: [scope === 'globe' ? getRecentUpdates.path : addressOf(getTrending, route.params)],
    queryFn: ({ signal }): Promise<PanelItem[]> =>
      scope === 'globe' ? call(getRecentUpdates, { signal }) : call(getTrending, { ...route, signal }),
    staleTime: LISTS_INVALIDATE_MS,
    refetchOnMount: true,
  })
}

/**
 * The numbered list of /trending; `now` is what the address means without a period. What a document brought, without
 * the reader's languages, stands until his own versions are there.
 */
export function trendingQuery(
  client: QueryClient,
  scope: Scope,
  period: TrendingPeriod,
  reading: string | undefined,
) {
  const params = { categoryId: scope === 'globe' ? ('all' as const) : scope }
  const query = period === 'now' ? {} : { period }
  return queryOptions({
    queryKey: [addressOf(getTrending, params, { ...query, reading })],
    queryFn: ({ signal }) => call(getTrending, { params, query: { ...query, reading }, signal }),
    placeholderData: () => client.getQueryData<ArticleCard[]>([addressOf(getTrending, params, query)]),
    staleTime: LISTS_INVALIDATE_MS,
    refetchOnMount: true,
  })
}
