import { Suspense } from 'react'
import { lazyComponent } from '../platform/lazy-component.ts'
import { useNear } from '../ui/use-near.ts'

const Week = lazyComponent(async () => (await import('./week.tsx')).Week)

/** "Honor this week": neither code nor data is fetched before it comes near the screen. */
export function HonorWeek() {
  const { ref, isNear } = useNear<HTMLDivElement>(true)
  return (
    <div ref={ref} className="min-h-px">
      {isNear && (
        <Suspense>
          <Week />
        </Suspense>
      )}
    </div>
  )
}
