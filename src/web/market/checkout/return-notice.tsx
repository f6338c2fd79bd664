import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { CONFIRM_MS, type MySubscription, type Subscription } from '../../../contract/market.ts'
import { planOf } from '../../../contract/plans.ts'
import { useUser, userQuery } from '../../auth/public.ts'
import { formatDate } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { locationStore, navigate } from '../../platform/location.ts'
import { useThemeChoice } from '../../settings/public.ts'
import { Button } from '../../ui/button.tsx'
import { Ring } from '../../ui/spinner.tsx'
import type { Awaited } from '../awaited.ts'
import { runningOf } from '../cards/plan-act.ts'
import { Gem } from '../gem.tsx'
import { marketQueries } from '../market-queries.ts'
import { formatMoney } from '../../../contract/money.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import './checkout.css'
import { messages } from './messages.ts'

const ASK_MS = 2000

/** Back from the payment: it counts once the provider has told the server, which takes a moment. */
export function ReturnNotice({ awaited }: { awaited: Awaited }) {
  return (
    <div role="status">
      {awaited.status === 'success' ? <Confirming key={awaited.plan} plan={awaited.plan} /> : <Canceled />}
    </div>
  )
}

function Canceled() {
  const t = useText(messages)
  useForgottenReturn(true)
  return <Notice icon={<Undo2 aria-hidden="true" />} title={t('canceled')} text={t('canceledText')} />
}

/** What was told once is not told again after a reload or Back; what was chosen stays in the address. */
function useForgottenReturn(isTold: boolean): void {
  const forget = useEffectEvent(() => {
    const { path, query } = locationStore.get()
    if (!query.has('status')) return
    const rest = new URLSearchParams(query)
    rest.delete('status')
    rest.delete('session')
    navigate(rest.size === 0 ? path : `${path}?${rest.toString()}`, { replace: true })
  })
  useEffect(() => {
    if (isTold) forget()
  }, [isTold])
}

function Confirming({ plan }: { plan: Awaited['plan'] }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const [isLate, setLate] = useState(false)
  const confirmedOf = (mine: MySubscription | undefined): Subscription | undefined => {
    const paid = runningOf(mine?.subscription)
    return paid !== null && (plan === undefined || plan === paid.plan) ? paid : undefined
  }
  const { data } = useQuery({
    ...marketQueries.mine,
    enabled: user !== null,
    refetchInterval: ({ state }) => (confirmedOf(state.data) === undefined && !isLate ? ASK_MS : false),
  })
  const paid = confirmedOf(data)
  const isPaid = paid !== undefined
  const isKnown = user !== null && isPaid && planOf(user) === paid.plan
  useEffect(() => {
    if (isPaid && !isKnown) void client.invalidateQueries({ queryKey: userQuery.queryKey })
  }, [client, isPaid, isKnown])
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [])
  useForgottenReturn(isPaid || isLate)
  if (isPaid) return <Confirmed paid={paid} isKnown={isKnown} />
  if (isLate) return <Notice icon={<Clock aria-hidden="true" />} title={t('slow')} text={t('slowText')} />
  return <Notice icon={<Ring />} title={t('confirming')} text={t('confirmingText')} />
}

function Confirmed({ paid, isKnown }: { paid: Subscription; isKnown: boolean }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { plan, price, status, currentPeriodEnd } = paid
  const { theme, choose } = useThemeChoice()
  const name = PLAN_NAMES[plan]
  // Whoever tries it has paid nothing yet: there is no receipt.
  const text =
    status === 'trialing' && price !== null
      ? t('trialText', {
          date: formatDate(currentPeriodEnd, language, true),
          amount: formatMoney(price.amountMinor, price.currency, language),
        })
      : t('welcomeText')
  return (
    <Notice icon={<Gem plan={plan} />} title={t('welcome', { plan: name })} text={text}>
      {theme !== plan && (
        <Button variant="primary" busy={!isKnown} onClick={() => choose(plan)}>
          {t('useTheme', { plan: name })}
        </Button>
      )}
    </Notice>
  )
}

interface NoticeProps {
  icon: ReactNode
  title: string
  text: string
  children?: ReactNode
}

function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <div className="return-notice">
      {icon}
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      {children}
    </div>
  )
}
