import type { OfferedPlan } from '../../../contract/market.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceLinks } from '../../ui/choice-links.tsx'
import { messages } from '../messages.ts'
import { offeredChoices, pathOfChoice, surestSaving, type Choice } from '../prices.ts'

interface PriceChoicesProps {
  plans: readonly OfferedPlan[]
  choice: Choice
  /** Whoever pays already keeps their currency. */
  isFixed: boolean
}

/** By the month or the year, and in which currency: only where there is something to choose. */
export function PriceChoices({ plans, choice, isFixed }: PriceChoicesProps) {
  const t = useText(messages)
  const { currencies, intervals } = offeredChoices(plans)
  const saving = surestSaving(plans, choice.currency)
  if (intervals.length < 2 && currencies.length < 2) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 mt-8">
      {intervals.length > 1 && (
        <ChoiceLinks
          label={t('intervals')}
          look="chip"
          choices={intervals.map((interval) => ({
            to: pathOfChoice({ ...choice, interval }),
            text:
              interval === 'month' ? (
                t('monthly')
              ) : (
                <>
                  {t('yearly')}
                  {saving > 0 && <b className="text-ok">{t('saving', { percent: saving })}</b>}
                </>
              ),
            isCurrent: interval === choice.interval,
          }))}
        />
      )}
      {currencies.length > 1 && !isFixed && (
        <ChoiceLinks
          label={t('currencies')}
          look="chip"
          choices={currencies.map((currency) => ({
            to: pathOfChoice({ ...choice, currency }),
            text: currency,
            isCurrent: currency === choice.currency,
          }))}
        />
      )}
    </div>
  )
}
