import { useQueryClient } from '@tanstack/react-query'
import { deletePagePost, restorePagePost, type PagePost } from '../../contract/page-posts.ts'
import { useUser } from '../auth/public.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { useTrash } from '../reactions/public.ts'
import { messages } from './card/messages.ts'
import { changePost } from './post-cache.ts'

export function usePostTrash(post: PagePost) {
  const { id } = post
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const isOwn = user !== null && post.authorId === user.id
  const params = { id: String(id) }
  return useTrash<PagePost>({
    type: 'page-post',
    id,
    object: post,
    deleted: { state: 'deleted' },
    title: t('deleted'),
    isInLibrary: isOwn,
    canUndo: isOwn,
    show: (change) => changePost(client, id, change),
    remove: async () => call(deletePagePost, { params }),
    restore: async () => call(restorePagePost, { params }),
  })
}
