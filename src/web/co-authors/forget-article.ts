import type { QueryClient } from '@tanstack/react-query'

/** The article names others now, what may be done with it is different, and so is what one writes along in. */
export function forgetArticle(client: QueryClient, id: number): void {
  const about = new Set([`/api/articles/${id}`, `/api/articles/${id}/mine`, '/api/my-co-authored'])
  void client.invalidateQueries({ predicate: ({ queryKey }) => about.has(String(queryKey[0])) })
}
