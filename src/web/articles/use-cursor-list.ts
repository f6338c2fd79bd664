import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, ResponseOf } from '../../contract/endpoint.ts'
import { addressOf } from '../platform/api.ts'
import type { Held } from '../platform/content-cache.ts'

interface CursorPage {
  items: unknown[]
  nextCursor: string | null
}

/** A list that is read page by page: what is fetched is added to what stands under the first page's address. */
export function useCursorList<E extends Endpoint>(route: E, id: number, held: Held) {
  type Page = ResponseOf<E> & CursorPage
  const client = useQueryClient()
  const queryKey = [addressOf(route, { id })]
  const meta = { holds: [held], of: { type: 'article' as const, id } }
  const first = useQuery<Page>({ queryKey, meta, refetchOnMount: true })
  const next = useMutation({
    mutationFn: async (cursor: string) =>
      client.fetchQuery<Page>({ queryKey: [addressOf(route, { id }, { cursor })] }),
    onSuccess: (page) =>
      client.setQueryData<Page>(
        queryKey,
        (list) => list && { ...list, ...page, items: [...list.items, ...page.items] },
      ),
  })
  const nextCursor = first.data?.nextCursor ?? null
  const loadMore = () => {
    if (nextCursor !== null && !next.isPending) next.mutate(nextCursor)
  }
  return {
    items: (first.data?.items ?? []) as Page['items'],
    isPending: first.isPending,
    isFailed: first.isError || next.isError,
    isLoadingMore: next.isPending,
    hasMore: nextCursor !== null,
    retry: () => (first.isError ? void first.refetch() : loadMore()),
    loadMore,
  }
}
