import { useMutation } from '@tanstack/react-query'
import type { ListState } from './list-state.ts'

interface NextPageOptions<P> {
  /** Null after the last page, undefined while it is not known. */
  cursor: string | null | undefined
  load: (cursor: string) => Promise<P>
  /** Adds the page to the list, which is kept in one piece in the query cache. */
  onLoaded: (page: P) => void
}

type NextPage = Pick<ListState, 'hasMore' | 'isLoadingMore' | 'hasMoreFailed' | 'loadMore'> & {
  hasLoadedMore: boolean
}

/** The way on in a list whose rows change while it is read, so that its pages can't be fetched again as they were. */
export function useNextPage<P>({ cursor, load, onLoaded }: NextPageOptions<P>): NextPage {
  const { mutate, isPending, isError, isSuccess } = useMutation({ mutationFn: load, onSuccess: onLoaded })
  return {
    hasMore: cursor === undefined ? undefined : cursor !== null,
    isLoadingMore: isPending,
    hasMoreFailed: isError,
    hasLoadedMore: isSuccess,
    loadMore: () => {
      if (typeof cursor === 'string' && !isPending) mutate(cursor)
    },
  }
}
