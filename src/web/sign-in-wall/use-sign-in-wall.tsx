import { Suspense, useState, type ReactNode } from 'react'
import { useUser } from '../auth/public.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import type { PendingAction } from './pending-action.ts'

const SignInDialog = lazyComponent(async () => (await import('./sign-in-dialog.tsx')).SignInDialog)

interface Wall {
  /** Does it for a member; asks a visitor to sign in, and does it afterwards: here, unless another place is named. */
  guard: (action: Omit<PendingAction, 'place'> & { place?: string }, act: () => void) => void
  /** To be drawn somewhere in the same part. */
  wall: ReactNode
}

export function useSignInWall(): Wall {
  const { user, isPending } = useUser()
  const { path, query } = usePlace()
  const [action, setAction] = useState<PendingAction | null>(null)
  const search = query.toString()
  return {
    guard: (wanted, act) => {
      if (user !== null || isPending) act()
      else setAction({ place: search === '' ? path : `${path}?${search}`, ...wanted })
    },
    wall: action !== null && (
      <Suspense>
        <SignInDialog action={action} onClose={() => setAction(null)} />
      </Suspense>
    ),
  }
}
