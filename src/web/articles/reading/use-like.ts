import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { likeArticle, type Article } from '../../../contract/articles.ts'
import { call } from '../../platform/api.ts'
import { useHeart } from '../../ui/use-heart.ts'
import { articleQueries, type ArticleMine } from '../article-queries.ts'

export const NOTHING_MINE: ArticleMine = {
  liked: false,
  bookmarked: false,
  canEdit: false,
  canDelete: false,
  canDecide: false,
  isCoAuthor: false,
  invited: [],
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

export function useLike({ id, likes }: Article): (isLike: boolean) => void {
  const client = useQueryClient()
  return useHeart({
    subject: ['article', id],
    likes,
    show: (liked, count) => {
      changeMine(client, id, { liked })
      changeArticle(client, id, { likes: count })
    },
    hold: async () => client.cancelQueries({ queryKey: articleQueries.mine(id).queryKey }),
    send: async (isLike) => call(likeArticle, { params: { id: String(id) }, body: { isLike } }),
  })
}
