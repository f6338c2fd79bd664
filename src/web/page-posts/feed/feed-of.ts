import type { PagePost } from '../../../contract/page-posts.ts'
import type { Page } from '../../platform/api.ts'

/** The feed as its reader sees it. Nothing is ever put between or before what they read unless they ask for it. */
export interface Feed {
  items: PagePost[]
  /** The cursor of what comes after it; undefined while that is not known (the document does not say). */
  next: string | null | undefined
  /** The newest post there was when the feed was opened: whatever is newer is new to them. */
  newestId: number
}

const newestOf = (items: readonly PagePost[]): number => Math.max(0, ...items.map(({ id }) => id))
const idsOf = (items: readonly PagePost[]): Set<number> => new Set(items.map(({ id }) => id))

export function feedOf(items: PagePost[], next: Feed['next']): Feed {
  return { items, next, newestId: newestOf(items) }
}

/** With its next page. What moved meanwhile and is there already is not shown twice. */
export function withPage(feed: Feed, page: Page<PagePost[]>): Feed {
  const known = idsOf(feed.items)
  return {
    ...feed,
    items: [...feed.items, ...page.items.filter(({ id }) => !known.has(id))],
    next: page.next,
  }
}

/** Known posts are changed where they stand; `isBusy` ones wait, since their reader has just changed them themselves. */
export function withFresh(
  feed: Feed,
  fresh: readonly PagePost[],
  isBusy: (id: number) => boolean = () => false,
): Feed {
  const byId = new Map(fresh.map((post) => [post.id, post]))
  return {
    ...feed,
    items: feed.items.map((post) =>
      post.state === 'deleted' || isBusy(post.id) ? post : (byId.get(post.id) ?? post),
    ),
  }
}

/** How many posts there are that came after they opened the feed. */
export function countNew(feed: Feed, fresh: readonly PagePost[]): number {
  const known = idsOf(feed.items)
  return fresh.filter(({ id }) => id > feed.newestId && !known.has(id)).length
}

/** His own post stands first at once. */
export function withPosted(feed: Feed, post: PagePost): Feed {
  return { ...feed, items: [post, ...feed.items.filter(({ id }) => id !== post.id)] }
}
