import type { QueryClient } from '@tanstack/react-query'

/** The article names others now, what may be done with it is different, and so is what one writes along in. */
export function forgetArticle(client: QueryClient, id: number): void {
  const about = new RegExp(`^/api/(?:articles/${id}(?:/mine)?|my-co-authored)$`)
  void client.invalidateQueries({ predicate: ({ queryKey }) => about.test(String(queryKey[0])) })
}
