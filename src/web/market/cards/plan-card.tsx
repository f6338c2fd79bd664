import { Check, Eye } from 'lucide-react'
import type { OfferedPlan, Subscription } from '../../../contract/market.ts'
import type { Plan } from '../../../contract/plans.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Gem } from '../gem.tsx'
import { messages } from '../messages.ts'
import { featuresOf } from '../plan-features.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import type { Choice } from '../prices.ts'
import { findPrice } from '../prices.ts'
import { ThemeScene } from '../theme-scene.tsx'
import { actOf, choiceFor, type Wanted } from './plan-act.ts'
import { PlanButton } from './plan-button.tsx'
import { PlanPrice } from './plan-price.tsx'

export interface CardActs {
  onChoose: (wanted: Wanted) => void
  onNotify: (plan: Wanted['plan'], isWanted: boolean) => void
  onPreview: (plan: Wanted['plan']) => void
}

interface PlanCardProps extends CardActs {
  plan: Plan
  /** None for Free. */
  offer: OfferedPlan | undefined
  choice: Choice
  current: Plan
  subscription: Subscription | null
  canTry: boolean
  isTaxAdded: boolean
  isWanted: boolean
}

export function PlanCard(props: PlanCardProps) {
  const { plan, offer, current, subscription, isTaxAdded, onPreview, onChoose, onNotify } = props
  const t = useText(messages)
  const name = PLAN_NAMES[plan]
  const price = offer && findPrice(offer, props.choice)
  const choice = choiceFor(offer, price, props.choice)
  const act = actOf(plan, offer, choice, { current, subscription })
  const trialDays = props.canTry && act === 'choose' ? (offer?.trialDays ?? 0) : 0
  const isNext = subscription?.next?.plan === plan && plan !== current
  return (
    <li className="plan-card" data-plan={plan}>
      {plan === 'free' ? (
        <div className="scene-pair">
          <ThemeScene theme="dark" />
          <ThemeScene theme="light" />
        </div>
      ) : (
        <button
          type="button"
          className="scene-button"
          aria-haspopup="dialog"
          aria-label={t('previewOf', { plan: name })}
          onClick={() => onPreview(plan)}
        >
          <ThemeScene theme={plan} />
          <span aria-hidden="true">
            <Eye />
            {t('preview')}
          </span>
        </button>
      )}
      <h2 className="plan-name">
        <Gem plan={plan} />
        {name}
        {plan === current && <span className="plan-current">{t('current')}</span>}
      </h2>
      <p className="plan-text">{t(`${plan}Text`)}</p>
      <PlanPrice plan={plan} offer={offer} price={price} isTaxAdded={isTaxAdded} trialDays={trialDays} />
      <div>
        <PlanButton
          plan={plan}
          act={act}
          isWanted={props.isWanted}
          onChoose={() => plan !== 'free' && onChoose({ plan, ...choice })}
          onNotify={(isWanted) => plan !== 'free' && onNotify(plan, isWanted)}
        />
        {isNext && (
          <p className="mt-2 text-sm text-quiet">
            {t('startsOn')} <ShortDate at={subscription.currentPeriodEnd} />
          </p>
        )}
      </div>
      <ul className="plan-features">
        {featuresOf(plan, t).map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
