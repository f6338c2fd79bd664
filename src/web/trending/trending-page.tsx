import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ArticleCard as Card } from '../../contract/articles.ts'
import { CATEGORIES } from '../../contract/categories.ts'
import { TRENDING_PERIODS, type TrendingPeriod } from '../../contract/stats.ts'
import { ArticleCard, ArticleCardSkeleton } from '../articles/public.ts'
import { useCategoryName } from '../categories/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { useSteadyList } from '../platform/steady-list.ts'
import { NewPill } from '../ui/new-pill.tsx'
import { NothingTrending } from './nothing-trending.tsx'
import { ScopeSelector } from './scope-selector.tsx'
import { trendingQuery, type Scope } from './trending-queries.ts'
import './trending.css'
import { messages } from './page/messages.ts'

const SKELETONS = [1, 2, 3, 4, 5]
const LEADS = { now: 'lead', week: 'leadWeek', all: 'leadAll' } as const
const keyOf = ({ groupId }: Card): number => groupId

export function TrendingPage() {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const { scope, period } = useChoice()
  useHead({
    title: scope === 'globe' ? t('title') : t('titleIn', { category: nameOf(scope) }),
    description: t('description'),
  })
  const columns = useRef<HTMLDivElement>(null)
  // On a phone the choices are one long line: the chosen one is brought into it.
  useEffect(() => {
    const button = columns.current?.querySelector<HTMLElement>('.scopes-list [aria-pressed="true"]')
    button?.parentElement?.scrollTo({ left: button.offsetLeft - 48 })
  }, [scope])
  return (
    <div className="wrap trending-page">
      <h1>{t('title')}</h1>
      <p className="page-lead">{t(LEADS[period])}</p>
      <div ref={columns} className="trending-columns">
        <ScopeSelector chosen={scope} onChoose={(next) => navigate(pathOf(next, period))} isList />
        <div>
          <nav aria-label={t('period')} className="tabs">
            {TRENDING_PERIODS.map((choice) => (
              <Link
                key={choice}
                to={pathOf(scope, choice)}
                className="tab"
                aria-current={choice === period ? 'true' : undefined}
              >
                {t(choice)}
              </Link>
            ))}
          </nav>
          <TrendingList scope={scope} period={period} />
        </div>
      </div>
    </div>
  )
}

/** The choice stands in the address; what makes no sense there is as if it were not. */
function useChoice(): { scope: Scope; period: TrendingPeriod } {
  const { query } = usePlace()
  return {
    scope: CATEGORIES.find((category) => category === query.get('category')) ?? 'globe',
    period: TRENDING_PERIODS.find((period) => period === query.get('period')) ?? 'now',
  }
}

function pathOf(scope: Scope, period: TrendingPeriod): string {
  const query = new URLSearchParams()
  if (scope !== 'globe') query.set('category', scope)
  if (period !== 'now') query.set('period', period)
  const rest = query.toString()
  return `/trending${rest === '' ? '' : `?${rest}`}`
}

function TrendingList({ scope, period }: { scope: Scope; period: TrendingPeriod }) {
  const t = useText(messages)
  const { data, isPending, isError, isFetching, refetch } = useQuery(trendingQuery(scope, period))
  const { items, newCount, showNew } = useSteadyList(`${scope} ${period}`, data, keyOf)
  const list = useRef<HTMLOListElement>(null)
  if (!isPending && items.length === 0)
    return <NothingTrending scope={scope} retry={isError ? refetch : undefined} isBusy={isFetching} />
  return (
    <>
      <NewPill text={t('newOnes', { count: newCount })} count={newCount} onShow={showNew} list={list} />
      <ol ref={list} tabIndex={-1} className="trending-list" aria-busy={isPending}>
        {items.map((article) => (
          <li key={article.groupId}>
            <ArticleCard article={article} size="row" heading="h2" />
          </li>
        ))}
        {isPending &&
          SKELETONS.map((place) => (
            <li key={place}>
              <ArticleCardSkeleton size="row" />
            </li>
          ))}
      </ol>
      {!isPending && <p className="list-end">{t('end')}</p>}
    </>
  )
}
