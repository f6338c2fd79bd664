import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { listTags } from '../../contract/article-search.ts'
import { listArticles, type ArticleCard } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import { CATEGORY_COUNTS_STALE_MS, LISTS_INVALIDATE_MS } from '../../contract/limits.ts'
import { addressOf, call, callPage } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'
import { LIST_KEPT_MS } from '../platform/paged-query.ts'
import type { CategoryFilter } from './category-filter.ts'

/** The list of a category without a reader's languages: what a document brings. */
export function categoryArticlesAddress({ category, sort, language, tag }: CategoryFilter): string {
  return addressOf(listArticles, undefined, { category, sort, language, tag })
}

/**
 * The articles of a category, page by page. What a document brought stands until the reader's own versions are there;
 * where the list goes on is only known from its own call.
 */
export function categoryArticlesQuery(
  queryClient: QueryClient,
  { category, sort, language, tag }: CategoryFilter,
  reading: string | undefined,
) {
  const filter = { category, sort, language, tag }
  // A list of one language has no other version to choose.
  const query = language === undefined ? { ...filter, reading } : filter
  const address = addressOf(listArticles, undefined, query)
  const sent = queryClient.getQueryData<ArticleCard[] | null>([categoryArticlesAddress(filter)])
  return infiniteQueryOptions({
    queryKey: [address, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      orFail(
        'Failed to fetch articles',
        callPage(listArticles, { query: { ...query, cursor: pageParam }, signal }),
      ),
    meta: { holds: ['article'] },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: LISTS_INVALIDATE_MS,
    gcTime: LIST_KEPT_MS,
    refetchOnMount: true,
    ...(sent && { placeholderData: { pages: [{ items: sent, next: null }], pageParams: [undefined] } }),
  })
}

/** The tags of a category, or of all of them. */
export function categoryTagsQuery(category: CategoryId | undefined) {
  const query = { category }
  return queryOptions({
    queryKey: [addressOf(listTags, undefined, query)],
    queryFn: ({ signal }) => call(listTags, { query, signal }),
    meta: { holds: ['tag'] },
    staleTime: CATEGORY_COUNTS_STALE_MS,
    refetchOnMount: true,
  })
}
