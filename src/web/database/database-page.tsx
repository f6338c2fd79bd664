import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import './database.css'
import { DATABASE_TABS, readTab, tabPath } from './database-tabs.ts'
import { ExploreTab } from './explore/explore-tab.tsx'
import { messages } from './messages.ts'

const CollectionsTab = deferHydration(async () => (await import('../collections/public.ts')).CollectionsTab)

/** /database: everything as one table, or with ?tab=collections the tables that people keep. */
export function DatabasePage() {
  const t = useText(messages)
  const tab = readTab(usePlace().query)
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
      {tab === 'explore' ? (
        <ExploreTab />
      ) : (
        <>
          <CollectionsHead />
          <CollectionsTab />
        </>
      )}
    </div>
  )
}

function CollectionsHead() {
  const t = useText(messages)
  const title = `${t('title')} / ${t('collections')}`
  useHead({ title, description: t('collectionsDescription'), canonical: tabPath('collections') })
  return null
}
