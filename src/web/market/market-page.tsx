import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { PLANS, type PaidPlan } from '../../contract/plans.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import { useReturn, useSignInWall } from '../sign-in-wall/public.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { runningOf, type Wanted } from './cards/plan-act.ts'
import { PlanCard } from './cards/plan-card.tsx'
import { PriceChoices } from './cards/price-choices.tsx'
import './market.css'
import { marketQueries } from './market-queries.ts'
import { messages } from './messages.ts'
import { readChoice } from './prices.ts'
import { useMyPlan } from './use-my-plan.ts'

const laterParts = async () => import('./later-parts.ts')
const Comparison = deferHydration(async () => (await laterParts()).Comparison)
const Questions = deferHydration(async () => (await laterParts()).Questions)
const ReturnNotice = lazyComponent(async () => (await laterParts()).ReturnNotice)
const ReviewDialog = lazyComponent(async () => (await laterParts()).ReviewDialog)
const PreviewDialog = lazyComponent(async () => (await laterParts()).PreviewDialog)

type Opened = { what: 'review'; wanted: Wanted } | { what: 'preview'; plan: PaidPlan } | null

/** /market: the four plans, what each brings, and the way to one of them. */
export function MarketPage() {
  const t = useText(messages)
  const { language } = useLanguage()
  const { query } = usePlace()
  const { data, isError, isFetching, refetch } = useQuery(marketQueries.plans)
  const { current, mine, want } = useMyPlan()
  const [opened, setOpened] = useState<Opened>(null)
  const { guard, wall } = useSignInWall()
  const status = useIsHydrated() ? query.get('status') : null
  useHead({ title: t('market'), description: t('description') })

  const plans = data?.plans ?? []
  const subscription = mine?.subscription ?? null
  const read = readChoice(query, plans, language)
  // Who pays in one currency goes on in it.
  const choice = { ...read, currency: runningOf(subscription)?.price?.currency ?? read.currency }
  const review = (wanted: Wanted) => setOpened({ what: 'review', wanted })
  const choose = (wanted: Wanted) => guard({ kind: 'plan', part: wanted.plan }, () => review(wanted))
  const notify = (plan: PaidPlan, isWanted: boolean) =>
    guard({ kind: 'plan', part: `notify-${plan}` }, () => want({ plan, isWanted }))
  useReturns(
    (plan) => review({ plan, ...choice }),
    (plan) => want({ plan, isWanted: true }),
  )

  return (
    <div className="wrap pt-12 pb-16 max-md:pt-7">
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead text-lg">{t('lead')}</p>
      {status !== null && (
        <Suspense>
          <ReturnNotice status={status} plan={query.get('plan')} />
        </Suspense>
      )}
      {data === undefined && isError && (
        <LoadFailed title={t('notLoaded')} retry={() => void refetch()} busy={isFetching} />
      )}
      {data !== undefined && (
        <PriceChoices plans={plans} choice={choice} isFixed={runningOf(subscription) !== null} />
      )}
      {data === undefined && !isError && <Skeleton className="h-[36rem] w-full mt-10" />}
      {data !== undefined && (
        <ul className="plan-cards mt-8" aria-label={t('plans')}>
          {PLANS.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              offer={plans.find((it) => it.plan === plan)}
              choice={choice}
              current={current}
              subscription={subscription}
              canTry={mine?.canTry ?? true}
              isTaxAdded={data.isTaxAdded}
              isWanted={plan !== 'free' && (mine?.wanted.includes(plan) ?? false)}
              onChoose={choose}
              onNotify={notify}
              onPreview={(shown) => setOpened({ what: 'preview', plan: shown })}
            />
          ))}
        </ul>
      )}
      <Comparison />
      <Questions />
      {wall}
      <Suspense>
        {opened?.what === 'review' && data !== undefined && (
          <ReviewDialog wanted={opened.wanted} market={data} mine={mine} onClose={() => setOpened(null)} />
        )}
        {opened?.what === 'preview' && <PreviewDialog plan={opened.plan} onClose={() => setOpened(null)} />}
      </Suspense>
    </div>
  )
}

/** Whoever had to sign in first goes on with what they had begun. */
function useReturns(onChoose: (plan: PaidPlan) => void, onNotify: (plan: PaidPlan) => void): void {
  useReturn({ kind: 'plan', part: 'topaz' }, () => onChoose('topaz'))
  useReturn({ kind: 'plan', part: 'agate' }, () => onChoose('agate'))
  useReturn({ kind: 'plan', part: 'aqua' }, () => onChoose('aqua'))
  useReturn({ kind: 'plan', part: 'notify-topaz' }, () => onNotify('topaz'))
  useReturn({ kind: 'plan', part: 'notify-agate' }, () => onNotify('agate'))
  useReturn({ kind: 'plan', part: 'notify-aqua' }, () => onNotify('aqua'))
}
