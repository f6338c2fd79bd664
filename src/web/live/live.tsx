import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery, useUser } from '../auth/public.ts'
import { useLiveEvents } from './live-events.ts'
import { shareStream } from './shared-stream.ts'
import { whileSeen } from './while-seen.ts'

/** Keeps a member's stream open while the page is looked at; a visitor has none. */
export function Live(): null {
  const { user } = useUser()
  const client = useQueryClient()
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return undefined
    const onSignedOut = (): void => void client.invalidateQueries({ queryKey: userQuery.queryKey })
    return whileSeen((rest) => shareStream(userId, { onSignedOut, onUnseen: rest }))
  }, [userId, client])
  useLiveEvents('account', () => void client.invalidateQueries({ queryKey: userQuery.queryKey }))
  // Events were missed that the server no longer has: what is kept may be old. Nothing moves under a reader.
  useLiveEvents('reset', () => void client.invalidateQueries({ refetchType: 'none' }))
  return null
}
