import { Suspense, useState, type ReactNode } from 'react'
import { useUser } from '../auth/public.ts'
import { lazily } from '../platform/lazily.ts'
import { usePlace } from '../platform/link.tsx'
import type { Wish } from './wishes.ts'

const SignInWall = lazily(async () => (await import('./sign-in-wall.tsx')).SignInWall)

interface Wall {
  /** Does it for a member; shows a visitor the wall, which does it afterwards. */
  guard: (wish: Omit<Wish, 'place'>, act: () => void) => void
  /** To be drawn somewhere in the same part. */
  wall: ReactNode
}

export function useSignInWall(): Wall {
  const { user, isPending } = useUser()
  const { path, query } = usePlace()
  const [wish, setWish] = useState<Wish | null>(null)
  const search = query.toString()
  return {
    guard: (wanted, act) => {
      if (user !== null || isPending) act()
      else setWish({ ...wanted, place: search === '' ? path : `${path}?${search}` })
    },
    wall: wish !== null && (
      <Suspense>
        <SignInWall wish={wish} onClose={() => setWish(null)} />
      </Suspense>
    ),
  }
}
