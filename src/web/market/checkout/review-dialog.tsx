import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  changeSubscription,
  startCheckout,
  type listPlans,
  type MySubscription,
} from '../../../contract/market.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import type { PaidPlan } from '../../../contract/plans.ts'
import { ApiError, call, failureOf } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { runningOf, type Wanted } from '../cards/plan-act.ts'
import { Gem } from '../gem.tsx'
import { leaveFor, useCameBack } from '../leave-for.ts'
import { marketQueries } from '../market-queries.ts'
import { formatMoney } from '../../../contract/money.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import './checkout.css'
import { messages } from './messages.ts'
import { termsOf, type ReviewAct } from './terms.ts'

interface ReviewDialogProps {
  wanted: Wanted
  market: ResponseOf<typeof listPlans>
  mine: MySubscription | undefined
  onUpgraded: (plan: PaidPlan) => void
  onClose: () => void
}

/** Everything that is about to happen, before it does: what, how much, when it renews, and how it ends. */
export function ReviewDialog({ wanted, market, mine, onUpgraded, onClose }: ReviewDialogProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const [openedAt] = useState(() => new Date())
  const { plan, interval, currency } = wanted
  const running = runningOf(mine?.subscription)
  const offer = market.plans.find((it) => it.plan === plan)
  const price = offer?.prices.find((it) => it.canBuy && it.interval === interval && it.currency === currency)
  const isSame = running?.plan === plan && running.price?.interval === interval && running.next === null
  const terms = price && termsOf(plan, price, market.plans, mine, openedAt)
  const { mutate, isPending, failure } = useConfirm(wanted, terms?.act ?? 'pay', onUpgraded, onClose)
  if (terms === undefined || isSame)
    return (
      <Dialog
        open
        size="sm"
        title={t('reviewTitle')}
        description={t(isSame ? 'already' : 'noPrice', { plan: PLAN_NAMES[plan] })}
        onClose={onClose}
      >
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            {t('seePlans')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  const { act, trialDays, due, isLater, at } = terms
  const amount = formatMoney(terms.amountMinor, currency, language)
  const own = running === null ? '' : PLAN_NAMES[running.plan]
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
        <Row label={t('tax')}>
          {t(!market.isTaxAdded ? 'taxIncluded' : act === 'pay' ? 'taxAdded' : 'taxCharged')}
        </Row>
        {trialDays > 0 && <Row label={t('trial')}>{t('trialDays', { days: trialDays })}</Row>}
        <Row label={t('today')}>
          {due === 'whole'
            ? amount
            : t(due, { plan: own, amount: formatMoney(terms.dueMinor, currency, language) })}
        </Row>
        <Row label={t(isLater ? 'starts' : 'renews')}>
          <ShortDate at={at} />
        </Row>
      </dl>
      <p className="mt-4 text-sm text-quiet text-pretty">
        {isLater && t('untilThen', { plan: own })} {t('cancel')}
        {act === 'pay' && ` ${t('elsewhere')}`}
        {act === 'upgrade' && due !== 'nothingToday' && ` ${t('atOnce')}`}
      </p>
      <div role="alert">
        <FieldError>{failure}</FieldError>
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

/**
 * Leaves for the payment, or changes what is paid already. What is refused leaves everything as it was; what can't be
 * sent now is not sent later, and nobody is taken to a payment from a sheet that they have closed.
 */
function useConfirm(
  { plan, interval, currency }: Wanted,
  act: ReviewAct,
  onUpgraded: (plan: PaidPlan) => void,
  onDone: () => void,
) {
  const t = useText(messages)
  const client = useQueryClient()
  const { queryKey } = marketQueries.mine
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  const { mutate, reset, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (act !== 'pay') return call(changeSubscription, { body: { plan, interval } })
      const { signal } = (leaving.current = new AbortController())
      const { redirectUrl } = await call(startCheckout, { body: { plan, interval, currency }, signal })
      signal.throwIfAborted()
      leaveFor(redirectUrl)
      // Busy until the other page is there.
      return new Promise<never>(() => {})
    },
    onSuccess: (changed) => {
      client.setQueryData(queryKey, changed)
      onDone()
      // A plan rises when the provider has told so, as after a payment.
      if (act === 'upgrade') onUpgraded(plan)
      else toast({ title: t('planned'), tone: 'success' })
    },
  })
  useCameBack(() => {
    reset()
    void client.invalidateQueries({ queryKey })
  })
  // A change that got no answer may have been made.
  const otherwise = act === 'pay' || error instanceof ApiError ? t('failed') : t('unsure')
  return { mutate, isPending, failure: failureOf(error, otherwise) }
}
