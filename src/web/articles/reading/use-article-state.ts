import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteArticle, restoreArticle, updateArticle, type Article } from '../../../contract/articles.ts'
import { call } from '../../platform/api.ts'
import { changeObject, holding } from '../../platform/content-cache.ts'
import { useText } from '../../platform/language.tsx'
import { useTrash } from '../../reactions/public.ts'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { articleSubject } from '../article-subject.ts'
import { messages } from './state-messages.ts'

interface ArticleState {
  /** What the server says it is now. */
  take: (article: Article) => void
  unpublish: () => void
  remove: () => void
  restore: () => void
  isBusy: boolean
}

/** Publishing waits for the server's word; deleting is done at once and can be taken back. */
export function useArticleState(article: Article): ArticleState {
  const { id } = article
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const params = { id: String(id) }
  const show = (change: Partial<Article>) => changeObject(client, articleSubject(id), change)
  function take(article: Article): void {
    show(article)
    void client.invalidateQueries(holding('marks', articleSubject(id)))
  }
  const trash = useTrash<Article>({
    ...articleSubject(id),
    object: article,
    deleted: { state: 'deleted', publishAt: null },
    title: t('deleted'),
    isInLibrary: true,
    show,
    remove: async () => call(deleteArticle, { params }),
    restore: async () => call(restoreArticle, { params }),
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
    onError: showFailure,
  })
  return {
    take,
    unpublish: () => change.mutate('draft'),
    remove: trash.remove,
    restore: trash.restore,
    isBusy: change.isPending || trash.isBusy,
  }
}
