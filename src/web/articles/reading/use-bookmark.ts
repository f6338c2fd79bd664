import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeBookmark, setBookmark } from '../../../contract/bookmarks.ts'
import { call } from '../../platform/api.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { articleQueries } from '../article-queries.ts'
import { changeMine } from './use-like.ts'

export function useBookmark(id: number): (isWanted: boolean) => void {
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const mutationKey = ['bookmark-article', id]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const params = { objectType: 'article', objectId: String(id) } as const
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `bookmark-article-${id}` },
    mutationFn: async (isWanted: boolean) =>
      isWanted ? call(setBookmark, { params, body: {} }) : call(removeBookmark, { params }),
    onMutate: async (isWanted) => {
      changeMine(client, id, { bookmarked: isWanted })
      await client.cancelQueries({ queryKey: articleQueries.mine(id).queryKey })
    },
    onSuccess: ({ bookmarked }) => {
      if (isLast()) changeMine(client, id, { bookmarked })
    },
    onError: (error, isWanted) => {
      if (isLast()) changeMine(client, id, { bookmarked: !isWanted })
      tellFailure(error)
    },
  })
  return mutate
}
