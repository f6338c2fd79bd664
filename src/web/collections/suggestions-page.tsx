import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { CollectionSubpage } from './collection-subpage.tsx'
import { readCollectionId } from './read-collection-id.ts'
import { messages } from './suggestions/messages.ts'
import { SuggestionList } from './suggestions/suggestion-list.tsx'
import { SuggestionView } from './suggestions/suggestion-view.tsx'
import { WithCollection } from './with-collection.tsx'

/** /collection/{id}/suggestions, with ?suggestion= for one of them. */
export function CollectionSuggestionsPage({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const { query } = usePlace()
  const chosen = readCollectionId(query.get('suggestion'))
  return (
    <WithCollection id={params['id']}>
      {(collection) => (
        <CollectionSubpage collection={collection} title={t('title')} lead={t('lead')}>
          {chosen !== null && <SuggestionView key={chosen} collection={collection} suggestionId={chosen} />}
          <SuggestionList collection={collection} />
        </CollectionSubpage>
      )}
    </WithCollection>
  )
}
