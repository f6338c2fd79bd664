import { Suspense, useEffect, useState } from 'react'
import { lazily } from '../platform/lazily.ts'

const Toaster = lazily(async () => (await import('../ui/toast.tsx')).Toaster)
const AccountSync = lazily(async () => (await import('./account-sync.tsx')).AccountSync)

/** What no first paint needs: fetched once the page is alive. A toast raised before waits in its store. */
export function LateParts() {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    isAlive && (
      <Suspense>
        <Toaster />
        <AccountSync />
      </Suspense>
    )
  )
}
