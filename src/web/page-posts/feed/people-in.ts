import type { PagePost } from '../../../contract/page-posts.ts'

const MOST = 4

/** The newest post of each of the last people who posted, the reader themselves left out. */
export function peopleIn(items: readonly PagePost[], ownId: number | null): PagePost[] {
  const byAuthor = new Map<number, PagePost>()
  for (const post of items) {
    const { authorId, isRedacted, isNsfw, state } = post
    if (authorId === null || authorId === ownId || isRedacted || isNsfw || state !== 'published') continue
    if (!byAuthor.has(authorId)) byAuthor.set(authorId, post)
  }
  return [...byAuthor.values()].slice(0, MOST)
}
