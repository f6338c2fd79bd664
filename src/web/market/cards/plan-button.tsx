import { Bell, Check } from 'lucide-react'
import type { Plan } from '../../../contract/plans.ts'
import { useText } from '../../platform/language.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { messages } from '../messages.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import type { PlanAct } from './plan-act.ts'

interface PlanButtonProps {
  plan: Plan
  act: PlanAct
  /** They pay, and it goes on: until they cancel. */
  isRenewed: boolean
  isWanted: boolean
  onChoose: () => void
  onNotify: (isWanted: boolean) => void
}

const BILLING = '/settings?section=billing'

/** The one thing that this reader can do with a plan, if there is one. */
export function PlanButton({ plan, act, isRenewed, isWanted, onChoose, onNotify }: PlanButtonProps) {
  const t = useText(messages)
  const name = PLAN_NAMES[plan]
  if (act === 'none' || (act === 'manage' && !isRenewed)) return null
  // Free is where they get to by cancelling.
  if (act === 'manage')
    return (
      <LinkButton to={BILLING} className="plan-act">
        {t('cancelPlan')}
      </LinkButton>
    )
  if (act === 'current')
    return plan === 'free' ? (
      <Button className="plan-act" disabled>
        <Check />
        {t('yourPlan')}
      </Button>
    ) : (
      <LinkButton to={BILLING} className="plan-act">
        {t('manage')}
      </LinkButton>
    )
  if (act === 'notify')
    return (
      <>
        <Button
          className="plan-act plan-act-gem"
          aria-label={`${t(isWanted ? 'unnotify' : 'notify')}: ${name}`}
          onClick={() => onNotify(!isWanted)}
        >
          {!isWanted && <Bell />}
          {t(isWanted ? 'unnotify' : 'notify')}
        </Button>
        {/* It has its room before it is there: nothing below moves. */}
        <p className="mt-2 min-h-10 text-sm text-quiet" role="status">
          {isWanted && t('notified')}
        </p>
      </>
    )
  const label = act === 'month' ? t('toMonth') : act === 'year' ? t('toYear') : t(act, { plan: name })
  return (
    <Button
      className={`plan-act ${act === 'choose' || act === 'upgrade' ? 'plan-act-gem' : ''}`.trimEnd()}
      aria-haspopup="dialog"
      aria-label={act === 'choose' ? undefined : `${label}: ${name}`}
      onClick={onChoose}
    >
      {label}
    </Button>
  )
}
