import { useRef } from 'react'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useRefreshPost } from './use-until-ready.ts'

/** Addresses of adult media live ten minutes: one that has died is asked for anew, once for each address. */
export function useFreshAddress({ id, isNsfw, mediaUrl }: PagePost): () => void {
  const refresh = useRefreshPost(id)
  const died = useRef<string>(null)
  return () => {
    if (!isNsfw || died.current === mediaUrl) return
    died.current = mediaUrl
    refresh()
  }
}
