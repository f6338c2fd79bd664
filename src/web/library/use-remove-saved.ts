import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { removeBookmark, setBookmark } from '../../contract/bookmarks.ts'
import { articleQueries } from '../articles/public.ts'
import { postQueries } from '../page-posts/public.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { itemsOf, withItems } from '../platform/paged-query.ts'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { savedQuery, type Saved } from './library-queries.ts'
import { messages } from './messages.ts'

const paramsOf = ({ objectType, objectId }: Saved) => ({ objectType, objectId: String(objectId) })
const isSame = (one: Saved, other: Saved): boolean =>
  one.objectType === other.objectType && one.objectId === other.objectId

/** Lets go at once, keeps the place, and offers to take it back. */
export function useRemoveSaved(): (saved: Saved) => void {
  const t = useText(messages)
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  // One after the other, so that the last wish is the last to arrive.
  const scope = { id: 'library-saved' }
  const putBack = useMutation({
    scope,
    mutationFn: async (saved: Saved) =>
      call(setBookmark, { params: paramsOf(saved), body: { folder: saved.folder } }),
    onMutate: (saved) => mark(client, saved, false),
    onSuccess: async (_, saved) => {
      // The list was fetched anew meanwhile, without it.
      const kept = itemsOf<Saved>(client.getQueryData(savedQuery.queryKey))
      if (!kept.some((item) => isSame(item, saved)))
        await client.invalidateQueries({ queryKey: savedQuery.queryKey })
    },
    onError: async (error, saved) => {
      await mark(client, saved, true)
      tellFailure(error)
    },
  })
  const remove = useMutation({
    scope,
    mutationFn: async (saved: Saved) => call(removeBookmark, { params: paramsOf(saved) }),
    onMutate: (saved) => mark(client, saved, true),
    onError: async (error, saved) => {
      await mark(client, saved, false)
      tellFailure(error)
    },
  })
  return (saved) => {
    remove.mutate(saved)
    toast({ title: t('removed'), action: { label: t('undo'), onAct: () => putBack.mutate(saved) } })
  }
}

async function mark(client: QueryClient, saved: Saved, isRemoved: boolean): Promise<void> {
  client.setQueryData(savedQuery.queryKey, (data) =>
    withItems(data, (items) => items.map((item) => (isSame(item, saved) ? { ...item, isRemoved } : item))),
  )
  if (saved.objectType === 'article')
    client.setQueryData(
      articleQueries.mine(saved.objectId).queryKey,
      (mine) => mine && { ...mine, bookmarked: !isRemoved },
    )
  if (saved.objectType === 'page-post')
    client.setQueryData(
      postQueries.marks(saved.objectId).queryKey,
      (marks) => marks && { ...marks, bookmarked: !isRemoved },
    )
  await client.cancelQueries({ queryKey: savedQuery.queryKey })
}
