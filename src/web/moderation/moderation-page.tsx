import { Suspense } from 'react'
import { useUser } from '../auth/public.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { NotFoundPage } from '../platform/not-found.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'

const Desk = lazyComponent(async () => (await import('./desk/desk.tsx')).Desk)

/** /moderation: to everybody but the staff a page that is not there; nothing of the desk is fetched for them. */
export function ModerationPage() {
  const { user } = useUser()
  const isAlive = useIsHydrated()
  if (user?.capabilities?.includes('moderate') !== true) return <NotFoundPage />
  if (!isAlive) return <CentredSpinner />
  return (
    <Suspense fallback={<CentredSpinner />}>
      <Desk />
    </Suspense>
  )
}
