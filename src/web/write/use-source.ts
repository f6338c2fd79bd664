import { useQuery } from '@tanstack/react-query'
import { getArticle, getArticleMine, type Article } from '../../contract/articles.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { addressOf, ApiError } from '../platform/api.ts'
import type { Mode } from './mode.ts'

export type Source =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'foreign' }
  | { state: 'ready'; article: Article | null; invited: string[] }

/** Writing goes on from the newest words, so a copy that a reading page has kept is not good enough. */
const FRESH = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }

/** The article that is edited, improved or translated, as it stands now. */
export function useSource(mode: Mode, isMember: boolean): Source {
  const id = mode.kind === 'new' ? 0 : mode.id
  const article = useQuery<Article>({
    queryKey: [addressOf(getArticle, { id }), 'write'],
    enabled: isMember && id !== 0,
    ...FRESH,
  })
  const mine = useQuery<ResponseOf<typeof getArticleMine>>({
    queryKey: [addressOf(getArticleMine, { id }), 'write'],
    enabled: isMember && mode.kind === 'edit',
    ...FRESH,
  })
  if (mode.kind === 'new') return { state: 'ready', article: null, invited: [] }
  const error = article.error ?? (mode.kind === 'edit' ? mine.error : null)
  if (error instanceof ApiError && error.status === 404) return { state: 'missing' }
  if (error !== null)
    return {
      state: 'failed',
      retry: () => {
        if (article.error !== null) void article.refetch()
        if (mine.error !== null) void mine.refetch()
      },
    }
  if (article.data === undefined || (mode.kind === 'edit' && mine.data === undefined))
    return { state: 'loading' }
  if (mode.kind === 'edit' && mine.data?.canEdit === false) return { state: 'foreign' }
  const invited = mode.kind === 'edit' ? mine.data?.invited : undefined
  return { state: 'ready', article: article.data, invited: invited?.map(({ alias }) => alias) ?? [] }
}
