import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listState, type ListState } from './list-state.ts'

type Options<P> = UseInfiniteQueryOptions<P, Error, InfiniteData<P>, string[], string | undefined>

/** A list that is read page by page; its items are undefined until the first page is there. */
export function usePagedList<P extends { items: unknown[] }>(
  options: Options<P>,
): ListState & { items: P['items'] | undefined } {
  const answer = useInfiniteQuery(options)
  const { data } = answer
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data])
  return { ...listState(answer), items }
}
