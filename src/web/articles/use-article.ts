import { useQuery } from '@tanstack/react-query'
import type { Article } from '../../contract/articles.ts'
import { useUser } from '../auth/public.ts'
import { useOnceAlive } from '../platform/hydrated.ts'
import { usePageState } from '../platform/page-state.tsx'
import { articleQueries, FRESH_MS, type ArticleMine } from './article-queries.ts'

interface Loading {
  state: 'pending' | 'missing' | 'failed'
  retry: () => void
  isBusy: boolean
}

interface Found {
  state: 'found'
  article: Article
  /** What the reader may do; nothing until that is known. */
  mine: ArticleMine
}

export function useArticle(id: number): Loading | Found {
  const { hasSession } = usePageState()
  const { user } = useUser()
  // A document is the same for everybody: an author's own draft is not in it, so they ask again as themselves.
  const staleTime = (data: unknown) => (data === null && hasSession ? 0 : FRESH_MS)
  const { data, isError, isFetching, refetch } = useQuery({
    ...articleQueries.detail(id),
    staleTime: (query) => staleTime(query.state.data),
  })
  const { data: mine } = useQuery({ ...articleQueries.mine(id), enabled: user !== null })
  const isAsking = useOnceAlive(
    () => isFetching,
    () => false,
  )
  if (data) return { state: 'found', article: data, mine }
  const isPending = data === undefined || isAsking
  return {
    state: isError ? 'failed' : isPending ? 'pending' : 'missing',
    retry: () => void refetch(),
    isBusy: isFetching,
  }
}
