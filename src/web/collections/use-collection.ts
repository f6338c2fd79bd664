import { useQuery } from '@tanstack/react-query'
import type { Collection } from '../../contract/collections.ts'
import { useUser } from '../auth/public.ts'
import { useOnceAlive } from '../platform/hydrated.ts'
import { usePageState } from '../platform/page-state.tsx'
import { collectionQueries, NOTHING_MINE, type CollectionMine } from './collection-queries.ts'

interface Loading {
  state: 'pending' | 'missing' | 'failed' | 'adult'
  retry: () => void
  isBusy: boolean
}

interface Found {
  state: 'found'
  collection: Collection
}

export function useCollection(id: number, version?: string): Loading | Found {
  const { hasSession } = usePageState()
  const { data, isError, isFetching, refetch } = useQuery({
    ...collectionQueries.detail(id, version),
    // A document is the same for everybody: what only its owner may see is not in it, so they ask as themselves.
    staleTime: ({ state }) => (state.data === null && hasSession ? 0 : 30_000),
  })
  const isAsking = useOnceAlive(
    () => isFetching,
    () => false,
  )
  if (data && data !== 'adult') return { state: 'found', collection: data }
  const rest = { retry: () => void refetch(), isBusy: isFetching }
  if (data === 'adult') return { state: 'adult', ...rest }
  const isPending = data === undefined || isAsking
  return { state: isError ? 'failed' : isPending ? 'pending' : 'missing', ...rest }
}

/** What the reader has done and may do; nothing until it is known, and for visitors always. */
export function useCollectionMine(id: number): CollectionMine {
  const { user } = useUser()
  const { data } = useQuery({ ...collectionQueries.mine(id), enabled: user !== null })
  // A part that comes alive late first shows what the document shows, though it may be known by then.
  return useOnceAlive(
    () => data ?? NOTHING_MINE,
    () => NOTHING_MINE,
  )
}

/** Whether the server has said what somebody may do. */
export function useMineState(id: number): { state: 'pending' | 'known' | 'failed'; retry: () => void } {
  const { user } = useUser()
  const { isPending, isError, refetch } = useQuery({ ...collectionQueries.mine(id), enabled: user !== null })
  // Visitors are never asked about.
  const state = isError ? 'failed' : isPending && user !== null ? 'pending' : 'known'
  return { state, retry: () => void refetch() }
}
