import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { LISTS } from './lists.ts'

let hasNews = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Something came while a list was looked at: it waits until the reader asks for it, so that nothing moves. */
export function setNews(isThere: boolean): void {
  hasNews = isThere
  for (const listener of listeners) listener()
}

export function useNews(): { hasNews: boolean; show: () => void } {
  const client = useQueryClient()
  const known = useSyncExternalStore(
    subscribe,
    () => hasNews,
    () => false,
  )
  // A list that is opened is fetched anew: there is nothing left to show.
  useEffect(() => setNews(false), [])
  return {
    hasNews: known,
    show: () => {
      setNews(false)
      void client.refetchQueries({ ...LISTS, type: 'active' })
    },
  }
}
