import { useSyncExternalStore } from 'react'
import type { LanguageChoices } from '../../contract/settings.ts'
import { usePageState } from '../platform/page-state.tsx'
import { NO_CHOICES } from './choices.ts'
import { readingStore } from './reading-store.ts'

/** What the reader reads and writes in. The document knows nothing of it: it is applied once the page is alive. */
export function useReading(): LanguageChoices {
  const { hasSession } = usePageState()
  const kept = useSyncExternalStore(readingStore.subscribe, readingStore.get, () => NO_CHOICES)
  // What an account left here is not a visitor's, even before it is forgotten.
  return kept.isOfAccount && !hasSession ? NO_CHOICES : kept
}
