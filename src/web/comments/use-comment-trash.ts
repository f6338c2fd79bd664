import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteComment, restoreComment, type Comment } from '../../contract/comments.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { changeLists } from './change-lists.ts'
import { withChange } from './comment-tree.ts'
import { keepFocus, rowId } from './keep-focus.ts'
import { messages } from './messages.ts'
import type { Topic } from './topic.ts'

/** It leaves the pinned place for good. */
const GONE: Partial<Comment> = { state: 'deleted', isPinned: false }

/** Deletes at once, keeps the place, and offers to take it back. */
export function useCommentTrash(topic: Topic, comment: Comment): () => void {
  const t = useText(messages)
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const params = { id: String(comment.id) }
  const show = (change: Partial<Comment>, by: number) =>
    changeLists(client, topic, (list) => ({
      ...withChange(list, comment.id, change),
      total: Math.max(0, list.total + by),
    }))
  const restore = useMutation({
    mutationFn: async () => call(restoreComment, { params }),
    onMutate: () => show({ ...comment, isPinned: false }, 1),
    onSuccess: (restored) => show(restored, 0),
    onError: (error) => {
      show(GONE, -1)
      tellFailure(error)
    },
  })
  const remove = useMutation({
    mutationFn: async () => call(deleteComment, { params }),
    onMutate: () => {
      show(GONE, -1)
      keepFocus(rowId(comment.id))
    },
    onSuccess: () =>
      toast({ title: t('deleted'), action: { label: t('undo'), onAct: () => restore.mutate() } }),
    onError: (error) => {
      show(comment, 1)
      tellFailure(error)
    },
  })
  return () => remove.mutate()
}
