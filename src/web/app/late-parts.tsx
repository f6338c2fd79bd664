import { Suspense } from 'react'
import { useIsAlive } from '../platform/alive.ts'
import { lazyComponent } from '../platform/lazy-component.ts'

const Toaster = lazyComponent(async () => (await import('../ui/toast.tsx')).Toaster)
const AccountSync = lazyComponent(async () => (await import('./account-sync.tsx')).AccountSync)

/** What no first paint needs: fetched once the page is alive. A toast raised before waits in its store. */
export function LateParts() {
  const isAlive = useIsAlive()
  return (
    isAlive && (
      <Suspense>
        <Toaster />
        <AccountSync />
      </Suspense>
    )
  )
}
