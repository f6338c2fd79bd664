import { queryOptions } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { listPagePostVersions, PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import { addressOf, ApiError, send } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'
import { loadMarks } from './load-marks.ts'

export type PostVersions = ResponseOf<typeof listPagePostVersions>

export const FRESH_MS = 30_000
/** Spec 8: thrown when the posts do not arrive. */
export const FETCH_FAILED = 'Failed to fetch page posts'

// Addresses are written out: the contract's endpoints would bring every form's schema into the first screen's code.
export const LIST = { path: '/api/page-posts' }
const DETAIL = { path: '/api/page-posts/:id' }
const MARKS = { path: '/api/page-posts/marks' }
const HISTORY = { path: '/api/page-posts/:id/history' }

async function get<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await send('GET', address, undefined, signal)
  return (await response.json()) as T
}

/** A document holds no more than the outline of an adult post: who may see it whole asks as himself. */
export function freshnessOf(post: PagePost | null | undefined): number {
  return post?.isRedacted === true ? 0 : FRESH_MS
}

export const postQueries = {
  list: () =>
    queryOptions({
      queryKey: [addressOf(LIST)],
      queryFn: async ({ queryKey, signal }) =>
        orFail(FETCH_FAILED, get<PagePost[]>(queryKey[0] ?? '', signal)),
    }),

  /** Null where there is no such post, or none that this reader may see; redacted until he has proved his age. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [addressOf(DETAIL, { id })],
      queryFn: async ({ queryKey, signal }): Promise<PagePost | null> => {
        try {
          return await get<PagePost>(queryKey[0] ?? '', signal)
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          return orFail(FETCH_FAILED, Promise.reject(error))
        }
      },
      staleTime: ({ state }) => freshnessOf(state.data),
      refetchOnMount: true,
    }),

  /** What the reader himself has to do with it; those of posts that are drawn together are asked for in one call. */
  marks: (id: number) =>
    queryOptions({
      queryKey: [addressOf(MARKS, {}, { ids: id })],
      queryFn: async (): Promise<PagePostMarks> => loadMarks(id),
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),

  versions: (id: number) =>
    queryOptions<PostVersions>({ queryKey: [addressOf(HISTORY, { id })], refetchOnMount: true }),
}
