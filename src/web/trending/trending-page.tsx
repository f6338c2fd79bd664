import { useEffect, useRef } from 'react'
import { TRENDING_PERIODS } from '../../contract/stats.ts'
import { useCategoryName } from '../categories/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { pathOf, readChoice, TYPES, type Choice } from './trending-choice.ts'
import { messages } from './page-messages.ts'
import { TrendingArticles } from './trending-articles.tsx'
import { TrendingPosts } from './trending-posts.tsx'
import { ScopeSelector } from './scope-selector.tsx'
import './trending.css'

const LEADS = {
  articles: { now: 'lead', week: 'leadWeek', all: 'leadAll' },
  posts: { now: 'leadPosts', week: 'leadPostsWeek', all: 'leadAll' },
} as const

export function TrendingPage() {
  const t = useText(messages)
  const { query } = usePlace()
  const choice = readChoice(query)
  const { type, scope, period } = choice
  useTrendingHead(choice)
  const columns = useRef<HTMLDivElement>(null)
  // On a phone the choices are one long line: the chosen one is brought into it.
  useEffect(() => {
    const button = columns.current?.querySelector<HTMLElement>('.scopes-list [aria-pressed="true"]')
    button?.parentElement?.scrollTo({ left: button.offsetLeft - 48 })
  }, [scope])
  return (
    <div className="wrap trending-page">
      <h1>{t('title')}</h1>
      <p className="page-lead">{t(LEADS[type][period])}</p>
      <nav aria-label={t('types')} className="tabs trending-types">
        {TYPES.map((other) => (
          <Link key={other} to={pathOf({ ...choice, type: other })} className="tab" {...mark(other === type)}>
            {t(other)}
          </Link>
        ))}
      </nav>
      <div ref={columns} className="trending-columns">
        {type === 'articles' && (
          <ScopeSelector
            chosen={scope}
            onChoose={(next) => navigate(pathOf({ ...choice, scope: next }))}
            isList
          />
        )}
        <div>
          <nav aria-label={t('period')} className="chips trending-periods">
            {TRENDING_PERIODS.map((other) => (
              <Link
                key={other}
                to={pathOf({ ...choice, period: other })}
                className="chip"
                {...mark(other === period)}
              >
                {t(other)}
              </Link>
            ))}
          </nav>
          {type === 'articles' ? (
            <TrendingArticles scope={scope} period={period} />
          ) : (
            <TrendingPosts period={period} />
          )}
        </div>
      </div>
    </div>
  )
}

function mark(isCurrent: boolean): { 'aria-current'?: 'true' } {
  return isCurrent ? { 'aria-current': 'true' } : {}
}

function useTrendingHead({ type, scope }: Choice): void {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const ofArticles = scope === 'globe' ? t('title') : t('titleIn', { category: nameOf(scope) })
  useHead({
    title: type === 'posts' ? t('titlePosts') : ofArticles,
    description: t(type === 'posts' ? 'descriptionPosts' : 'description'),
  })
}
