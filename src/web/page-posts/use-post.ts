import { useQuery } from '@tanstack/react-query'
import type { PagePost } from '../../contract/page-posts.ts'
import { useOnceAlive } from '../platform/hydrated.ts'
import { usePageState } from '../platform/page-state.tsx'
import { freshnessOf, postQueries } from './post-queries.ts'

interface Loading {
  state: 'pending' | 'missing' | 'failed'
  retry: () => void
  isBusy: boolean
}

interface Found {
  state: 'found'
  post: PagePost
}

export function usePost(id: number): Loading | Found {
  const { hasSession } = usePageState()
  const { data, isError, isFetching, refetch } = useQuery({
    ...postQueries.detail(id),
    // A document is the same for everybody: a post that only its author may see is not in it, so they ask as themselves.
    staleTime: ({ state }) => (state.data === null && hasSession ? 0 : freshnessOf(state.data)),
  })
  const isAsking = useOnceAlive(
    () => isFetching,
    () => false,
  )
  if (data) return { state: 'found', post: data }
  const isPending = data === undefined || isAsking
  return {
    state: isError ? 'failed' : isPending ? 'pending' : 'missing',
    retry: () => void refetch(),
    isBusy: isFetching,
  }
}
