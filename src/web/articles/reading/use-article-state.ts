import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteArticle, restoreArticle, updateArticle, type Article } from '../../../contract/articles.ts'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { articleQueries } from '../article-queries.ts'
import { messages } from './messages.ts'
import { changeArticle } from './use-like.ts'

interface ArticleState {
  /** What the server says it is now. */
  take: (article: Article) => void
  unpublish: () => void
  remove: () => void
  restore: () => void
  isBusy: boolean
}

/** Publishing waits for the server's word; deleting is done at once and can be taken back. */
export function useArticleState({ id }: Article): ArticleState {
  const t = useText(messages)
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const params = { id: String(id) }
  function take(article: Article): void {
    client.setQueryData(articleQueries.detail(id).queryKey, article)
    void client.invalidateQueries({ queryKey: articleQueries.mine(id).queryKey })
  }
  const restore = useMutation({
    mutationFn: async () => call(restoreArticle, { params }),
    onSuccess: (article) => {
      take(article)
      toast({ title: t('restored'), tone: 'success' })
    },
    onError: tellFailure,
  })
  const remove = useMutation({
    mutationFn: async () => call(deleteArticle, { params }),
    onSuccess: () => {
      changeArticle(client, id, { state: 'deleted', publishAt: null })
      toast({
        title: t('deleted'),
        description: t('deletedText', { days: TRASH_DAYS }),
        action: { label: t('undo'), onAct: () => restore.mutate() },
      })
    },
    onError: tellFailure,
  })
  const change = useMutation({
    mutationFn: async (state: 'draft' | 'published') => call(updateArticle, { params, body: { state } }),
    onSuccess: (article, state) => {
      take(article)
      toast(
        state === 'published'
          ? { title: t('publishedNow'), tone: 'success' }
          : {
              title: t('unpublished'),
              action: { label: t('undo'), onAct: () => change.mutate('published') },
            },
      )
    },
    onError: tellFailure,
  })
  return {
    take,
    unpublish: () => change.mutate('draft'),
    remove: () => remove.mutate(),
    restore: () => restore.mutate(),
    isBusy: change.isPending || remove.isPending || restore.isPending,
  }
}
