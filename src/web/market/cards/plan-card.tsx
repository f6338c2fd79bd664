import { Check, Eye } from 'lucide-react'
import { Suspense } from 'react'
import type { OfferedPlan, Subscription } from '../../../contract/market.ts'
import type { Plan } from '../../../contract/plans.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Gem } from '../gem.tsx'
import { messages } from '../messages.ts'
import { featuresOf } from '../plan-features.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import type { Choice } from '../prices.ts'
import { findPrice } from '../prices.ts'
import { ThemeScene } from '../theme-scene.tsx'
import type { CardActs } from './card-acts.ts'
import { actOf, choiceFor, runningOf } from './plan-act.ts'
import { PlanButton } from './plan-button.tsx'
import { PlanPrice } from './plan-price.tsx'

const PlanNote = lazyComponent(async () => (await import('../later-parts.ts')).PlanNote)

interface PlanCardProps extends CardActs {
  plan: Plan
  /** None for Free. */
  offer: OfferedPlan | undefined
  choice: Choice
  current: Plan
  subscription: Subscription | null
  canTry: boolean
  isTaxAdded: boolean
  isExact: boolean
  isWanted: boolean
}

export function PlanCard(props: PlanCardProps) {
  const { plan, offer, current, subscription, isTaxAdded, onPreview, onChoose, onNotify } = props
  const t = useText(messages)
  const { language } = useLanguage()
  const name = PLAN_NAMES[plan]
  const price = offer && findPrice(offer, props.choice)
  const choice = choiceFor(offer, price, props.choice)
  const act = actOf(plan, offer, choice, { current, subscription })
  const trialDays = props.canTry && act === 'choose' ? (offer?.trialDays ?? 0) : 0
  const running = runningOf(subscription)
  const isRenewed = running !== null && !running.isEnding
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
          onClick={() => onPreview({ wanted: { plan, ...choice }, act })}
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
      <PlanPrice
        plan={plan}
        price={price}
        isTaxAdded={isTaxAdded}
        isExact={props.isExact}
        trialDays={trialDays}
      />
      <div>
        <PlanButton
          plan={plan}
          act={act}
          isRenewed={isRenewed}
          isWanted={props.isWanted}
          onChoose={() => plan !== 'free' && onChoose({ plan, ...choice })}
          onNotify={(isWanted) => plan !== 'free' && onNotify(plan, isWanted)}
        />
        {running !== null && (
          <Suspense>
            <PlanNote plan={plan} act={act} running={running} />
          </Suspense>
        )}
      </div>
      <ul className="plan-features">
        {featuresOf(plan, t, (count) => formatNumber(count, language)).map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
