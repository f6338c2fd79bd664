import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { holding } from '../platform/content-cache.ts'
import { ownChanges, sendWaiting } from '../platform/waiting-changes.ts'

/** Likes and saves that were made without a line are sent when it is back, also after the tab was closed. */
export function useWaitingChanges(userId: number | null): void {
  const client = useQueryClient()
  useEffect(() => {
    ownChanges(userId)
    if (userId === null) return undefined
    const sendAll = (): void =>
      void sendWaiting().then((hasSent) => {
        if (!hasSent) return
        for (const kind of ['marks', 'bookmark'] as const) void client.invalidateQueries(holding(kind))
      })
    if (navigator.onLine) sendAll()
    addEventListener('online', sendAll)
    return () => removeEventListener('online', sendAll)
  }, [userId, client])
}
