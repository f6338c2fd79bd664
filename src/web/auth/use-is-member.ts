import { useState } from 'react'
import { usePageState } from '../platform/page-state.tsx'
import { useUser } from './user-queries.ts'

/** Once somebody writes here they go on writing: a failed look at the session must not take the form away. */
export function useIsMember(): boolean {
  const { hasSession } = usePageState()
  const { user, isPending } = useUser()
  const [wasMember, setWasMember] = useState(false)
  if (user !== null && !wasMember) setWasMember(true)
  return hasSession && (isPending || user !== null || wasMember)
}
