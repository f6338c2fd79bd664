import type { QueryClient } from '@tanstack/react-query'
import { getArticle } from '../../../contract/articles.ts'
import { addressOf } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import type { Saved } from './save-article.ts'

/** Everything that lists articles, counts them or says something about one. */
const CHANGED = holding([
  'article',
  'marks',
  'revision',
  'suggestion',
  'own-series',
  'draft',
  'tag',
  'stats',
  'category-count',
])

/** What was known about articles is old now; the saved one is there at once. */
export function rememberSaved(queryClient: QueryClient, { articleId, article }: Saved): void {
  queryClient.removeQueries({ ...CHANGED, type: 'inactive' })
  if (article !== null) queryClient.setQueryData([addressOf(getArticle, { id: articleId })], article)
}
