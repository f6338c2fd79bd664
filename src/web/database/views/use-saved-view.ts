import { useQuery } from '@tanstack/react-query'
import type { SavedView } from '../../../contract/explore.ts'
import { useOnceAlive } from '../../platform/hydrated.ts'
import { usePageState } from '../../platform/page-state.tsx'
import { viewQueries } from './view-queries.ts'

interface Loaded {
  state: 'none' | 'pending' | 'missing' | 'failed' | 'found'
  view: SavedView | undefined
  retry: () => void
  isBusy: boolean
}

const FRESH_MS = 30_000

/** The saved view that the address names, if it names one. */
export function useSavedView(id: number | undefined): Loaded {
  const { hasSession } = usePageState()
  const { data, isError, isFetching, refetch } = useQuery({
    ...viewQueries.one(id ?? 0),
    enabled: id !== undefined,
    // A document is the same for everybody: whose view it is, and a private one, its owner learns by asking themselves.
    staleTime: (query) => (query.state.data?.isMine !== true && hasSession ? 0 : FRESH_MS),
  })
  const isAsking = useOnceAlive(
    () => isFetching,
    () => false,
  )
  const stateOf = (): Loaded['state'] => {
    if (id === undefined) return 'none'
    if (data) return 'found'
    if (isError) return 'failed'
    return data === undefined || isAsking ? 'pending' : 'missing'
  }
  return { state: stateOf(), view: data ?? undefined, retry: () => void refetch(), isBusy: isFetching }
}
