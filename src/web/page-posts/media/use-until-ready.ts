import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useEvery } from '../../platform/poll.ts'
import { changePost } from '../post-cache.ts'
import { postQueries } from '../post-queries.ts'

const LOOK_MS = 4000

/** Asks for one post again, wherever it stands. A failed look is no reason to disturb a reader. */
export function useRefreshPost(id: number): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    client.fetchQuery({ ...postQueries.detail(id), staleTime: 0 }).then(
      (post) => post !== null && !post.isRedacted && changePost(client, id, post),
      () => {},
    )
  }, [client, id])
}

/** While a video is being prepared, somebody who sees the page asks now and then how far it is. */
export function useUntilReady({ id, media }: PagePost): void {
  const refresh = useRefreshPost(id)
  const isWaiting = media?.state === 'processing'
  const look = useCallback(() => {
    if (isWaiting) refresh()
  }, [isWaiting, refresh])
  useEvery(LOOK_MS, look)
}
