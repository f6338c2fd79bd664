import { Check, Minus } from 'lucide-react'
import { PLAN_LIMITS, type PlanLimits } from '../../../contract/plan-limits.ts'
import type { Plan } from '../../../contract/plans.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { PLAN_NAMES } from '../plan-names.ts'
import './comparison.css'
import { messages } from './messages.ts'

/** Every limit that a plan changes, from the table that the server holds to. */
export function Comparison({ plans }: { plans: readonly Plan[] }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const rows: { label: string; of: (plan: Plan, limits: PlanLimits) => string | boolean }[] = [
    { label: t('themes'), of: (plan) => t(`themes_${plan}`) },
    { label: t('frame'), of: (plan) => plan !== 'free' },
    { label: t('uploads'), of: (_, limits) => t('gigabytes', { count: limits.uploadGigabytes }) },
    { label: t('guilds'), of: (_, limits) => number(limits.guildsOwned) },
    {
      label: t('guildMembers'),
      of: (_, { guildMembers }) => (guildMembers === null ? t('noLimit') : number(guildMembers)),
    },
    { label: t('groups'), of: (_, limits) => number(limits.groupMembers) },
    { label: t('scheduled'), of: (_, limits) => number(limits.scheduledPosts) },
    {
      label: t('reads'),
      of: (_, { analyticsDays }) =>
        analyticsDays === 0 ? t('totalOnly') : t('days', { count: number(analyticsDays) }),
    },
    { label: t('honor'), of: () => t('never') },
  ]
  return (
    <section className="mt-16" aria-labelledby="market-compare">
      <h2 id="market-compare" className="text-xl">
        {t('title')}
      </h2>
      {/* A phone scrolls it sideways, with the first column in sight; the keyboard can too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="compare-scroller" role="group" aria-labelledby="market-compare" tabIndex={0}>
        <table className="compare">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('what')}</span>
              </th>
              {plans.map((plan) => (
                <th key={plan} scope="col" data-plan={plan}>
                  {PLAN_NAMES[plan]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {plans.map((plan) => (
                  <Cell key={plan} value={of(plan, PLAN_LIMITS[plan])} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Cell({ value }: { value: string | boolean }) {
  const t = useText(messages)
  if (typeof value === 'string') return <td>{value}</td>
  const Icon = value ? Check : Minus
  return (
    <td>
      <Icon className={`size-4 ${value ? 'text-ok' : 'text-quiet'}`} aria-hidden="true" />
      <span className="sr-only">{t(value ? 'yes' : 'no')}</span>
    </td>
  )
}
