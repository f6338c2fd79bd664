import { useQuery } from '@tanstack/react-query'
import type { PagePost } from '../../../contract/page-posts.ts'
import { postQueries } from '../post-queries.ts'

interface Wanted {
  post: PagePost | null
  isGone: boolean
  hasFailed: boolean
  isBusy: boolean
  retry: () => void
}

/** The post a link asks for; it is looked for on its own, however far down the feed it stands. */
export function useWanted(id: number | null): Wanted {
  const { data, isError, isFetching, refetch } = useQuery({
    ...postQueries.detail(id ?? 0),
    enabled: id !== null,
  })
  const post = id === null || data === undefined || data?.state === 'deleted' ? null : data
  return {
    post,
    isGone: id !== null && post === null && data !== undefined && !isFetching,
    hasFailed: id !== null && isError && data === undefined,
    isBusy: isFetching,
    retry: () => void refetch(),
  }
}
