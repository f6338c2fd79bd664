import { Suspense } from 'react'
import { useUser } from '../auth/public.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { NotFoundPage } from '../platform/not-found.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'

const Desk = lazyComponent(async () => (await import('./desk.tsx')).Desk)

/** /moderation/site: to everybody but operators a page that is not there; nothing of it is fetched for them. */
export function SitePage() {
  const { user, isPending } = useUser()
  const isAlive = useIsHydrated()
  if (user?.capabilities?.includes('operate') !== true)
    return (
      // Until it is known who looks: operators should not read that there is nothing.
      <div className={isPending ? 'invisible' : undefined}>
        <NotFoundPage />
      </div>
    )
  if (!isAlive) return <CentredSpinner />
  return (
    <Suspense fallback={<CentredSpinner />}>
      <Desk />
    </Suspense>
  )
}
