import { useQuery } from '@tanstack/react-query'
import { IQ_NORM_ATTEMPTS } from '../../../contract/iq-rules.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatDecimal } from '../format-decimal.ts'
import { iqFiguresQuery, type IqFigures } from '../iq-queries.ts'
import { DataTable } from './data-table.tsx'
import { ErrorPlot, scoreOf } from './error-plot.tsx'
import { messages } from './messages.ts'

/** All that is measured: figures, a plot, and tables that say the same to whoever can't see it. */
export function Figures() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(iqFiguresQuery)
  if (data !== undefined) return <Shown figures={data} />
  return isError ? (
    <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
  ) : (
    <Skeleton className="h-96 w-full mt-10" />
  )
}

const GROUPS = ['en', 'id', 'my', 'phone', 'tablet', 'desktop'] as const
const isKnown = (group: string): group is (typeof GROUPS)[number] => GROUPS.some((known) => known === group)

function Shown({ figures }: { figures: IqFigures }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const decimal = (number: number, digits: number): string => formatDecimal(number, digits, language)
  const count = (number: number): string => formatNumber(number, language)
  const facts = [
    [t('attempts'), count(figures.validAttempts)],
    [t('version'), count(figures.version)],
    [t('coverage'), `${decimal(figures.coverage * 100, 1)}%`],
    [t('correlation'), decimal(figures.correlation, 3)],
    [t('bias'), decimal(figures.bias, 3)],
    [t('meanItems'), decimal(figures.meanItems, 1)],
  ]
  return (
    <>
      <section aria-labelledby="iq-numbers">
        <h2 id="iq-numbers">{t('numbersTitle')}</h2>
        <p>{t('numbersText')}</p>
        {figures.isProvisional && (
          <p className="note mt-3">{t('provisional', { count: count(IQ_NORM_ATTEMPTS) })}</p>
        )}
        <dl className="grid grid-cols-2 sm:grid-cols-3 gap-x-6 gap-y-5 mt-6">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-quiet text-sm">{name}</dt>
              <dd className="font-read text-2xl font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="iq-errors">
        <h2 id="iq-errors">{t('errorTitle')}</h2>
        <p>{t('errorText')}</p>
        <div className="mt-4 p-4 rounded-card bg-surface">
          <ErrorPlot errors={figures.errors} write={(error) => decimal(error, 1)} />
        </div>
        <details className="mt-3">
          <summary className="min-h-11 content-center font-semibold cursor-pointer">{t('asTable')}</summary>
          <DataTable
            caption={t('errorTitle')}
            head={[t('trueScore'), t('standardError')]}
            rows={figures.errors.map(({ theta, standardError }) => ({
              key: String(theta),
              cells: [String(scoreOf(theta)), decimal(standardError, 3)],
            }))}
          />
        </details>
      </section>
      <section aria-labelledby="iq-kinds">
        <h2 id="iq-kinds">{t('kindsTitle')}</h2>
        <DataTable
          caption={t('kindsTitle')}
          head={[t('kind'), t('templates'), t('answers'), t('sigma'), t('retired')]}
          rows={figures.families.map(({ family, templates, answers, sigma, retired }) => ({
            key: family,
            cells: [t(family), count(templates), count(answers), decimal(sigma, 2), count(retired)],
          }))}
        />
      </section>
      <section aria-labelledby="iq-groups">
        <h2 id="iq-groups">{t('groupsTitle')}</h2>
        <p>{t('groupsText')}</p>
        {figures.differences.length === 0 ? (
          <p className="text-quiet">{t('noGroups')}</p>
        ) : (
          <DataTable
            caption={t('groupsTitle')}
            head={[t('group'), t('kind'), t('checked'), t('flagged')]}
            rows={figures.differences.map(({ group, family, checked, flagged }) => ({
              key: `${group} ${family}`,
              cells: [isKnown(group) ? t(group) : group, t(family), count(checked), count(flagged)],
            }))}
          />
        )}
      </section>
    </>
  )
}
