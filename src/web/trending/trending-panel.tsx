import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { TRENDING_SHIMMER_MS, TRENDING_SHOWN } from '../../contract/limits.ts'
import { ArticleCardSkeleton } from '../articles/public.ts'
import { useCategoryName } from '../categories/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useText } from '../platform/language.tsx'
import { useSteadyList } from '../platform/steady-list.ts'
import { NewPill } from '../ui/new-pill.tsx'
import { messages } from './messages.ts'
import { ScopeSelector } from './scope-selector.tsx'
import './trending.css'
import { panelQuery, type PanelItem, type Scope } from './trending-queries.ts'
import { UpdateCard } from './update-card.tsx'

const NothingTrending = deferHydration(async () => (await import('./nothing-trending.tsx')).NothingTrending)

/** Where the choice is kept while the reader is on another screen: Back finds it. */
const CHOICE_KEY = ['trending-panel-choice']

const keyOf = (item: PanelItem): string =>
  item.updateKind === undefined ? `${item.groupId}` : `${item.href} ${item.updatedAt}`

export function TrendingPanel() {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const queryClient = useQueryClient()
  const [scope, setScope] = useState<Scope>(() => queryClient.getQueryData(CHOICE_KEY) ?? 'globe')
  const { data, isPending, isError, refetch, isFetching } = useQuery(panelQuery(scope))
  const first = useMemo(() => data?.slice(0, TRENDING_SHOWN), [data])
  const { items, newCount, showNew } = useSteadyList(scope, first, keyOf)
  const list = useRef<HTMLDivElement>(null)
  const { isShimmering, shimmer } = useShimmer(data === undefined)
  function choose(next: Scope): void {
    if (next === scope) return
    queryClient.setQueryData(CHOICE_KEY, next)
    setScope(next)
    shimmer()
  }
  return (
    <section aria-labelledby="trending-heading">
      <div className="section-head">
        {scope === 'globe' ? (
          <h2 id="trending-heading">{t('recentUpdates')}</h2>
        ) : (
          // The chosen button beside it says the category's name; together they stay on one line.
          <h2 id="trending-heading" aria-label={t('trendingIn', { category: nameOf(scope) })}>
            {t('trending')}
          </h2>
        )}
        <ScopeSelector chosen={scope} onChoose={choose} />
      </div>
      <NewPill text={t('newUpdates', { count: newCount })} count={newCount} onShow={showNew} list={list} />
      <div
        ref={list}
        tabIndex={-1}
        className="stories relative grid grid-cols-2 gap-7 outline-none max-md:grid-cols-1 max-md:gap-8"
        aria-busy={isPending}
        data-shimmer={isShimmering || undefined}
      >
        {items.slice(0, TRENDING_SHOWN).map((item) => (
          <UpdateCard key={keyOf(item)} item={item} />
        ))}
        {isPending && [1, 2].map((place) => <ArticleCardSkeleton key={place} />)}
        {!isPending && items.length === 0 && (
          <NothingTrending scope={scope} retry={isError ? refetch : undefined} isBusy={isFetching} />
        )}
      </div>
    </section>
  )
}

/** Spec 9: 3 s from a choice on. What came with the document is not dressed up as loading. */
function useShimmer(isFirstLoad: boolean): { isShimmering: boolean; shimmer: () => void } {
  const [times, setTimes] = useState(isFirstLoad ? 1 : 0)
  const [over, setOver] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(times), TRENDING_SHIMMER_MS)
    return () => clearTimeout(timer)
  }, [times])
  return { isShimmering: times !== over, shimmer: () => setTimes(times + 1) }
}
