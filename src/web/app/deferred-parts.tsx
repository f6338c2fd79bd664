import { Suspense } from 'react'
import { useIsHydrated } from '../platform/hydrated.ts'
import { lazyComponent } from '../platform/lazy-component.ts'

const LateParts = lazyComponent(async () => (await import('./later-parts.ts')).LateParts)

/** What no first paint needs: fetched once the page is alive. A toast raised before waits in its store. */
export function DeferredParts() {
  const isAlive = useIsHydrated()
  return (
    isAlive && (
      <Suspense>
        <LateParts />
      </Suspense>
    )
  )
}
