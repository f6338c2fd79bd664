import { useQueryClient } from '@tanstack/react-query'
import { likeComment, type Comment } from '../../contract/comments.ts'
import { call } from '../platform/api.ts'
import { useHeart } from '../ui/use-heart.ts'
import { changeLists } from './change-lists.ts'
import { withChange } from './comment-tree.ts'
import type { Topic } from './topic.ts'

export function useCommentLike(topic: Topic, { id, likes }: Comment): (isLike: boolean) => void {
  const client = useQueryClient()
  return useHeart({
    subject: ['comment', id],
    likes,
    show: (liked, count) =>
      changeLists(client, topic, (list) => withChange(list, id, { liked, likes: count })),
    send: async (isLike) => call(likeComment, { params: { id: String(id) }, body: { isLike } }),
  })
}
