import { Table2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import type { SavedView } from '../../../contract/explore.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useHead } from '../../platform/head.tsx'
import { useText } from '../../platform/language.tsx'
import { usePlace } from '../../platform/link.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages as filterMessages } from '../filters/messages.ts'
import { messages as pageMessages } from '../messages.ts'
import { messages as viewMessages } from '../views/messages.ts'
import { useSavedView } from '../views/use-saved-view.ts'
import { ExploreActs } from './explore-acts.tsx'
import { ExploreList, useExplored } from './explore-list.tsx'
import { readView, readViewId, saysItself, type Shown } from './explore-view.ts'
import { messages } from './messages.ts'
import { ResultCount } from './result-count.tsx'
import { Toolbar } from './toolbar.tsx'
import { useSteadyScroll } from './use-steady-scroll.ts'
import { tidyView } from './view-path.ts'

const laterParts = async () => import('../later-parts.ts')
const NumbersStrip = deferHydration(async () => (await laterParts()).NumbersStrip)
const Charts = deferHydration(async () => (await laterParts()).Charts)
const FilterRail = deferHydration(async () => (await laterParts()).FilterRail)
const ChosenFilters = deferHydration(async () => (await laterParts()).ChosenFilters)
const ViewHead = deferHydration(async () => (await laterParts()).ViewHead)

/** Everything public as one table: what the address says, or the saved view that it names. */
export function ExploreTab() {
  const t = useText(pageMessages)
  const { query } = usePlace()
  const began = readViewId(query)
  const written = query.toString()
  const own = useMemo(() => readView(new URLSearchParams(written)), [written])
  const saved = useSavedView(began)
  const isSaved = began !== undefined && !saysItself(query)
  const state = saved.view?.state
  const opened = useMemo(() => state && tidyView(state), [state])
  const view = isSaved ? opened : own
  // Whoever saved a view gives its link to whom they like, not to search engines.
  const name = saved.view === undefined ? '' : ` / ${saved.view.name}`
  useHead({ title: t('title') + name, description: t('lead'), isIndexable: began === undefined })
  return (
    <div className="flex flex-col">
      <NumbersStrip />
      <Charts />
      {view === undefined ? (
        <NotYet saved={saved} />
      ) : (
        <Explore view={view} began={saved.view && began} saved={saved.view} />
      )}
    </div>
  )
}

function Explore({ view, began, saved }: Shown & { saved: SavedView | undefined }) {
  const t = useText(messages)
  const filters = useText(filterMessages)
  const id = useId()
  const explored = useExplored(view)
  const results = useSteadyScroll()
  return (
    <div className="grid grid-cols-1 pt-8 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-x-12">
      <aside className="max-lg:hidden" aria-labelledby={`${id}-filters`}>
        <h2 id={`${id}-filters`} className="text-xl">
          {filters('filters')}
        </h2>
        <FilterRail view={view} began={began} />
      </aside>
      <section ref={results} className="min-w-0" aria-labelledby={`${id}-results`}>
        <h2 id={`${id}-results`} className="sr-only">
          {t('results')}
        </h2>
        {saved !== undefined && <ViewHead saved={saved} view={view} />}
        <div className="flex flex-wrap items-center gap-2">
          <ResultCount total={explored.total} isOld={explored.isOld} />
          <div className="flex flex-wrap items-center gap-2 md:ml-auto max-md:w-full">
            <Toolbar view={view} began={began} />
            <ExploreActs view={view} />
          </div>
        </div>
        <ChosenFilters view={view} began={began} />
        <div className="pt-3">
          <ExploreList view={view} began={began} explored={explored} />
        </div>
      </section>
    </div>
  )
}

/** A saved view that is not there: still on its way, or gone. */
function NotYet({ saved: { state, retry, isBusy } }: { saved: ReturnType<typeof useSavedView> }) {
  const t = useText(viewMessages)
  if (state === 'failed') return <LoadFailed title={t('failed')} retry={retry} busy={isBusy} />
  if (state === 'pending') return <Skeleton className="h-[36rem] w-full mt-8" />
  return (
    <EmptyState
      icon={<Table2 />}
      title={t('missing')}
      text={t('missingText')}
      action={<LinkButton to="/database">{t('exploreAll')}</LinkButton>}
    />
  )
}
