import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { listMyArticles } from '../../contract/articles.ts'
import { listBookmarks } from '../../contract/bookmarks.ts'
import { listCoAuthored } from '../../contract/co-authors.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { listMyPagePosts, type PagePost } from '../../contract/page-posts.ts'
import { addressOf, call } from '../platform/api.ts'
import type { Held } from '../platform/content-cache.ts'

interface ListPage<T> {
  items: T[]
  nextCursor: string | null
}

/** `isRemoved` keeps the place of what was just let go, in case it is wanted back. */
export type Saved = ResponseOf<typeof listBookmarks>['items'][number] & { isRemoved?: boolean }
export type OwnArticle = ResponseOf<typeof listMyArticles>['items'][number]
export type OwnState = OwnArticle['state']

/** Back finds a list as long as it was. */
const KEPT_MS = 30 * 60_000

/** What one did on another screen changes these lists: they are shown as they were and asked for again. */
function pages<T>(
  address: string,
  holds: readonly Held[],
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<T>>,
) {
  return infiniteQueryOptions({
    queryKey: [address, 'pages'],
    meta: { holds },
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    gcTime: KEPT_MS,
    refetchOnMount: true,
  })
}

export const savedQuery = pages<Saved>(
  addressOf(listBookmarks),
  ['bookmark', 'article', 'page-post'],
  (cursor, signal) => call(listBookmarks, { query: { cursor }, signal }),
)

export function ownQuery(state: OwnState) {
  return pages<OwnArticle>(addressOf(listMyArticles, {}, { state }), ['article'], (cursor, signal) =>
    call(listMyArticles, { query: { state, cursor }, signal }),
  )
}

/** What one writes along in. */
export const togetherQuery = pages<OwnArticle>(
  addressOf(listCoAuthored),
  ['article', 'co-authored'],
  (cursor, signal) => call(listCoAuthored, { query: { cursor }, signal }),
)

const deleted = { state: 'deleted' } as const

/** One's own posts that can still be brought back. */
export const deletedPostsQuery = pages<PagePost>(
  addressOf(listMyPagePosts, {}, deleted),
  ['page-post'],
  (cursor, signal) => call(listMyPagePosts, { query: { ...deleted, cursor }, signal }),
)

type Pages<T> = InfiniteData<ListPage<T>>

export function itemsOf<T>(data: Pages<T> | undefined): T[] {
  return data?.pages.flatMap(({ items }) => items) ?? []
}

/** The same pages with other items in them. */
export function withItems<T>(data: Pages<T> | undefined, change: (items: T[]) => T[]): Pages<T> | undefined {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
}
