import { queryOptions } from '@tanstack/react-query'
import type { Article, ArticleCard, ARTICLE_SORTS, getArticleMine } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/messages.ts'
import { addressOf, ApiError, send } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'

export interface ArticleFilter {
  category?: CategoryId | undefined
  language?: Language | undefined
  tag?: string | undefined
  author?: string | undefined
  sort?: (typeof ARTICLE_SORTS)[number] | undefined
  limit?: string | undefined
  cursor?: string | undefined
  /** The reader's languages in the order of his wishes, as `my-id`. */
  reading?: string | undefined
}

export type ArticleMine = ResponseOf<typeof getArticleMine>

const NOTHING_MINE: ArticleMine = {
  liked: false,
  bookmarked: false,
  canEdit: false,
  canDelete: false,
  canDecide: false,
  isCoAuthor: false,
  invited: [],
  openSuggestions: 0,
}

export const FRESH_MS = 30_000

// Addresses are written out: the contract's endpoints would bring every form's schema into the first screen's code.
const LIST = { path: '/api/articles' }
const DETAIL = { path: '/api/articles/:id' }
const MINE = { path: '/api/articles/:id/mine' }

async function get<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await send('GET', address, undefined, signal)
  return (await response.json()) as T
}

export const articleQueries = {
  list: (filter: ArticleFilter = {}) =>
    queryOptions({
      queryKey: [addressOf(LIST, {}, filter)],
      meta: { holds: ['article'] },
      queryFn: async ({ queryKey, signal }) =>
        orFail('Failed to fetch articles', get<ArticleCard[]>(queryKey[0] ?? '', signal)),
    }),

  /** Null where there is no such article, or none that this reader may see. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [addressOf(DETAIL, { id })],
      queryFn: async ({ queryKey, signal }): Promise<Article | null> => {
        try {
          return await get<Article>(queryKey[0] ?? '', signal)
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
      queryKey: [addressOf(MINE, { id })],
      staleTime: FRESH_MS,
      refetchOnMount: true,
      initialData: NOTHING_MINE,
      initialDataUpdatedAt: 0,
      meta: { holds: ['marks'], of: { type: 'article', id } },
    }),
}
