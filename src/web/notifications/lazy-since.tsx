import { Suspense } from 'react'
import { lazyComponent } from '../platform/lazy-component.ts'

const Late = lazyComponent(async () => (await import('./since-last-visit.tsx')).SinceLastVisit)

export function SinceLastVisit() {
  return (
    <Suspense>
      <Late />
    </Suspense>
  )
}
