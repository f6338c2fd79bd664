import { useMutation, useQueryClient } from '@tanstack/react-query'
import { likeComment, type Comment } from '../../contract/comments.ts'
import { call } from '../platform/api.ts'
import { changeLists } from './change-lists.ts'
import { withChange } from './comment-tree.ts'
import type { Topic } from './topic.ts'
import { useFailureToast } from './use-failure-toast.ts'

/** The heart answers at once; a refusal puts it back and says why. */
export function useCommentLike(topic: Topic, { id, likes }: Comment): (isLike: boolean) => void {
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const mutationKey = ['like-comment', id]
  // Of two quick clicks the later one is what was meant: an earlier answer no longer moves the heart.
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const show = (change: Partial<Comment>) =>
    changeLists(client, topic, (list) => withChange(list, id, change))
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `like-comment-${id}` },
    mutationFn: async (isLike: boolean) =>
      call(likeComment, { params: { id: String(id) }, body: { isLike } }),
    onMutate: (isLike) => {
      show({ liked: isLike, likes: Math.max(0, likes + (isLike ? 1 : -1)) })
      return { likes }
    },
    onSuccess: (answer) => {
      if (isLast()) show(answer)
    },
    onError: (error, isLike, before) => {
      if (isLast()) show({ liked: !isLike, likes: before?.likes ?? likes })
      tellFailure(error)
    },
  })
  return mutate
}
