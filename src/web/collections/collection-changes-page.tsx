import { usePlace } from '../platform/link.tsx'
import { HistoryScreen } from './history-screen.tsx'
import { SuggestionsScreen } from './suggestions-screen.tsx'

/** /collection/{id}/history and /collection/{id}/suggestions: what was changed, and what should be. */
export function CollectionChangesPage({ params }: { params: Record<string, string> }) {
  const { path } = usePlace()
  return path.endsWith('/history') ? <HistoryScreen params={params} /> : <SuggestionsScreen params={params} />
}
