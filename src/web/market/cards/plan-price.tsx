import type { OfferedPlan, Price } from '../../../contract/market.ts'
import type { Plan } from '../../../contract/plans.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { messages } from '../messages.ts'
import { formatMoney } from '../../../contract/money.ts'
import { perMonth, yearlySaving } from '../prices.ts'

interface PlanPriceProps {
  plan: Plan
  offer: OfferedPlan | undefined
  price: Price | undefined
  isTaxAdded: boolean
  trialDays: number
}

/** Always by the month, so that plans compare; what is really charged is said below. Without a price, never a number. */
export function PlanPrice({ plan, offer, price, isTaxAdded, trialDays }: PlanPriceProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, price?.currency ?? '', language)
  const amount = price === undefined ? t(plan === 'free' ? 'noCharge' : 'noPrice') : money(perMonth(price))
  const saving = price?.interval === 'year' && offer ? yearlySaving(offer, price.currency) : 0
  const details = [
    price?.interval === 'year' && t('billedYearly', { amount: money(price.amountMinor) }),
    saving > 0 && t('saving', { percent: saving }),
    price !== undefined && isTaxAdded && t('taxAdded'),
    trialDays > 0 && t('trial', { days: trialDays }),
  ].filter((it) => it !== false)
  return (
    <div className="plan-price">
      <p>
        <b className={price === undefined ? '' : 'plan-amount'}>{amount}</b> <small>{t('perMonth')}</small>
      </p>
      {details.length > 0 && (
        <p className="meta-line">
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
      )}
    </div>
  )
}
