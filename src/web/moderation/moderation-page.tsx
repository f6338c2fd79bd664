import { Suspense } from 'react'
import { useUser } from '../auth/public.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { NotFoundPage } from '../platform/not-found.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'

const Desk = lazyComponent(async () => (await import('./desk/desk.tsx')).Desk)

/** /moderation: to everybody but the staff a page that is not there; nothing of the desk is fetched for them. */
export function ModerationPage() {
  const { user, isPending } = useUser()
  const isAlive = useIsHydrated()
  if (user?.capabilities?.includes('moderate') !== true)
    return (
      // Until it is known who looks: staff should not read that there is nothing, others see it a moment later.
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
