import { Suspense } from 'react'
import { useUser } from '../auth/public.ts'
import { lazyComponent } from '../platform/lazy-component.ts'

const SanctionNotice = lazyComponent(async () => (await import('./sanction-notice.tsx')).SanctionNotice)

/** What holds against the reader, on every screen. Nothing of it is fetched for anybody else. */
export function SanctionBar() {
  const sanction = useUser().user?.sanction
  return (
    sanction && (
      <Suspense>
        <SanctionNotice sanction={sanction} />
      </Suspense>
    )
  )
}
