import { Suspense } from 'react'
import { useIsHydrated } from '../platform/hydrated.ts'
import { lazyComponent } from '../platform/lazy-component.ts'

const Late = lazyComponent(async () => (await import('./push-invitation.tsx')).PushInvitation)

/** Only the browser knows whether there is anything to offer: the document has none of it. */
export function PushInvitation({ className }: { className?: string }) {
  if (!useIsHydrated()) return null
  return <Suspense>{className === undefined ? <Late /> : <Late className={className} />}</Suspense>
}
