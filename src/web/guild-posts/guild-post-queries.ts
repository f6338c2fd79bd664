import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { listGuildPosts } from '../../contract/guild-posts.ts'
import { getGuild, listMyGuilds, type GuildDetail } from '../../contract/guilds.ts'
import type { PAGE_POST_SORTS, PagePost } from '../../contract/page-posts.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'
import { LIST_KEPT_MS } from '../platform/paged-query.ts'

/** Spec 8: thrown when the posts of a guild do not arrive. */
export const FETCH_FAILED = 'Failed to fetch guild posts'

export interface PostsChoice {
  sort: (typeof PAGE_POST_SORTS)[number]
  hasNsfw: boolean
}

type Answer = ResponseOf<typeof listGuildPosts>

/** One list, the pinned ones first, so that whoever changes a post by its id finds every one of them. */
interface PostsPage {
  items: PagePost[]
  nextCursor: string | null
  pinnedIds: number[]
}

function queryOf({ sort, hasNsfw }: PostsChoice) {
  return {
    sort: sort === 'new' ? undefined : sort,
    includeNsfw: hasNsfw ? ('true' as const) : undefined,
  }
}

/** Where the first posts of a public guild are, as a document may bring them. */
export function guildPostsAddress(id: number): string {
  return addressOf(listGuildPosts, { id })
}

function pageOf({ pinned, items, nextCursor }: Answer): PostsPage {
  const pinnedIds = pinned.map((post) => post.id)
  return {
    items: [...pinned, ...items.filter((post) => !pinnedIds.includes(post.id))],
    nextCursor,
    pinnedIds,
  }
}

export function guildPostsQuery(client: QueryClient, id: number, choice: PostsChoice) {
  const address = addressOf(listGuildPosts, { id }, queryOf(choice))
  const sent = client.getQueryData<Answer | null>([address])
  return infiniteQueryOptions({
    queryKey: [address, 'pages'],
    meta: { holds: ['page-post'] },
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...queryOf(choice), cursor: pageParam }
      const answer = call(listGuildPosts, { params: { id: String(id) }, query, signal })
      return pageOf(await orFail(FETCH_FAILED, answer))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    gcTime: LIST_KEPT_MS,
    refetchOnMount: true,
    ...(sent && {
      initialData: { pages: [pageOf(sent)], pageParams: [undefined] },
      initialDataUpdatedAt: 0,
    }),
  })
}

/** Null where there is no such guild. */
export function guildQuery(id: number) {
  return queryOptions({
    queryKey: [addressOf(getGuild, { id })],
    queryFn: async ({ signal }): Promise<GuildDetail | null> => {
      try {
        return await call(getGuild, { params: { id: String(id) }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    meta: { holds: ['guild'], of: { type: 'guild', id } },
    refetchOnMount: true,
  })
}

/** The guilds of whoever asks. */
export const myGuildsQuery = queryOptions<ResponseOf<typeof listMyGuilds>>({
  queryKey: [addressOf(listMyGuilds)],
  meta: { holds: ['guild'] },
  refetchOnMount: true,
})
