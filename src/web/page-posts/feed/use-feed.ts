import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { FEED_POLL_MS } from '../../../contract/limits.ts'
import { useEvery } from '../../platform/poll.ts'
import { listState } from '../../ui/list-state.ts'
import { useNextPage } from '../../ui/use-next-page.ts'
import type { FeedFilter } from './feed-filter.ts'
import { countNew, feedOf, withPage, type Feed } from './feed-of.ts'
import { feedAddress, feedQuery, loadPage, newestQuery } from './feed-queries.ts'

/** One feed: what is shown, what waits, and what comes after it. */
export function useFeed(filter: FeedFilter) {
  const client = useQueryClient()
  const options = feedQuery(client, filter)
  const answer = useQuery(options)
  const newest = useQuery({ ...newestQuery(client, filter), enabled: false })
  const feed = answer.data
  const { refetch: lookAgain } = newest
  const { refetch: askAgain } = answer
  const address = feedAddress(filter)
  const look = useCallback(() => {
    const shown = client.getQueryData<Feed>([address, 'feed'])
    if (shown !== undefined) void (shown.next === undefined ? askAgain() : lookAgain())
  }, [client, address, askAgain, lookAgain])
  useEvery(FEED_POLL_MS, look)
  // Whoever comes back to a feed is told at once what came meanwhile.
  useEffect(() => {
    if (client.getQueryData<Feed>([address, 'feed'])?.next !== undefined) look()
  }, [client, address, look])

  const change = (to: (feed: Feed) => Feed) =>
    client.setQueryData<Feed>([address, 'feed'], (shown) => shown && to(shown))
  const more = useNextPage({
    cursor: feed?.next,
    load: (cursor) => loadPage(filter, cursor),
    onLoaded: (page) => change((shown) => withPage(shown, page)),
  })
  // The document showed its beginning, and where it goes on could not be asked.
  const isCutOff = feed !== undefined && feed.next === undefined && answer.isError
  return {
    items: feed?.items.filter(({ state }) => state !== 'deleted') ?? [],
    ...listState(answer),
    ...more,
    // Whether the newest look failed is told by `isLive`.
    isOutdated: false,
    ...(isCutOff && {
      hasMore: true,
      hasMoreFailed: true,
      isLoadingMore: answer.isFetching,
      loadMore: () => void askAgain(),
    }),
    newCount: feed === undefined || newest.data === undefined ? 0 : countNew(feed, newest.data.items),
    /** False once a look has failed, until the next one that does not. */
    isLive: feed !== undefined && !newest.isError && !isCutOff,
    showNew: () => {
      if (newest.data !== undefined) change(() => feedOf(newest.data.items, newest.data.next))
    },
  }
}
