import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { listFollowedPosts, listPagePosts, type PagePost } from '../../../contract/page-posts.ts'
import { addressOf, callPage, type Page } from '../../platform/api.ts'
import { orFail } from '../../platform/fetch-failure.ts'
import { LIST_KEPT_MS } from '../../platform/paged-query.ts'
import { FETCH_FAILED } from '../post-queries.ts'
import type { FeedFilter } from './feed-filter.ts'
import { feedOf, withFresh, withPage, withPosted, type Feed } from './feed-of.ts'

function queryOf({ type, sort, isFollowing, isNsfw }: FeedFilter) {
  return {
    type,
    sort: isFollowing || sort === 'new' ? undefined : sort,
    includeNsfw: isNsfw ? ('true' as const) : undefined,
  }
}

export function feedAddress(filter: FeedFilter): string {
  return addressOf(filter.isFollowing ? listFollowedPosts : listPagePosts, undefined, queryOf(filter))
}

const metaOf = ({ isFollowing }: FeedFilter) => ({
  holds: isFollowing ? (['page-post', 'followed'] as const) : (['page-post'] as const),
})

export async function loadPage(
  filter: FeedFilter,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<Page<PagePost[]>> {
  const { type, sort, includeNsfw } = queryOf(filter)
  const options = signal && { signal }
  return orFail(
    FETCH_FAILED,
    filter.isFollowing
      ? callPage(listFollowedPosts, { query: { type, includeNsfw, cursor }, ...options })
      : callPage(listPagePosts, { query: { type, sort, includeNsfw, cursor }, ...options }),
  )
}

/** Whether somebody is changing a post right now: an answer from before would undo what they see. */
export function isBusy(client: QueryClient, id: number): boolean {
  return client.isMutating({ mutationKey: ['page-post', id] }) > 0
}

/**
 * The feed in one piece. A document may carry its first page under the address of the list; where it goes on is only
 * known from its own call. Asked for again, known posts change in place and nothing else does.
 */
export function feedQuery(client: QueryClient, filter: FeedFilter) {
  const address = feedAddress(filter)
  const queryKey = [address, 'feed']
  const sent = client.getQueryData<PagePost[] | null>([address])
  return queryOptions({
    queryKey,
    meta: metaOf(filter),
    queryFn: async ({ signal }): Promise<Feed> => {
      const wanted = client.getQueryData<Feed>(queryKey)?.items.length ?? 0
      const first = await loadPage(filter, undefined, signal)
      client.setQueryData(newestQuery(client, filter).queryKey, first)
      const fresh = [...first.items]
      let last = first
      while (fresh.length < wanted && last.next !== null) {
        last = await loadPage(filter, last.next, signal)
        fresh.push(...last.items)
      }
      const shown = client.getQueryData<Feed>(queryKey)
      if (shown === undefined) return feedOf(fresh, last.next)
      const feed = withFresh(shown, fresh, (id) => isBusy(client, id))
      return shown.next === undefined
        ? withPage(feed, { items: olderIn(feed, fresh), next: last.next })
        : feed
    },
    staleTime: ({ state }) => (state.data?.next === undefined ? 0 : Infinity),
    gcTime: LIST_KEPT_MS,
    refetchOnMount: true,
    ...(sent && { initialData: feedOf(sent, undefined), initialDataUpdatedAt: 0 }),
  })
}

/** What follows the last known one; the rest of what is not known is new and waits. */
function olderIn({ items }: Feed, fresh: readonly PagePost[]): PagePost[] {
  const known = new Set(items.map(({ id }) => id))
  return fresh.slice(fresh.findLastIndex(({ id }) => known.has(id)) + 1)
}

/** The first page as it is by now; what of it is shown already changes in place. */
export function newestQuery(client: QueryClient, filter: FeedFilter) {
  const address = feedAddress(filter)
  return queryOptions({
    queryKey: [address, 'newest'],
    meta: metaOf(filter),
    queryFn: async ({ signal }) => {
      const page = await loadPage(filter, undefined, signal)
      client.setQueryData<Feed>(
        [address, 'feed'],
        (feed) => feed && withFresh(feed, page.items, (id) => isBusy(client, id)),
      )
      return page
    },
    gcTime: LIST_KEPT_MS,
    staleTime: Infinity,
  })
}

/** Somebody's own post stands in the feed they look at, whatever that one shows. */
export function putPost(client: QueryClient, filter: FeedFilter, post: PagePost): void {
  client.setQueryData<Feed>([feedAddress(filter), 'feed'], (feed) => feed && withPosted(feed, post))
}
