import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock, Undo2 } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { CONFIRM_MS, type MySubscription } from '../../../contract/market.ts'
import { planOf, type PaidPlan } from '../../../contract/plans.ts'
import { useUser, userQuery } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { useThemeChoice } from '../../settings/public.ts'
import { Button } from '../../ui/button.tsx'
import { Ring } from '../../ui/spinner.tsx'
import { runningOf } from '../cards/plan-act.ts'
import { Gem } from '../gem.tsx'
import { marketQueries } from '../market-queries.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import './checkout.css'
import { messages } from './messages.ts'

const ASK_MS = 2000

/** Back from the payment: it counts once the provider has told the server, which takes a moment. */
export function ReturnNotice({ status, plan }: { status: string; plan: string | null }) {
  const t = useText(messages)
  return (
    <div role="status">
      {status === 'success' && <Confirming plan={plan} />}
      {status === 'canceled' && (
        <Notice icon={<Undo2 aria-hidden="true" />} title={t('canceled')} text={t('canceledText')} />
      )}
    </div>
  )
}

/** Of an upgrade it is known which plan is to come; whoever had none has one then. */
function Confirming({ plan }: { plan: string | null }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const [isLate, setLate] = useState(false)
  const confirmedOf = (mine: MySubscription | undefined): PaidPlan | undefined => {
    const paid = runningOf(mine?.subscription)?.plan
    return plan === null || plan === paid ? paid : undefined
  }
  const { data } = useQuery({
    ...marketQueries.mine,
    enabled: user !== null,
    refetchInterval: ({ state }) => (confirmedOf(state.data) === undefined && !isLate ? ASK_MS : false),
  })
  const paid = confirmedOf(data)
  const isKnown = user !== null && paid !== undefined && planOf(user) === paid
  useEffect(() => {
    if (paid !== undefined && !isKnown) void client.invalidateQueries({ queryKey: userQuery.queryKey })
  }, [client, paid, isKnown])
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [])
  if (paid !== undefined) return <Confirmed plan={paid} isKnown={isKnown} />
  if (isLate) return <Notice icon={<Clock aria-hidden="true" />} title={t('slow')} text={t('slowText')} />
  return <Notice icon={<Ring />} title={t('confirming')} text={t('confirmingText')} />
}

function Confirmed({ plan, isKnown }: { plan: PaidPlan; isKnown: boolean }) {
  const t = useText(messages)
  const { theme, choose } = useThemeChoice()
  const name = PLAN_NAMES[plan]
  return (
    <Notice icon={<Gem plan={plan} />} title={t('welcome', { plan: name })} text={t('welcomeText')}>
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
