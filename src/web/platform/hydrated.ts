import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the document and while it is taken over, true from then on: whatever asks is drawn a second time. */
export function useIsHydrated(): boolean {
  return useOnceAlive(
    () => true,
    () => false,
  )
}

/** What the living page shows, and what the document did while it is taken over: drawn again only where they differ. */
export function useOnceAlive<Value>(alive: () => Value, inDocument: () => Value): Value {
  return useSyncExternalStore(never, alive, inDocument)
}
