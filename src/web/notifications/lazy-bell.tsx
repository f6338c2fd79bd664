import { Suspense } from 'react'
import { useIsHydrated } from '../platform/hydrated.ts'
import { lazyComponent } from '../platform/lazy-component.ts'

const LateBell = lazyComponent(async () => (await import('./bell.tsx')).Bell)

/** Its place is kept until it is there, so that nothing in the header moves; no document has it. */
export function Bell() {
  const place = <span className="icon-btn" aria-hidden="true" />
  if (!useIsHydrated()) return place
  return (
    <Suspense fallback={place}>
      <LateBell />
    </Suspense>
  )
}
