import { useQueryClient } from '@tanstack/react-query'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import './database.css'
import { DATABASE_TABS, readTab, tabPath } from './database-tabs.ts'
import { ExploreTab } from './explore/explore-tab.tsx'
import { readViewId } from './explore/explore-view.ts'
import { messages } from './messages.ts'
import { viewQueries } from './views/view-queries.ts'

const CollectionsTab = deferHydration(async () => (await import('./collections-part.tsx')).CollectionsTab)

/** /database: everything as one table, or with ?tab=collections the tables that people keep. */
export function DatabasePage() {
  const t = useText(messages)
  const { query } = usePlace()
  const tab = readTab(query)
  useDatabaseHead(query)
  return (
    <div className="wrap pt-10 max-md:pt-6">
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t('lead')}</p>
      <div className="mt-4">
        <ChoiceLinks
          label={t('tabs')}
          look="tab"
          choices={DATABASE_TABS.map((name) => ({
            to: tabPath(name),
            text: t(name),
            isCurrent: name === tab,
          }))}
        />
      </div>
      {tab === 'collections' ? <CollectionsTab /> : <ExploreTab />}
    </div>
  )
}

function useDatabaseHead(query: URLSearchParams): void {
  const t = useText(messages)
  const client = useQueryClient()
  const id = readViewId(query)
  const isCollections = readTab(query) === 'collections'
  const saved = id === undefined ? undefined : client.getQueryData(viewQueries.one(id).queryKey)
  const about = isCollections ? t('collections') : saved?.name
  useHead({
    title: [t('title'), ...(about === undefined ? [] : [about])].join(' / '),
    description: t(isCollections ? 'collectionsDescription' : 'lead'),
    // Whoever saved a view gives its link to whom they like, not to search engines.
    isIndexable: isCollections || id === undefined,
    ...(isCollections && { canonical: tabPath('collections') }),
  })
}
