import { Suspense } from 'react'
import { lazyComponent } from '../../platform/lazy-component.ts'

const Section = lazyComponent(async () => (await import('./privacy-section.tsx')).PrivacySection)

/** The settings' part about who sees a profile; only members have it. */
export function PrivacySection() {
  return (
    <Suspense>
      <Section />
    </Suspense>
  )
}
