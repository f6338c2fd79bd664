import { useQueryClient } from '@tanstack/react-query'
import { likePagePost, type PagePost } from '../../../contract/page-posts.ts'
import { call } from '../../platform/api.ts'
import { useHeart } from '../../ui/use-heart.ts'
import { changeMarks, changePost } from '../post-cache.ts'
import { postQueries } from '../post-queries.ts'

export function usePostLike({ id, likes }: PagePost): (isLike: boolean) => void {
  const client = useQueryClient()
  return useHeart({
    subject: ['page-post', id],
    likes,
    show: (liked, count) => {
      changeMarks(client, id, { liked })
      changePost(client, id, { likes: count })
    },
    hold: async () => client.cancelQueries({ queryKey: postQueries.marks(id).queryKey }),
    send: async (isLike) => call(likePagePost, { params: { id: String(id) }, body: { isLike } }),
  })
}
