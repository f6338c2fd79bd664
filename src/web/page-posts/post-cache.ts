import type { QueryClient } from '@tanstack/react-query'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import { noMarks } from './load-marks.ts'
import { postQueries } from './post-queries.ts'

const ADDRESSES = /^\/api\/((my-)?page-posts|bookmarks)/

const ofPosts = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => ADDRESSES.test(String(queryKey[0])),
}

function isPost(data: object): data is PagePost {
  return 'isVotingEnabled' in data
}

/** Walks through whatever holds posts: one, a list, pages, what was saved. Where nothing changes it is the same object. */
export function mapPosts(data: unknown, change: (post: PagePost) => PagePost): unknown {
  if (Array.isArray(data)) {
    const next = data.map((item: unknown) => mapPosts(item, change))
    return next.some((item, place) => item !== data[place]) ? next : data
  }
  if (typeof data !== 'object' || data === null) return data
  if (isPost(data)) return change(data)
  for (const name of ['items', 'pages', 'pagePost']) {
    const held = (data as Record<string, unknown>)[name]
    if (typeof held !== 'object' || held === null) continue
    const next = mapPosts(held, change)
    return next === held ? data : { ...data, [name]: next }
  }
  return data
}

/** A post stands in several lists at once; it changes in all of them. */
export function changePost(client: QueryClient, id: number, change: Partial<PagePost>): void {
  client.setQueriesData(ofPosts, (data: unknown) =>
    mapPosts(data, (post) => (post.id === id ? { ...post, ...change } : post)),
  )
}

/** What is known of the reader's own part is changed in place; what is not known yet is taken as nothing. */
export function changeMarks(client: QueryClient, id: number, change: Partial<PagePostMarks>): void {
  client.setQueryData(postQueries.marks(id).queryKey, (marks) => ({ ...(marks ?? noMarks(id)), ...change }))
}
