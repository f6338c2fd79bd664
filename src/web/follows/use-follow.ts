import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { followUser, unfollowUser } from '../../contract/follows.ts'
import { call } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'
import { requestOf, useSignInWall } from '../sign-in-wall/public.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'

interface Follow {
  isFollowing: boolean
  toggle: () => void
  /** To be drawn somewhere in the same part. */
  wall: ReactNode
}

/**
 * Whether the reader follows a person, the same everywhere on the page. What they have just chosen counts more than
 * `known`, which the server said with something of that person, perhaps before.
 */
export function useFollow(personId: number, known: boolean): Follow {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { guard, wall } = useSignInWall()
  const queryKey = ['follow', personId]
  const { data: isFollowing = known } = useQuery<boolean>({ queryKey, enabled: false })
  const params = { id: String(personId) }
  const isLast = () => client.isMutating({ mutationKey: queryKey }) === 1
  const show = (next: boolean) => client.setQueryData(queryKey, next)
  const { mutate } = useMutation({
    mutationKey: queryKey,
    scope: { id: `follow-${personId}` },
    mutationFn: async (isWanted: boolean) =>
      isWanted ? call(followUser, { params }) : call(unfollowUser, { params }),
    onMutate: show,
    onSuccess: (answer) => {
      if (!isLast()) return
      show(answer.isFollowing)
      // The posts of those one follows are others now: they are fetched again when somebody looks at them.
      client.removeQueries({ ...holding('followed'), type: 'inactive' })
    },
    onError: (error, isWanted) => {
      if (isLast()) show(!isWanted)
      showFailure(error)
    },
  })
  const toggle = () =>
    guard({ kind: 'follow', request: requestOf(followUser, { id: personId }) }, () => mutate(!isFollowing))
  return { isFollowing, toggle, wall }
}
