import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { GRACE_DAYS, type Subscription } from '../../../contract/market.ts'
import type { Language } from '../../../contract/messages.ts'
import { formatDate } from '../../platform/format.ts'
import { useLanguage, useText, type Translate } from '../../platform/language.tsx'
import type { Dictionary } from '../../platform/messages.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Gem } from '../gem.tsx'
import { formatMoney } from '../../../contract/money.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { messages } from './messages.ts'
import { useBilling } from './use-billing.ts'

const DAY_MS = 86_400_000

type Words = Translate<typeof messages extends Dictionary<infer Key> ? Key : never>

/** One subscription: in what state it is, in words, and the ways to change, end or resume it. */
export function PlanState({ subscription }: { subscription: Subscription }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const [isCanceling, setCanceling] = useState(false)
  const billing = useBilling(subscription)
  const { plan, price, status, isEnding, isPaid, next } = subscription
  const isRunning = isPaid && status !== 'canceled' && status !== 'expired'
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 font-semibold text-lg">
        <Gem plan={plan} className="size-6" />
        {PLAN_NAMES[plan]}
        {price !== null && (
          <span className="ml-1 font-normal text-base text-quiet">
            {t(price.interval, { amount: formatMoney(price.amountMinor, price.currency, language) })}
          </span>
        )}
      </p>
      {status === 'past_due' ? (
        <p className="note note-danger mt-3">
          <CircleAlert aria-hidden="true" />
          <span className="flex-1">{stateWords(subscription, t, language)}</span>
        </p>
      ) : (
        <p className="mt-1 text-quiet">{stateWords(subscription, t, language)}</p>
      )}
      {next !== null && !isEnding && (
        <p className="mt-1 text-quiet">
          {t('next', {
            plan: PLAN_NAMES[next.plan],
            interval: t(`next_${next.interval}`),
            date: formatDate(subscription.currentPeriodEnd, language, true),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2 mt-4">
        {isEnding && isRunning ? (
          <Button variant="primary" busy={billing.busy === 'resume'} onClick={() => billing.end(false)}>
            {t('resume')}
          </Button>
        ) : (
          <LinkButton to="/market">{t('change')}</LinkButton>
        )}
        {next !== null && isRunning && !isEnding && (
          <Button busy={billing.busy === 'keep'} onClick={billing.undoChange}>
            {t('undoChange', { plan: PLAN_NAMES[plan] })}
          </Button>
        )}
        {isPaid && (
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

function stateWords(subscription: Subscription, t: Words, language: Language): string {
  const { status, isEnding, isPaid, plan, currentPeriodEnd } = subscription
  const date = formatDate(currentPeriodEnd, language, true)
  if (!isPaid) return t('given', { date })
  if (status === 'past_due') {
    const last = new Date(Date.parse(currentPeriodEnd) + GRACE_DAYS * DAY_MS).toISOString()
    return t('pastDue', { date: formatDate(last, language, true), plan: PLAN_NAMES[plan] })
  }
  if (isEnding || status === 'canceled' || status === 'expired') return t('ends', { date })
  return t(status === 'trialing' ? 'trialing' : 'renews', { date })
}
