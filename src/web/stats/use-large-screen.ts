import { useSyncExternalStore } from 'react'

/** Where there is room for the side column. */
const LARGE = '(width >= 64rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(LARGE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useLargeScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(LARGE).matches,
    () => true,
  )
}
