import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import type { Done } from './fulfil.ts'
import { messages } from './messages.ts'
import { takeWish, type Wish } from './wishes.ts'

/** Once somebody is in, he is brought back to where he was, and what he wanted is done. */
export function useKeptWish(): void {
  const t = useText(messages)
  const tellFailure = useFailureToast()
  const queryClient = useQueryClient()
  const { user } = useUser()
  const isIn = user !== null
  useEffect(() => {
    const wish = isIn ? takeWish() : null
    if (wish === null) return
    navigate(wish.place, { replace: true })
    fulfil(wish).then((done) => {
      if (done === null) return
      toast({ title: t(done), tone: 'success' })
      // The page may have been drawn before the wish was fulfilled, or still be waiting for an answer from before.
      const about = {
        predicate: ({ queryKey }: Query) =>
          /^\/api\/(articles\/\d|comments\?|page-posts)/.test(String(queryKey[0])),
      }
      void queryClient.cancelQueries(about).then(async () => queryClient.invalidateQueries(about))
    }, tellFailure)
  }, [isIn, queryClient, t, tellFailure])
}

async function fulfil(wish: Wish): Promise<Done | null> {
  if (wish.subject === undefined) return null
  const doing = await import('./fulfil.ts')
  return doing.fulfil(wish)
}
