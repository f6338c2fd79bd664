import { infiniteQueryOptions } from '@tanstack/react-query'
import { listArticles } from '../../../contract/articles.ts'
import { listGuildsOf } from '../../../contract/guilds.ts'
import { listPagePosts } from '../../../contract/page-posts.ts'
import { listFollowedBy, listFollowers, listUserComments } from '../../../contract/profiles.ts'
import { addressOf, callPage } from '../../platform/api.ts'
import { LIST_KEPT_MS, pagedQuery } from '../../platform/paged-query.ts'

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  gcTime: LIST_KEPT_MS,
  refetchOnMount: true,
}

/** What somebody has published, the newest first. */
export function articlesOf(id: number) {
  const query = { author: String(id), sort: 'new' as const }
  return infiniteQueryOptions({
    ...paged,
    queryKey: [addressOf(listArticles, {}, query), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listArticles, { query: { ...query, cursor: pageParam }, signal }),
    meta: { holds: ['article'] },
  })
}

export function postsOf(id: number) {
  const query = { author: String(id), sort: 'new' as const }
  return infiniteQueryOptions({
    ...paged,
    queryKey: [addressOf(listPagePosts, {}, query), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listPagePosts, { query: { ...query, cursor: pageParam }, signal }),
    meta: { holds: ['page-post'] },
  })
}

export const commentsOf = (id: number) =>
  pagedQuery(listUserComments, { params: { id: String(id) }, meta: { holds: [] } })

export const guildsOf = (id: number) =>
  pagedQuery(listGuildsOf, { params: { id: String(id) }, meta: { holds: ['guild'] } })

export const followersOf = (id: number) =>
  pagedQuery(listFollowers, { params: { id: String(id) }, meta: { holds: [] } })

export const followedBy = (id: number) =>
  pagedQuery(listFollowedBy, { params: { id: String(id) }, meta: { holds: [] } })
