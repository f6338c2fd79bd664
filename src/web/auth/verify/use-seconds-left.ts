import { useSyncExternalStore } from 'react'

/** Whole seconds until a moment, counted down; 0 once it has passed or when there is none. */
export function useSecondsLeft(until: number | null): number {
  return useSyncExternalStore(
    subscribeToSeconds,
    () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  )
}

function subscribeToSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1000)
  return () => clearInterval(timer)
}
