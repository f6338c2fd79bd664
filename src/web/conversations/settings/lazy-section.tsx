import { Suspense } from 'react'
import { lazyComponent } from '../../platform/lazy-component.ts'

const Section = lazyComponent(async () => (await import('./message-section.tsx')).MessageSection)

/** The settings' part about who may write to a member. */
export function MessageSection() {
  return (
    <Suspense>
      <Section />
    </Suspense>
  )
}
