import type { Price } from '../../../contract/market.ts'
import type { Plan } from '../../../contract/plans.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { messages } from '../messages.ts'
import { formatMoney } from '../../../contract/money.ts'
import { perMonth } from '../prices.ts'

interface PlanPriceProps {
  plan: Plan
  price: Price | undefined
  isTaxAdded: boolean
  /** One of the prices beside it has hundredths. */
  isExact: boolean
  trialDays: number
}

/** Always by the month, so that plans compare; what is really charged is said below. Without a price, never a number. */
export function PlanPrice({ plan, price, isTaxAdded, isExact, trialDays }: PlanPriceProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, price?.currency ?? '', language, isExact)
  const amount = price === undefined ? t(plan === 'free' ? 'noCharge' : 'noPrice') : money(perMonth(price))
  const details = [
    price?.interval === 'year' && t('billedYearly', { amount: money(price.amountMinor) }),
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
