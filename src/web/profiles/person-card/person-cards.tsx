import { Suspense, useCallback, useEffect, useState } from 'react'
import { useUser } from '../../auth/public.ts'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { locationStore } from '../../platform/location.ts'
import { watchPersonLinks, type PersonAnchor } from './watch-person-links.ts'

const PersonCard = lazyComponent(async () => (await import('./person-card.tsx')).PersonCardAt)

/** The small card beside a name; its code is fetched when it is first wanted. */
export function PersonCards() {
  const { user } = useUser()
  const [anchor, setAnchor] = useState<PersonAnchor | null>(null)
  const close = useCallback(() => setAnchor(null), [])
  useEffect(() => watchPersonLinks({ open: setAnchor, close }), [close])
  useEffect(() => locationStore.subscribe(close), [close])
  // Nobody needs to be told who they are.
  if (anchor === null || anchor.person === user?.id || anchor.person === user?.aliasName) return null
  return (
    <Suspense>
      <PersonCard key={anchor.person} anchor={anchor} />
    </Suspense>
  )
}
