import { Suspense } from 'react'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { lazyComponent } from '../../platform/lazy-component.ts'

const LateLink = lazyComponent(async () => (await import('./messages-link.tsx')).MessagesLink)

/** Its place is kept until it is there, so that nothing in the header moves; no document has it. */
export function MessagesLink() {
  const place = <span className="icon-btn" aria-hidden="true" />
  if (!useIsHydrated()) return place
  return (
    <Suspense fallback={place}>
      <LateLink />
    </Suspense>
  )
}
