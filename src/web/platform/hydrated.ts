import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the document and while it is taken over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
