import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Price, Subscription } from '../../../contract/market.ts'
import type { Language } from '../../../contract/messages.ts'
import { formatDate } from '../../platform/format.ts'
import { useLanguage, useText, type Translate } from '../../platform/language.tsx'
import type { Dictionary } from '../../platform/messages.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Gem } from '../gem.tsx'
import { marketQueries } from '../market-queries.ts'
import { formatMoney } from '../../../contract/money.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { lastDayOf } from './last-day.ts'
import { messages } from './messages.ts'
import { useBilling } from './use-billing.ts'

type Words = Translate<typeof messages extends Dictionary<infer Key> ? Key : never>

/** One subscription: in what state it is, in words, and the ways to change, end or resume it. */
export function PlanState({ subscription }: { subscription: Subscription }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const [isCanceling, setCanceling] = useState(false)
  const billing = useBilling(subscription)
  const { plan, price, status, isEnding, isPaid, next } = subscription
  const isRunning = isPaid && status !== 'canceled' && status !== 'expired'
  const isOwing = status === 'past_due'
  const words = stateWords(subscription, t, language)
  const nextWords = useNextWords(subscription)
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 font-semibold text-lg">
        <Gem plan={plan} className="size-6" />
        {PLAN_NAMES[plan]}
        {price !== null && (
          <span className="ml-1 font-normal text-base text-quiet">{pricedWords(t, language, price)}</span>
        )}
      </p>
      {isOwing && !isEnding ? (
        <p className="note note-danger mt-3">
          <CircleAlert aria-hidden="true" />
          <span className="flex-1">{words}</span>
        </p>
      ) : (
        words !== null && <p className="mt-1 text-quiet">{words}</p>
      )}
      {nextWords !== null && <p className="mt-1 text-quiet">{nextWords}</p>}
      <div className="flex flex-wrap gap-2 mt-4">
        {isEnding && isRunning ? (
          <Button variant="primary" busy={billing.busy === 'resume'} onClick={() => billing.end(false)}>
            {t('resume')}
          </Button>
        ) : isOwing ? (
          <Button variant="primary" busy={billing.busy === 'portal'} onClick={billing.openPortal}>
            {t('updateCard')}
          </Button>
        ) : (
          <LinkButton to="/market">{t('change')}</LinkButton>
        )}
        {next !== null && isRunning && !isEnding && (
          <Button busy={billing.busy === 'keep'} onClick={billing.undoChange}>
            {t('undoChange', { plan: PLAN_NAMES[plan] })}
          </Button>
        )}
        {isPaid && (!isOwing || isEnding) && (
          <Button busy={billing.busy === 'portal'} onClick={billing.openPortal}>
            {t('payment')}
          </Button>
        )}
        {isRunning && !isEnding && (
          <Button variant="text" className="mx-0" aria-haspopup="dialog" onClick={() => setCanceling(true)}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldError>{billing.failure}</FieldError>
      </div>
      {isCanceling && (
        <CancelDialog
          subscription={subscription}
          busy={billing.busy === 'cancel'}
          failure={billing.failure}
          onCancel={() => billing.end(true, () => setCanceling(false))}
          onClose={() => setCanceling(false)}
        />
      )}
    </div>
  )
}

const pricedWords = (t: Words, language: Language, price: Price) =>
  t(price.interval, { amount: formatMoney(price.amountMinor, price.currency, language) })

/** What is to come instead of a renewal, if there is something, with its price as soon as that is known. */
function useNextWords({ next, isEnding, price, currentPeriodEnd }: Subscription): string | null {
  const t = useText(messages)
  const { language } = useLanguage()
  const isComing = next !== null && !isEnding
  const { data } = useQuery({ ...marketQueries.plans, enabled: isComing })
  if (!isComing) return null
  const about = { plan: PLAN_NAMES[next.plan], date: formatDate(currentPeriodEnd, language, true) }
  const nextPrice = data?.plans
    .find(({ plan }) => plan === next.plan)
    ?.prices.find((it) => it.interval === next.interval && it.currency === price?.currency)
  return nextPrice === undefined
    ? t('next', { ...about, interval: t(`next_${next.interval}`) })
    : t('nextPriced', { ...about, price: pricedWords(t, language, nextPrice) })
}

function stateWords(subscription: Subscription, t: Words, language: Language): string | null {
  const { status, isEnding, isPaid, plan, price, next } = subscription
  const date = formatDate(lastDayOf(subscription), language, true)
  if (!isPaid) return t('given', { date })
  if (isEnding || status === 'canceled' || status === 'expired') return t('ends', { date })
  if (status === 'past_due') return t('pastDue', { date, plan: PLAN_NAMES[plan] })
  if (status === 'trialing')
    return next !== null || price === null
      ? t('trialing', { date })
      : t('trialThen', { date, price: pricedWords(t, language, price) })
  return next === null ? t('renews', { date }) : null
}
