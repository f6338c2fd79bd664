import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../platform/storage.ts'

export const TEXT_SIZES = ['small', 'normal', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function storedSize(): TextSize {
  const stored = readStored('text-size')
  return TEXT_SIZES.find((size) => size === stored) ?? 'normal'
}

export function setTextSize(size: TextSize): void {
  writeStored('text-size', size)
  for (const listener of listeners) listener()
}

/** How large articles are set on this device; the document itself comes in the normal size. */
export function useTextSize(): TextSize {
  return useSyncExternalStore(subscribe, storedSize, () => 'normal')
}
