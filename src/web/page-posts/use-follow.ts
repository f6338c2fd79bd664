import { useMutation, useQueryClient } from '@tanstack/react-query'
import { followUser, unfollowUser } from '../../contract/follows.ts'
import { listFollowedPosts } from '../../contract/page-posts.ts'
import { call } from '../platform/api.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { changeMarks, postsBy } from './post-cache.ts'

/** Following somebody shows at once at everything he has posted. */
export function useFollow(authorId: number): (isWanted: boolean) => void {
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const mutationKey = ['follow', authorId]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const params = { id: String(authorId) }
  const show = (isFollowing: boolean) => {
    for (const id of postsBy(client, authorId)) changeMarks(client, id, { isFollowing })
  }
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `follow-${authorId}` },
    mutationFn: async (isWanted: boolean) =>
      isWanted ? call(followUser, { params }) : call(unfollowUser, { params }),
    onMutate: show,
    onSuccess: ({ isFollowing }) => {
      if (!isLast()) return
      show(isFollowing)
      // The feed of those one follows is another one now: it is made anew when somebody looks at it.
      client.removeQueries({
        type: 'inactive',
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listFollowedPosts.path),
      })
    },
    onError: (error, isWanted) => {
      if (isLast()) show(!isWanted)
      tellFailure(error)
    },
  })
  return mutate
}
