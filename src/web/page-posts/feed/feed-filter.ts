import { PAGE_POST_SORTS, PAGE_POST_TYPES, type PagePostType } from '../../../contract/page-posts.ts'
import { readPostId } from '../read-post-id.ts'

export interface FeedFilter {
  type: PagePostType | undefined
  sort: (typeof PAGE_POST_SORTS)[number]
  isFollowing: boolean
  isNsfw: boolean
}

export const EVERYTHING: FeedFilter = { type: undefined, sort: 'new', isFollowing: false, isNsfw: false }

/** What the address asks for; whatever makes no sense in it is as if it were not there. */
export function readFilter(query: URLSearchParams): FeedFilter {
  const isFollowing = query.get('feed') === 'following'
  return {
    type: PAGE_POST_TYPES.find((type) => type === query.get('type')),
    // Those one follows are always shown newest first.
    sort: isFollowing ? 'new' : (PAGE_POST_SORTS.find((sort) => sort === query.get('sort')) ?? 'new'),
    isFollowing,
    isNsfw: query.get('nsfw') === 'true',
  }
}

/** The address of a filter: only what differs from the bare one is written. */
export function filterPath({ type, sort, isFollowing, isNsfw }: FeedFilter): string {
  const query = new URLSearchParams()
  if (type !== undefined) query.set('type', type)
  if (sort !== 'new') query.set('sort', sort)
  if (isFollowing) query.set('feed', 'following')
  if (isNsfw) query.set('nsfw', 'true')
  const rest = query.toString()
  return `/page${rest === '' ? '' : `?${rest}`}`
}

/** Spec 2.2: /page?id=5 opens the feed at that post. */
export function readWanted(query: URLSearchParams): number | null {
  return readPostId(query.get('id') ?? undefined)
}
