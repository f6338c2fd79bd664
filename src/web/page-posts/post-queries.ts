import { queryOptions } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import {
  getPagePost,
  listPagePostMarks,
  listPagePosts,
  listPagePostVersions,
  type PagePost,
  type PagePostMarks,
} from '../../contract/page-posts.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'
import { loadMarks, noMarks } from './load-marks.ts'

export type PostVersions = ResponseOf<typeof listPagePostVersions>

export const FRESH_MS = 30_000
/** Spec 8: thrown when the posts do not arrive. */
export const FETCH_FAILED = 'Failed to fetch page posts'

/** A document holds no more than the outline of an adult post: who may see it whole asks as themselves. */
export function freshnessOf(post: PagePost | null | undefined): number {
  return post?.isRedacted === true ? 0 : FRESH_MS
}

export const postQueries = {
  list: () =>
    queryOptions({
      queryKey: [addressOf(listPagePosts)],
      meta: { holds: ['page-post'] },
      queryFn: async ({ signal }) => orFail(FETCH_FAILED, call(listPagePosts, { signal })),
    }),

  /** Null where there is no such post, or none that this reader may see; redacted until they have proved their age. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getPagePost, { id })],
      queryFn: async ({ signal }): Promise<PagePost | null> => {
        try {
          return await call(getPagePost, { params: { id: String(id) }, signal })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          return orFail(FETCH_FAILED, Promise.reject(error))
        }
      },
      meta: { holds: ['page-post'], of: { type: 'page-post', id } },
      staleTime: ({ state }) => freshnessOf(state.data),
      refetchOnMount: true,
    }),

  /** What the reader has to do with it, nothing until it is known; for posts drawn together it is one call. */
  marks: (id: number) =>
    queryOptions({
      queryKey: [addressOf(listPagePostMarks, {}, { ids: id })],
      queryFn: async (): Promise<PagePostMarks> => loadMarks(id),
      staleTime: FRESH_MS,
      refetchOnMount: true,
      meta: { holds: ['marks'], of: { type: 'page-post', id } },
      initialData: noMarks(id),
      initialDataUpdatedAt: 0,
    }),

  versions: (id: number) =>
    queryOptions<PostVersions>({ queryKey: [addressOf(listPagePostVersions, { id })], refetchOnMount: true }),
}
