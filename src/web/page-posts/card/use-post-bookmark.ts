import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeBookmark, setBookmark } from '../../../contract/bookmarks.ts'
import { call } from '../../platform/api.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { changeMarks } from '../post-cache.ts'
import { postQueries } from '../post-queries.ts'

export function usePostBookmark(id: number): (isWanted: boolean) => void {
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const mutationKey = ['page-post', id, 'bookmark']
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const params = { objectType: 'page-post', objectId: String(id) } as const
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `bookmark-page-post-${id}` },
    mutationFn: async (isWanted: boolean) =>
      isWanted ? call(setBookmark, { params, body: {} }) : call(removeBookmark, { params }),
    onMutate: async (isWanted) => {
      changeMarks(client, id, { bookmarked: isWanted })
      await client.cancelQueries({ queryKey: postQueries.marks(id).queryKey })
    },
    onSuccess: ({ bookmarked }) => {
      if (isLast()) changeMarks(client, id, { bookmarked })
    },
    onError: (error, isWanted) => {
      if (isLast()) changeMarks(client, id, { bookmarked: !isWanted })
      tellFailure(error)
    },
  })
  return mutate
}
