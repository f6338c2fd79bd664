import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pinComment, type Comment } from '../../contract/comments.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { withPin } from './comment-tree.ts'
import { keepFocus, rowId } from './keep-focus.ts'
import { messages } from './messages.ts'
import { changeLists, removeUnseenLists, type Topic } from './topic.ts'

/** Puts a comment before all others, or takes it from there; the list on screen follows. */
export function usePin(topic: Topic, { id }: Comment): (isPinned: boolean) => void {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const change = useMutation({
    mutationFn: async (isPinned: boolean) =>
      call(pinComment, { params: { id: String(id) }, body: { isPinned } }),
    onSuccess: ({ isPinned }) => {
      removeUnseenLists(client, topic)
      changeLists(client, topic, (list) => withPin(list, id, isPinned))
      toast({ title: t(isPinned ? 'pinnedNow' : 'unpinned'), tone: 'success' })
      // Once the list is drawn anew, whoever pinned it is taken along.
      if (isPinned) setTimeout(() => document.getElementById(rowId(id))?.scrollIntoView({ block: 'center' }))
      keepFocus(rowId(id))
    },
    onError: showFailure,
  })
  return change.mutate
}
