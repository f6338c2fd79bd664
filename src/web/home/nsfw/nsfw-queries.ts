import { queryOptions } from '@tanstack/react-query'
import { NSFW_PAGE_SIZE } from '../../../contract/limits.ts'
import { listPagePosts } from '../../../contract/page-posts.ts'
import { addressOf, callPage } from '../../platform/api.ts'
import { orFail } from '../../platform/fetch-failure.ts'
import { LIST_KEPT_MS } from '../../platform/paged-query.ts'

/** Adult posts and nothing else, ten at a time; the server redacts them for whoever has not said Yes. */
export function nsfwPostsQuery(cursor: string | null) {
  const query = {
    limit: String(NSFW_PAGE_SIZE),
    nsfwOnly: 'true',
    ...(cursor !== null && { cursor }),
  } as const
  return queryOptions({
    queryKey: [addressOf(listPagePosts, undefined, query), 'page'],
    queryFn: ({ signal }) => orFail('Failed to fetch posts', callPage(listPagePosts, { query, signal })),
    meta: { holds: ['page-post'] },
    // Back finds the page as it was left, and then as it is.
    gcTime: LIST_KEPT_MS,
    refetchOnMount: true,
  })
}
