import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../auth/public.ts'
import { send } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './done-messages.ts'
import { takePendingAction } from './pending-action.ts'
import { comeBack } from './use-return.ts'

const DONE = {
  like: 'likedAfter',
  bookmark: 'savedAfter',
  follow: 'followedAfter',
  vote: 'votedAfter',
  guild: 'joinedAfter',
} as const

/** Once somebody is signed in, they are brought back to where they were, and what they wanted is done. */
export function usePendingAction(): void {
  const t = useText(messages)
  const showFailure = useFailureToast()
  const queryClient = useQueryClient()
  const { user } = useUser()
  const isSignedIn = user !== null
  useEffect(() => {
    const action = isSignedIn ? takePendingAction() : null
    if (action === null) return
    navigate(action.place, { replace: true })
    comeBack(action)
    const { kind, request } = action
    if (request === undefined || !(kind in DONE)) return
    const { method, path, body } = request
    send(method, path, body).then(() => {
      toast({ title: t(DONE[kind as keyof typeof DONE]), tone: 'success' })
      // The page may have been drawn before it was done, or still be waiting for an answer from before.
      const about = holding(['article', 'page-post', 'question', 'answer', 'comment', 'marks', 'guild'])
      void queryClient.cancelQueries(about).then(async () => queryClient.invalidateQueries(about))
    }, showFailure)
  }, [isSignedIn, queryClient, t, showFailure])
}
