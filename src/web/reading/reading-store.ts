import { readStored, removeStored, writeStored } from '../platform/storage.ts'
import { NO_CHOICES, readChoices, writeChoices, type KeptChoices } from './choices.ts'

const KEY = 'reading-languages'
const listeners = new Set<() => void>()
let text: string | null = null
let kept = NO_CHOICES

/** What is read and written in, on this device: at hand from the first moment, also before the account is known. */
export const readingStore = {
  get: (): KeptChoices => {
    const now = readStored(KEY)
    if (now !== text) {
      text = now
      kept = readChoices(now)
    }
    return kept
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set: (choices: KeptChoices): void => {
    const next = writeChoices(choices)
    if (next === '') removeStored(KEY)
    else writeStored(KEY, next)
    for (const listener of listeners) listener()
  },
  /** Signed out: what the account brought here does not stay. */
  clearAccount: (): void => {
    if (readingStore.get().isOfAccount) readingStore.set(NO_CHOICES)
  },
}
