import { Suspense, type ReactNode } from 'react'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import { CollectionSubpage } from './collection-subpage.tsx'
import { readCollectionId } from './read-collection-id.ts'
import { messages } from './suggestions/messages.ts'
import { SuggestionList } from './suggestions/suggestion-list.tsx'
import { WithCollection } from './with-collection.tsx'

const SuggestionView = lazyComponent(
  async () => (await import('./suggestions/suggestion-view.tsx')).SuggestionView,
)

/** /collection/{id}/suggestions, with ?suggestion= for one of them. */
export function SuggestionsScreen({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const { query } = usePlace()
  const chosen = readCollectionId(query.get('suggestion'))
  return (
    <WithCollection id={params['id']}>
      {(collection) => (
        <CollectionSubpage collection={collection} title={t('title')} lead={t('lead')}>
          {chosen !== null && (
            <Chosen>
              <SuggestionView key={chosen} collection={collection} suggestionId={chosen} />
            </Chosen>
          )}
          <SuggestionList collection={collection} />
        </CollectionSubpage>
      )}
    </WithCollection>
  )
}

/** Its code is fetched by those who look at one. */
function Chosen({ children }: { children: ReactNode }) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const waiting = <CentredSpinner label={t('loading')} />
  return isAlive ? <Suspense fallback={waiting}>{children}</Suspense> : waiting
}
