import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { IqResult } from '../../../contract/iq.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { messages as disclaimers } from '../disclaimer-messages.ts'
import { formatDecimal } from '../format-decimal.ts'
import { iqResultQuery, iqStatusQuery } from '../iq-queries.ts'
import { useSaidScore } from '../use-said-score.ts'
import { Curve } from './curve.tsx'
import { messages } from './messages.ts'

/** The report of one's own test, which nobody else sees. */
export function Result() {
  const t = useText(messages)
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(iqResultQuery)
  if (data === undefined)
    return isError ? (
      <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <CentredSpinner />
    )
  if (data.result === null) {
    // A moderator made the test void meanwhile, or it was scored elsewhere.
    const again = (): void => {
      void client.resetQueries({ queryKey: iqStatusQuery.queryKey })
      void client.resetQueries({ queryKey: iqResultQuery.queryKey })
    }
    return <LoadFailed title={t('gone')} retry={again} />
  }
  return <Report result={data.result} />
}

function Report({ result }: { result: IqResult }) {
  const t = useText(messages)
  const d = useText(disclaimers)
  const { language } = useLanguage()
  const { score, low, high, comparedWith } = result
  const said = useSaidScore()
  return (
    <article className="max-w-measure mx-auto" aria-labelledby="iq-result">
      <h1 id="iq-result" className="text-xl font-read">
        {t('title')}
      </h1>
      <p className="iq-score">
        <b>{said(score)}</b>
        <span className="text-lg text-quiet tabular-nums">
          {t('range', { low: said(low), high: said(high) })}
        </span>
      </p>
      <div className="my-6 p-5 rounded-card bg-surface">
        <Curve score={score} low={low} high={high} />
        <p className="mt-2 text-quiet text-sm text-pretty">{t('curve')}</p>
      </div>
      <p className="text-lg text-pretty tabular-nums">
        {t('percentile', {
          count: Math.round(result.percentile),
          low: Math.round(result.percentileLow),
          high: Math.round(result.percentileHigh),
        })}
      </p>
      <p className="mt-1 text-quiet text-pretty">
        {result.form === 'series'
          ? t('normalCurve')
          : comparedWith === null
            ? t('provisional')
            : t('compared', { members: formatNumber(comparedWith, language) })}
      </p>
      {result.validity === 'caution' && (
        <div className="note note-warn mt-6">
          <TriangleAlert aria-hidden="true" />
          <p className="text-pretty">{t('caution')}</p>
        </div>
      )}
      <section className="mt-8" aria-labelledby="iq-meaning">
        <h2 id="iq-meaning" className="text-lg">
          {t('meaning')}
        </h2>
        <p className="mt-2 text-pretty tabular-nums">
          {t('items', { count: result.items })}, {t('kinds', { count: result.families })}.{' '}
          {t('precision', {
            error: formatDecimal(result.standardError, 2, language),
            reliability: formatDecimal(result.reliability, 2, language),
          })}
          {result.form === 'series' && ` ${t('seriesOnly')}`}
        </p>
        <p className="mt-3 text-pretty">{d('disclaimer')}</p>
        <p className="mt-3 text-quiet text-pretty">{t('pulled')}</p>
      </section>
      <section className="grid gap-3 mt-8 pt-6 border-t border-line">
        <p className="text-pretty">{t('whoSees')}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
          <Link to="/settings?section=privacy" className="link">
            {t('privacy')}
          </Link>
          <Link to="/iq-test/about" className="link">
            {t('about')}
          </Link>
        </p>
        <p className="text-quiet text-sm">
          {fillNodes(t('finished'), { date: <ShortDate at={result.finishedAt} /> })}
        </p>
      </section>
    </article>
  )
}
