import { Suspense } from 'react'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const Late = lazyComponent(async () => (await import('./choices.tsx')).Choices)

/** Only members have them. */
export function NotificationChoices() {
  return (
    <Suspense fallback={<Skeleton className="h-160 w-full" />}>
      <Late />
    </Suspense>
  )
}
