import type { QueryClient } from '@tanstack/react-query'
import { getArticle } from '../../../contract/articles.ts'
import { addressOf } from '../../platform/api.ts'
import type { Saved } from './save-article.ts'

/** Everything that lists articles, counts them or tells about this one. */
const OLD = /^\/api\/(?:articles|my-articles|my-series|drafts|tags|recent-updates|categories|stats)\b/

/** What was known about articles is old now; the saved one is there at once. */
export function rememberSaved(queryClient: QueryClient, { articleId, article }: Saved): void {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => OLD.test(String(queryKey[0])),
    type: 'inactive',
  })
  if (article !== null) queryClient.setQueryData([addressOf(getArticle, { id: articleId })], article)
}
