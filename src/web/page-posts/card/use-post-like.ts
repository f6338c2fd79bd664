import { useMutation, useQueryClient } from '@tanstack/react-query'
import { likePagePost, type PagePost } from '../../../contract/page-posts.ts'
import { call } from '../../platform/api.ts'
import { changeMarks, changePost } from '../post-cache.ts'
import { postQueries } from '../post-queries.ts'
import { useFailureToast } from '../use-failure-toast.ts'

/** The heart answers at once; a refusal puts it back and says why. */
export function usePostLike({ id, likes }: PagePost): (isLike: boolean) => void {
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const mutationKey = ['page-post', id, 'like']
  // Of two quick clicks the later one is what was meant: an earlier answer no longer moves the heart.
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const show = (liked: boolean, count: number) => {
    changeMarks(client, id, { liked })
    changePost(client, id, { likes: count })
  }
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `like-page-post-${id}` },
    mutationFn: async (isLike: boolean) =>
      call(likePagePost, { params: { id: String(id) }, body: { isLike } }),
    onMutate: async (isLike) => {
      show(isLike, Math.max(0, likes + (isLike ? 1 : -1)))
      await client.cancelQueries({ queryKey: postQueries.marks(id).queryKey })
      return { likes }
    },
    onSuccess: (answer) => {
      if (isLast()) show(answer.liked, answer.likes)
    },
    onError: (error, isLike, before) => {
      if (isLast()) show(!isLike, before?.likes ?? likes)
      tellFailure(error)
    },
  })
  return mutate
}
