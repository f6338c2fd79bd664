import { useEffect, useRef } from 'react'
import { TRENDING_PERIODS } from '../../contract/stats.ts'
import { useCategoryName } from '../categories/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import { pathOf, readChoice, TYPES, type Choice } from './trending-choice.ts'
import { messages } from './page-messages.ts'
import { TrendingArticles } from './trending-articles.tsx'
import { ScopeSelector } from './scope-selector.tsx'
import './trending.css'

const TrendingPosts = deferHydration(async () => (await import('./trending-posts.tsx')).TrendingPosts)

const TrendingQuestions = deferHydration(
  async () => (await import('./trending-questions.tsx')).TrendingQuestions,
)

const LEADS = {
  articles: { now: 'lead', week: 'leadWeek', all: 'leadAll' },
  posts: { now: 'leadPosts', week: 'leadPostsWeek', all: 'leadAll' },
  questions: { now: 'leadQuestions', week: 'leadQuestionsWeek', all: 'leadAll' },
} as const

const DESCRIPTIONS = {
  articles: 'description',
  posts: 'descriptionPosts',
  questions: 'descriptionQuestions',
} as const

export function TrendingPage() {
  const t = useText(messages)
  const { query } = usePlace()
  const choice = readChoice(query)
  const { type, scope, period } = choice
  useTrendingHead(choice)
  const choiceOf = (change: Partial<Choice>, name: Choice['type' | 'period'], isCurrent: boolean) => ({
    to: pathOf({ ...choice, ...change }),
    text: t(name),
    isCurrent,
  })
  const columns = useRef<HTMLDivElement>(null)
  // On a phone the choices are one long line: the chosen one is brought into it.
  useEffect(() => {
    const button = columns.current?.querySelector<HTMLElement>('.scopes-list [aria-pressed="true"]')
    button?.parentElement?.scrollTo({ left: button.offsetLeft - 48 })
  }, [scope])
  return (
    <div className="wrap trending-page pt-10 max-md:pt-6">
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t(LEADS[type][period])}</p>
      <ChoiceLinks
        label={t('types')}
        look="tab"
        className="mt-4"
        choices={TYPES.map((other) => choiceOf({ type: other }, other, other === type))}
      />
      <div ref={columns} className="trending-columns side-columns [--column:240px] lg:mt-2">
        {type === 'articles' && (
          <ScopeSelector
            chosen={scope}
            onChoose={(next) => navigate(pathOf({ ...choice, scope: next }))}
            isList
          />
        )}
        <div>
          <ChoiceLinks
            label={t('period')}
            look="chip"
            className="mt-3"
            choices={TRENDING_PERIODS.map((other) => choiceOf({ period: other }, other, other === period))}
          />
          {type === 'articles' && <TrendingArticles scope={scope} period={period} />}
          {type === 'posts' && <TrendingPosts period={period} />}
          {type === 'questions' && <TrendingQuestions period={period} />}
        </div>
      </div>
    </div>
  )
}

function useTrendingHead({ type, scope }: Choice): void {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const titles = {
    articles: scope === 'globe' ? t('title') : t('titleIn', { category: nameOf(scope) }),
    posts: t('titlePosts'),
    questions: t('titleQuestions'),
  }
  useHead({ title: titles[type], description: t(DESCRIPTIONS[type]) })
}
