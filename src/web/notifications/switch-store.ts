import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../platform/storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** On unless it was switched off. For a visitor this device decides; for a member it mirrors the account. */
export function isSwitchedOn(): boolean {
  return readStored('notifications') !== 'off'
}

export function keepSwitch(isOn: boolean): void {
  if (isOn === isSwitchedOn()) return
  writeStored('notifications', isOn ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export function useSwitchedOn(): boolean {
  return useSyncExternalStore(subscribe, isSwitchedOn, () => true)
}
