import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { deletePagePost, restorePagePost, type PagePost } from '../../contract/page-posts.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './card/messages.ts'
import { changePost } from './post-cache.ts'

interface Trash {
  remove: () => void
  restore: () => void
  isBusy: boolean
}

/** Deletes at once and offers to take it back. */
export function usePostTrash({ id, state }: PagePost): Trash {
  const t = useText(messages)
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const params = { id: String(id) }
  const restore = useMutation({
    mutationFn: async () => call(restorePagePost, { params }),
    onSuccess: (post) => {
      changePost(client, id, post)
      toast({ title: t('restored'), tone: 'success' })
    },
    onError: tellFailure,
  })
  const remove = useMutation({
    mutationFn: async () => call(deletePagePost, { params }),
    onMutate: () => changePost(client, id, { state: 'deleted' }),
    onSuccess: () =>
      toast({
        title: t('deleted'),
        description: t('deletedText', { days: TRASH_DAYS }),
        action: { label: t('undo'), onAct: () => restore.mutate() },
      }),
    onError: (error) => {
      changePost(client, id, { state })
      tellFailure(error)
    },
  })
  return {
    remove: () => remove.mutate(),
    restore: () => restore.mutate(),
    isBusy: remove.isPending || restore.isPending,
  }
}
