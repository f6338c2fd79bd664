import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { likeArticle, type Article } from '../../../contract/articles.ts'
import { call } from '../../platform/api.ts'
import { articleQueries, type ArticleMine } from '../article-queries.ts'
import { useFailureToast } from './use-failure-toast.ts'

export const NOTHING_MINE: ArticleMine = {
  liked: false,
  bookmarked: false,
  canEdit: false,
  canDelete: false,
  canDecide: false,
  openSuggestions: 0,
}

/** What is known of the reader's own part is changed in place; what is not known yet is taken as nothing. */
export function changeMine(client: QueryClient, id: number, change: Partial<ArticleMine>): void {
  client.setQueryData<ArticleMine>(articleQueries.mine(id).queryKey, (mine) => ({
    ...NOTHING_MINE,
    ...mine,
    ...change,
  }))
}

export function changeArticle(client: QueryClient, id: number, change: Partial<Article>): void {
  client.setQueryData(articleQueries.detail(id).queryKey, (article) => article && { ...article, ...change })
}

/** The heart answers at once; a refusal puts it back and says why. */
export function useLike({ id, likes }: Article): (isLike: boolean) => void {
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const mutationKey = ['like-article', id]
  // Of two quick clicks the later one is what was meant: an earlier answer no longer moves the heart.
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const show = (liked: boolean, count: number) => {
    changeMine(client, id, { liked })
    changeArticle(client, id, { likes: count })
  }
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `like-article-${id}` },
    mutationFn: async (isLike: boolean) =>
      call(likeArticle, { params: { id: String(id) }, body: { isLike } }),
    onMutate: async (isLike) => {
      show(isLike, Math.max(0, likes + (isLike ? 1 : -1)))
      await client.cancelQueries({ queryKey: articleQueries.mine(id).queryKey })
      return { likes }
    },
    onSuccess: (answer) => {
      if (isLast()) show(answer.liked, answer.likes)
    },
    onError: (error, isLike, before) => {
      if (isLast()) show(!isLike, before?.likes ?? likes)
      tellFailure(error)
    },
  })
  return mutate
}
