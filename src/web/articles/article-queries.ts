import { queryOptions } from '@tanstack/react-query'
import {
  getArticle,
  getArticleMine,
  listArticles,
  type Article,
  type ARTICLE_SORTS,
} from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/messages.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'

export interface ArticleFilter {
  category?: CategoryId | undefined
  language?: Language | undefined
  tag?: string | undefined
  author?: string | undefined
  sort?: (typeof ARTICLE_SORTS)[number] | undefined
  limit?: string | undefined
  cursor?: string | undefined
  /** The reader's languages in their order of preference, as `my-id`. */
  reading?: string | undefined
}

export type ArticleMine = ResponseOf<typeof getArticleMine>

export const NOTHING_MINE: ArticleMine = {
  liked: false,
  bookmarked: false,
  canEdit: false,
  canDelete: false,
  canDecide: false,
  isCoAuthor: false,
  invited: [],
  openSuggestions: 0,
  readingPosition: null,
}

export const FRESH_MS = 30_000

export const articleQueries = {
  list: (filter: ArticleFilter = {}) =>
    queryOptions({
      queryKey: [addressOf(listArticles, {}, filter)],
      meta: { holds: ['article'] },
      queryFn: async ({ signal }) =>
        orFail('Failed to fetch articles', call(listArticles, { query: filter, signal })),
    }),

  /** Null where there is no such article, or none that this reader may see. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getArticle, { id })],
      queryFn: async ({ signal }): Promise<Article | null> => {
        try {
          return await call(getArticle, { params: { id: String(id) }, signal })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }
      },
      meta: { holds: ['article', 'series'], of: { type: 'article', id } },
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),

  /** What the reader has to do with it: nothing until that is known; only members are asked about. */
  mine: (id: number) =>
    queryOptions<ArticleMine>({
      queryKey: [addressOf(getArticleMine, { id })],
      staleTime: FRESH_MS,
      refetchOnMount: true,
      initialData: NOTHING_MINE,
      initialDataUpdatedAt: 0,
      meta: { holds: ['marks'], of: { type: 'article', id } },
    }),
}
