import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Judged } from '../../contract/mute-rules.ts'
import { usePageState } from '../platform/page-state.tsx'
import { judgeStore } from './judge-store.ts'

interface MutedProps {
  /** What is drawn; null for what is shown in any case. */
  of: Judged | null
  children: ReactNode
}

/** Around whatever somebody wrote: a line instead of it, or nothing, for readers who do not want to read it. */
export function Muted({ of, children }: MutedProps) {
  const client = useQueryClient()
  const { hasSession } = usePageState()
  const judge = useSyncExternalStore(judgeStore.subscribe, judgeStore.get, judgeStore.getOnServer)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    // Should its code not arrive, everything is shown, as before.
    if (hasSession) import('./watch-mutes.ts').then(({ watchMutes }) => watchMutes(client)).catch(() => {})
  }, [hasSession, client])
  const fold = of && judge?.(of)
  return fold ? fold(isShown, () => setShown(true)) || children : children
}
