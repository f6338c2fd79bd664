import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restoreArticle } from '../../contract/articles.ts'
import { restorePagePost } from '../../contract/page-posts.ts'
import { changePost } from '../page-posts/public.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { withItems } from '../platform/paged-query.ts'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { rememberSaved } from '../write/public.ts'
import { deletedPostsQuery, ownQuery } from './library-queries.ts'
import { messages } from './messages.ts'

/** Not done before the server says so: somebody else may have taken its language meanwhile. */
export function useBringBack(id: number, onDone: () => void) {
  const t = useText(messages)
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => call(restoreArticle, { params: { id: String(id) } }),
    onSuccess: async (article) => {
      const { queryKey } = ownQuery('deleted')
      await client.cancelQueries({ queryKey })
      onDone()
      client.setQueryData(queryKey, (data) =>
        withItems(data, (items) => items.filter((item) => item.id !== id)),
      )
      rememberSaved(client, { articleId: id, article })
      toast({
        title: t(article.state === 'draft' ? 'backInDrafts' : 'backPublished'),
        tone: 'success',
        action: { label: t('open'), onAct: () => navigate(`/article/${id}`) },
      })
    },
    onError: tellFailure,
  })
  return { bringBack: () => mutate(), isPending }
}

/** The same for a post, whose lists everywhere show it again. */
export function useBringPostBack(id: number, onDone: () => void) {
  const t = useText(messages)
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => call(restorePagePost, { params: { id: String(id) } }),
    onSuccess: async (post) => {
      const { queryKey } = deletedPostsQuery
      await client.cancelQueries({ queryKey })
      onDone()
      client.setQueryData(queryKey, (data) =>
        withItems(data, (items) => items.filter((item) => item.id !== id)),
      )
      changePost(client, id, post)
      toast({
        title: t('postBack'),
        tone: 'success',
        action: { label: t('open'), onAct: () => navigate(`/page-post/${id}`) },
      })
    },
    onError: tellFailure,
  })
  return { bringBack: () => mutate(), isPending }
}
