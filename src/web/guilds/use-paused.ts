import { useDebounced } from '../platform/use-debounced.ts'

/** As long as somebody types, nothing is asked. */
const PAUSE_MS = 200

export function usePaused(value: string): string {
  return useDebounced(value, PAUSE_MS)
}
