import { Suspense } from 'react'
import { lazyComponent } from '../../platform/lazy-component.ts'

const Section = lazyComponent(async () => (await import('./billing-section.tsx')).BillingSection)

export function BillingSection() {
  return (
    <Suspense>
      <Section />
    </Suspense>
  )
}
