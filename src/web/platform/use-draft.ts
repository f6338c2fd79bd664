import { useState, useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored, type StorageKey } from './storage.ts'

const never = () => () => {}

/** Nobody ever loses text: what is typed stays on the device until it was sent or put away. */
export function useDraft(key: StorageKey, initial = '') {
  const [typed, setTyped] = useState<string | null>(null)
  const kept = useSyncExternalStore(
    never,
    () => readStored(key),
    () => null,
  )
  return {
    text: typed ?? kept ?? initial,
    change: (next: string) => {
      setTyped(next)
      if (next.trim() === '' || next === initial) removeStored(key)
      else writeStored(key, next)
    },
    clear: () => {
      setTyped(initial)
      removeStored(key)
    },
  }
}

export function hasDraft(key: StorageKey): boolean {
  return readStored(key) !== null
}
