import { useQueryClient } from '@tanstack/react-query'
import { deleteComment, restoreComment, type Comment } from '../../contract/comments.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { useTrash } from '../reactions/public.ts'
import { withChange } from './comment-tree.ts'
import { keepFocus, rowId } from './keep-focus.ts'
import { messages } from './messages.ts'
import { changeLists, removeUnseenLists, type Topic } from './topic.ts'

/** Deletes a comment and keeps its place in the list. */
export function useCommentTrash(topic: Topic, comment: Comment): () => void {
  const { id } = comment
  const t = useText(messages)
  const client = useQueryClient()
  const params = { id: String(id) }
  const { remove } = useTrash<Comment>({
    type: 'comment',
    id,
    object: comment,
    // It is no longer pinned, and not again when it comes back.
    deleted: { state: 'deleted', isPinned: false },
    title: t('deleted'),
    isInLibrary: false,
    show: (change) => {
      removeUnseenLists(client, topic)
      changeLists(client, topic, (list) => withChange(list, id, change))
    },
    remove: async () => call(deleteComment, { params }),
    restore: async () => call(restoreComment, { params }),
  })
  return () => {
    remove()
    keepFocus(rowId(id))
  }
}
