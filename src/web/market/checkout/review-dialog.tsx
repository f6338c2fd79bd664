import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  changeSubscription,
  startCheckout,
  type listPlans,
  type MySubscription,
} from '../../../contract/market.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { rankOf, runningOf, type Wanted } from '../cards/plan-act.ts'
import { Gem } from '../gem.tsx'
import { leaveFor } from '../leave-for.ts'
import { marketQueries } from '../market-queries.ts'
import { formatMoney } from '../../../contract/money.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import './checkout.css'
import { messages } from './messages.ts'
import { renewalAfter } from './renewal.ts'

interface ReviewDialogProps {
  wanted: Wanted
  market: ResponseOf<typeof listPlans>
  mine: MySubscription | undefined
  onClose: () => void
}

/** Everything that is about to happen, before it does: what, how much, when it renews, and how it ends. */
export function ReviewDialog({ wanted, market, mine, onClose }: ReviewDialogProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const [openedAt] = useState(() => new Date())
  const { plan, interval, currency } = wanted
  const running = runningOf(mine?.subscription)
  const offer = market.plans.find((it) => it.plan === plan)
  const price = offer?.prices.find((it) => it.interval === interval && it.currency === currency)
  const isLater = running !== null && rankOf(plan) <= rankOf(running.plan)
  const act =
    running === null ? 'pay' : !isLater ? 'upgrade' : plan === running.plan ? 'interval' : 'downgrade'
  const { mutate, isPending, error } = useConfirm(wanted, act, onClose)
  const amount = price === undefined ? '' : formatMoney(price.amountMinor, currency, language)
  const trialDays = act === 'pay' && mine?.canTry !== false ? (offer?.trialDays ?? 0) : 0
  return (
    <Dialog open title={t('reviewTitle')} onClose={onClose}>
      <dl className="review">
        <Row label={t('plan')}>
          <span className="inline-flex items-center gap-2">
            <Gem plan={plan} className="size-5" />
            {PLAN_NAMES[plan]}
          </span>
        </Row>
        <Row label={t('price')}>{t(interval === 'month' ? 'perMonth' : 'perYear', { amount })}</Row>
        <Row label={t('tax')}>{t(market.isTaxAdded ? 'taxAdded' : 'taxIncluded')}</Row>
        {trialDays > 0 && <Row label={t('trial')}>{t('trialDays', { days: trialDays })}</Row>}
        <Row label={t('today')}>
          {isLater || trialDays > 0 ? t('nothingToday') : act === 'upgrade' ? t('difference') : amount}
        </Row>
        <Row label={t(isLater ? 'starts' : 'renews')}>
          <ShortDate at={running?.currentPeriodEnd ?? renewalAfter(openedAt, interval, trialDays)} />
        </Row>
      </dl>
      <p className="mt-4 text-sm text-quiet text-pretty">
        {isLater && t('untilThen', { plan: PLAN_NAMES[running.plan] })} {t('cancel')}
        {act === 'pay' && ` ${t('elsewhere')}`}
      </p>
      <div role="alert">
        <FieldError>{failureOf(error, t('failed'))}</FieldError>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button variant="primary" busy={isPending} onClick={() => mutate()}>
          {t(act)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type ReviewAct = 'pay' | 'upgrade' | 'downgrade' | 'interval'

/** Leaves for the payment, or changes what is paid already. What is refused leaves everything as it was. */
function useConfirm({ plan, interval, currency }: Wanted, act: ReviewAct, onDone: () => void) {
  const t = useText(messages)
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      if (act === 'pay') {
        leaveFor((await call(startCheckout, { body: { plan, interval, currency } })).redirectUrl)
        // Busy until the other page is there.
        return new Promise<never>(() => {})
      }
      return call(changeSubscription, { body: { plan, interval } })
    },
    onSuccess: (changed) => {
      client.setQueryData(marketQueries.mine.queryKey, changed)
      onDone()
      // A plan rises when the provider has told so, as after a payment.
      if (act === 'upgrade') navigate(`/market?status=success&plan=${plan}`)
      else toast({ title: t('planned'), tone: 'success' })
    },
  })
}
