import { Suspense } from 'react'
import { lazyComponent } from '../platform/lazy-component.ts'
import type { Subject } from '../platform/content-cache.ts'

const LateMenu = lazyComponent(async () => (await import('./thread-menu.tsx')).ThreadMenu)

/** Its place is kept until it is there. */
export function ThreadMenu({ thread }: { thread: Subject }) {
  return (
    <Suspense fallback={<span className="act" aria-hidden="true" />}>
      <LateMenu thread={thread} />
    </Suspense>
  )
}
