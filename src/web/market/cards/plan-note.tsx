import type { Subscription } from '../../../contract/market.ts'
import type { Plan } from '../../../contract/plans.ts'
import { useBilling } from '../billing/use-billing.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { messages } from './note-messages.ts'
import type { PlanAct } from './plan-act.ts'

interface PlanNoteProps {
  plan: Plan
  act: PlanAct
  running: Subscription
}

/** Below the button of a plan, for whoever pays: what begins or ends, and why nothing can be done with it now. */
export function PlanNote({ plan, act, running }: PlanNoteProps) {
  const t = useText(messages)
  const { plan: own, status, isEnding, next, currentPeriodEnd } = running
  const isOwing = status === 'past_due'
  const date = <ShortDate at={currentPeriodEnd} />
  if (plan === own) return isEnding && !isOwing ? <Ending running={running} /> : null
  const isNext = isEnding ? plan === 'free' && !isOwing : next?.plan === plan
  const isShut = act === 'none' && plan !== 'free' && (isOwing || isEnding)
  if (!isNext && !isShut) return null
  return (
    <p className="mt-2 text-sm text-quiet">
      {isNext ? (
        <>
          {t('startsOn')} {date}
        </>
      ) : (
        t(isOwing ? 'cardFirst' : 'resumeFirst')
      )}
    </p>
  )
}

function Ending({ running }: { running: Subscription }) {
  const t = useText(messages)
  const { busy, failure, end } = useBilling(running)
  return (
    <div className="mt-2 text-sm text-quiet">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span>
          {t('endsOn')} <ShortDate at={running.currentPeriodEnd} />
        </span>
        <Button variant="text" size="sm" className="mx-0" busy={busy === 'resume'} onClick={() => end(false)}>
          {t('resume')}
        </Button>
      </p>
      <div role="alert">
        <FieldError>{failure}</FieldError>
      </div>
    </div>
  )
}
