import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getUnread(): number {
  return unread
}

/** What the stream told last, or what the reader has just done about it. */
export function setUnread(count: number): void {
  if (count === unread) return
  unread = Math.max(0, count)
  for (const listener of listeners) listener()
}

/** How many notifications were not read; nobody asks the server for it. */
export function useUnread(): number {
  return useSyncExternalStore(subscribe, getUnread, () => 0)
}
