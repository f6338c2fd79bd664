import type { QueryClient } from '@tanstack/react-query'
import { holding } from '../platform/content-cache.ts'

/** The article names others now, what may be done with it is different, and so is the list of what one co-authors. */
export function refreshArticle(client: QueryClient, id: number): void {
  void client.invalidateQueries(holding(['article', 'marks'], { type: 'article', id }))
  void client.invalidateQueries(holding('co-authored'))
}
