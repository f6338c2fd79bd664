import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import type { OfferedPlan } from '../../contract/market.ts'
import { PLANS, type PaidPlan, type Plan } from '../../contract/plans.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import { useReturn, useSignInWall } from '../sign-in-wall/public.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { awaitedOf } from './awaited.ts'
import type { Looked } from './cards/card-acts.ts'
import { choiceFor, runningOf, type Wanted } from './cards/plan-act.ts'
import { PlanCard } from './cards/plan-card.tsx'
import { PriceChoices } from './cards/price-choices.tsx'
import './market.css'
import { marketQueries } from './market-queries.ts'
import { messages } from './messages.ts'
import { findPrice, hasCents, pathOfChoice, readChoice, type Choice } from './prices.ts'
import { useMyPlan } from './use-my-plan.ts'

const laterParts = async () => import('./later-parts.ts')
const Comparison = deferHydration(async () => (await laterParts()).Comparison)
const Questions = deferHydration(async () => (await laterParts()).Questions)
const ReturnNotice = lazyComponent(async () => (await laterParts()).ReturnNotice)
const ReviewDialog = lazyComponent(async () => (await laterParts()).ReviewDialog)
const PreviewDialog = lazyComponent(async () => (await laterParts()).PreviewDialog)

type Opened = { what: 'review'; plan: PaidPlan } | { what: 'preview'; looked: Looked } | null

/** /market: the four plans, what each brings, and the way to one of them. */
export function MarketPage() {
  const t = useText(messages)
  const { language } = useLanguage()
  const { query } = usePlace()
  const { data, isError, isFetching, refetch } = useQuery(marketQueries.plans)
  const { current, isMember, mine, isLoading, want } = useMyPlan()
  const [opened, setOpened] = useState<Opened>(null)
  const [awaited, setAwaited] = useState(() => awaitedOf(query))
  const { guard, wall } = useSignInWall()
  const isReturn = useIsHydrated() && isMember && awaited !== null
  useHead({ title: t('market'), description: t('description') })

  const plans = data?.plans ?? []
  const subscription = mine?.subscription ?? null
  const paid = runningOf(subscription)?.price
  const read = readChoice(query, plans, language)
  // Who pays goes on in the same currency, and by the month or the year as before unless they choose the other.
  const choice = {
    interval: query.has('interval') ? read.interval : (paid?.interval ?? read.interval),
    currency: paid?.currency ?? read.currency,
  }
  const next = runningOf(subscription)?.next?.plan
  // One that is not sold any more is still there for who has it, or comes to it.
  const shown = useMemo(
    () =>
      PLANS.filter(
        (plan) =>
          plan === 'free' ||
          plan === current ||
          plan === next ||
          data === undefined ||
          data.plans.some((it) => it.plan === plan),
      ),
    [data, current, next],
  )
  const offerOf = (plan: Plan) => plans.find((it) => it.plan === plan)
  const isExact = plans.some((plan) => hasCents(findPrice(plan, choice)))
  const review = (plan: PaidPlan) => setOpened({ what: 'review', plan })
  // Back from signing in, the address says what they saw, whatever their language is then.
  const choose = ({ plan, ...chosen }: Wanted) =>
    guard({ kind: 'plan', part: plan, place: pathOfChoice(chosen) }, () => review(plan))
  const notify = (plan: PaidPlan, isWanted: boolean) =>
    guard({ kind: 'notify', part: plan }, () => want({ plan, isWanted }))
  useReturns(review, (plan) => want({ plan, isWanted: true }))
  // A dialog that another has taken the place of tells once more that it is closed.
  const close = (what: 'review' | 'preview') => setOpened((now) => (now?.what === what ? null : now))

  return (
    <div className="wrap pt-12 pb-16 max-md:pt-7">
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead text-lg">{t('lead')}</p>
      {isReturn && (
        <Suspense>
          <ReturnNotice awaited={awaited} />
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
          {shown.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              offer={offerOf(plan)}
              choice={choice}
              current={current}
              subscription={subscription}
              canTry={mine?.canTry ?? true}
              isTaxAdded={data.isTaxAdded}
              isExact={isExact}
              isWanted={plan !== 'free' && (mine?.wanted.includes(plan) ?? false)}
              onChoose={choose}
              onNotify={notify}
              onPreview={(looked) => setOpened({ what: 'preview', looked })}
            />
          ))}
        </ul>
      )}
      <Comparison plans={shown} />
      <Questions />
      {wall}
      <Suspense>
        {opened?.what === 'review' && data !== undefined && !isLoading && (
          <ReviewDialog
            wanted={wantedOf(opened.plan, offerOf(opened.plan), choice)}
            market={data}
            mine={mine}
            onUpgraded={(plan) => setAwaited({ status: 'success', plan })}
            onClose={() => close('review')}
          />
        )}
        {opened?.what === 'preview' && (
          <PreviewDialog
            {...opened.looked}
            onChoose={choose}
            onNotify={notify}
            onClose={() => close('preview')}
          />
        )}
      </Suspense>
    </div>
  )
}

/** What the card of a plan offers under the choice above the cards. */
function wantedOf(plan: PaidPlan, offer: OfferedPlan | undefined, choice: Choice): Wanted {
  return { plan, ...choiceFor(offer, offer && findPrice(offer, choice), choice) }
}

/** Whoever had to sign in first goes on with what they had begun. */
function useReturns(onChoose: (plan: PaidPlan) => void, onNotify: (plan: PaidPlan) => void): void {
  useReturn({ kind: 'plan', part: 'topaz' }, () => onChoose('topaz'))
  useReturn({ kind: 'plan', part: 'agate' }, () => onChoose('agate'))
  useReturn({ kind: 'plan', part: 'aqua' }, () => onChoose('aqua'))
  useReturn({ kind: 'notify', part: 'topaz' }, () => onNotify('topaz'))
  useReturn({ kind: 'notify', part: 'agate' }, () => onNotify('agate'))
  useReturn({ kind: 'notify', part: 'aqua' }, () => onNotify('aqua'))
}
