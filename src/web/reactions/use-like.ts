import { useQueryClient } from '@tanstack/react-query'
import type { likeArticle } from '../../contract/articles.ts'
import type { Liked } from '../../contract/objects.ts'
import { call } from '../platform/api.ts'
import { changeMarks, changeObject, holding, type Subject } from '../platform/content-cache.ts'
import { useOptimistic } from '../platform/use-optimistic.ts'

/** A subject with its own path in the API; what likes are sent to looks the same for every type. */
export interface Likable extends Subject {
  like: typeof likeArticle
}

export function useLike({ like, ...subject }: Likable, likes: number): (isLike: boolean) => void {
  const client = useQueryClient()
  return useOptimistic({
    key: [subject.type, subject.id, 'like'],
    before: (liked: boolean) => ({ liked: !liked, likes }),
    expected: (liked) => ({ liked, likes: Math.max(0, likes + (liked ? 1 : -1)) }),
    show: (state: Liked) => {
      changeObject(client, subject, state)
      changeMarks(client, subject, { liked: state.liked })
    },
    cancel: async () => client.cancelQueries(holding('marks', subject)),
    send: async (isLike) => call(like, { params: { id: String(subject.id) }, body: { isLike } }),
  })
}
