import { useSyncExternalStore } from 'react'
import { countInTitle } from '../../platform/head.tsx'

/** Conversations with something new, and strangers who wait. */
export interface Unread {
  unread: number
  requests: number
}

const NONE: Unread = { unread: 0, requests: 0 }
let known = NONE
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const get = (): Unread => known

/** What the stream or a list told last, or what the reader has just done about it. */
export function setUnreadMessages({ unread, requests }: Unread): void {
  if (unread === known.unread && requests === known.requests) return
  known = { unread: Math.max(0, unread), requests: Math.max(0, requests) }
  countInTitle(known.unread)
  for (const listener of listeners) listener()
}

export function useUnreadMessages(): Unread {
  return useSyncExternalStore(subscribe, get, () => NONE)
}
