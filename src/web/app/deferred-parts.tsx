import { Suspense } from 'react'
import { useIsHydrated } from '../platform/hydrated.ts'
import { lazyComponent } from '../platform/lazy-component.ts'

const laterParts = async () => import('./later-parts.ts')
const Toaster = lazyComponent(async () => (await laterParts()).Toaster)
const Tooltips = lazyComponent(async () => (await laterParts()).Tooltips)
const AccountSync = lazyComponent(async () => (await laterParts()).AccountSync)
const Shortcuts = lazyComponent(async () => (await laterParts()).Shortcuts)

/** What no first paint needs: fetched once the page is alive. A toast raised before waits in its store. */
export function DeferredParts() {
  const isAlive = useIsHydrated()
  return (
    isAlive && (
      <Suspense>
        <Toaster />
        <Tooltips />
        <AccountSync />
        <Shortcuts />
      </Suspense>
    )
  )
}
