import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { usePageState } from '../platform/page-state.tsx'
import { judgeStore, type Judge } from './judge-store.ts'

/** Says of what somebody wrote what stands in its place; null for a reader who has muted and blocked nobody. */
export function useJudge(): Judge | null {
  const client = useQueryClient()
  const { hasSession } = usePageState()
  useEffect(() => {
    // Should its code not arrive, everything is shown, as before.
    if (hasSession) import('./watch-mutes.ts').then(({ watchMutes }) => watchMutes(client)).catch(() => {})
  }, [hasSession, client])
  return useSyncExternalStore(judgeStore.subscribe, judgeStore.get, judgeStore.getOnServer)
}
