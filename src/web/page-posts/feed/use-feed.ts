import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { FEED_POLL_MS } from '../../../contract/limits.ts'
import { useEvery } from '../../platform/poll.ts'
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
  const more = useMutation({
    mutationFn: async (cursor: string) => loadPage(filter, cursor),
    onSuccess: (page) => change((shown) => withPage(shown, page)),
  })
  const next = feed?.next
  // The document showed its beginning, and where it goes on could not be asked.
  const isCutOff = feed !== undefined && next === undefined && answer.isError
  return {
    items: feed?.items.filter(({ state }) => state !== 'deleted'),
    hasFailed: answer.isError && feed === undefined,
    isBusy: answer.isFetching,
    retry: () => void askAgain(),
    newCount: feed === undefined || newest.data === undefined ? 0 : countNew(feed, newest.data.items),
    /** False once a look has failed, until the next one that does not. */
    isLive: feed !== undefined && !newest.isError && !isCutOff,
    showNew: () => {
      if (newest.data !== undefined) change(() => feedOf(newest.data.items, newest.data.next))
    },
    hasMore: typeof next === 'string' || isCutOff,
    isWhole: next === null,
    isLoadingMore: more.isPending || (isCutOff && answer.isFetching),
    hasMoreFailed: more.isError || isCutOff,
    loadMore: () => {
      if (isCutOff) void askAgain()
      else if (typeof next === 'string' && !more.isPending) more.mutate(next)
    },
  }
}

export type OpenedFeed = ReturnType<typeof useFeed>
