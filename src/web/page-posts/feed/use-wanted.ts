import { useQuery } from '@tanstack/react-query'
import type { PagePost } from '../../../contract/page-posts.ts'
import { postQueries } from '../post-queries.ts'

/** The post a link asks for; it is looked for on its own, however far down the feed it stands. */
export function useWanted(id: number | null): { post: PagePost | null; isGone: boolean } {
  const { data, isFetching } = useQuery({ ...postQueries.detail(id ?? 0), enabled: id !== null })
  if (id === null) return { post: null, isGone: false }
  const post = data ?? null
  return post === null || post.state === 'deleted'
    ? { post: null, isGone: data !== undefined && !isFetching }
    : { post, isGone: false }
}
