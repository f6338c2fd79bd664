import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'

/** A list as what draws it needs it, wherever its rows come from. */
export interface ListState {
  /** No row is there yet. */
  isPending: boolean
  /** No row is there, because they did not arrive. */
  hasFailed: boolean
  /** There are rows, but what they are by now did not arrive. */
  isOutdated: boolean
  isBusy: boolean
  retry: () => void
  /** Undefined while it is not known. */
  hasMore: boolean | undefined
  isLoadingMore: boolean
  hasMoreFailed: boolean
  loadMore: () => void
}

type Answer = Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'> &
  Partial<
    Pick<
      UseInfiniteQueryResult,
      'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
    >
  >

/** Of a query for a whole list, or for one that is read page by page. */
export function listState(answer: Answer): ListState {
  const { data, isError, isFetchNextPageError = false } = answer
  return {
    isPending: data === undefined && !isError,
    hasFailed: data === undefined && isError,
    isOutdated: data !== undefined && isError && !isFetchNextPageError,
    isBusy: answer.isFetching,
    retry: () => void answer.refetch(),
    hasMore: data === undefined || answer.isPlaceholderData ? undefined : (answer.hasNextPage ?? false),
    isLoadingMore: answer.isFetchingNextPage ?? false,
    hasMoreFailed: isFetchNextPageError,
    loadMore: () => void answer.fetchNextPage?.(),
  }
}
