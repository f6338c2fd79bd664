import { useSyncExternalStore } from 'react'
import { TOAST_MS } from '../../../contract/limits.ts'

/** What was cleared can't be brought back, so it is asked for only once nobody can say Undo any more. */
const waiting = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
let hidden: ReadonlySet<number> = new Set()

function tell(): void {
  hidden = new Set(waiting.keys())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function clearLater(id: number, send: () => void): void {
  clearTimeout(waiting.get(id))
  const timer = setTimeout(() => {
    waiting.delete(id)
    send()
    tell()
  }, TOAST_MS)
  waiting.set(id, timer)
  tell()
}

/** Undo; and what was written meanwhile must not go with the rest. */
export function callOffClearing(id: number): void {
  const found = waiting.get(id)
  if (found === undefined) return
  clearTimeout(found)
  waiting.delete(id)
  tell()
}

export function useHiddenConversations(): ReadonlySet<number> {
  return useSyncExternalStore(
    subscribe,
    () => hidden,
    () => hidden,
  )
}
