import { formatDate, formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

interface DayBarsProps {
  title: string
  /** As 2026-11-18, the oldest first. */
  days: readonly { day: string; count: number }[]
}

const HEIGHT = 96
const STEP = 10
const GAP = 3

/** A bar a day from zero on; the same numbers are a table, for whoever wants to read them. */
export function DayBars({ title, days }: DayBarsProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const most = Math.max(1, ...days.map(({ count }) => count))
  const dated = (day: string): string => formatDate(`${day}T00:00:00Z`, language, false)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 mb-2">
        <span className="font-bold">{title}</span>
        {last !== undefined && (
          <span className="text-quiet text-sm">
            {t('today', { count: formatNumber(last.count, language) })}
          </span>
        )}
      </figcaption>
      <svg
        className="block w-full h-24 text-accent"
        viewBox={`0 0 ${Math.max(1, days.length) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, count }, place) => (
          <rect
            key={day}
            x={place * STEP + GAP / 2}
            width={STEP - GAP}
            y={HEIGHT - heightOf(count, most)}
            height={heightOf(count, most)}
            fill="currentColor"
          >
            <title>{`${dated(day)}: ${formatNumber(count, language)}`}</title>
          </rect>
        ))}
        <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" strokeWidth="2" />
      </svg>
      {first !== undefined && last !== undefined && (
        <p className="flex justify-between mt-1 text-quiet text-sm" aria-hidden="true">
          <span>{dated(first.day)}</span>
          <span>{dated(last.day)}</span>
        </p>
      )}
      <details className="mt-1 text-sm">
        <summary className="text-quiet cursor-pointer">{t('showNumbers')}</summary>
        <div className="max-h-60 overflow-auto" tabIndex={0} role="region" aria-label={title}>
          <table className="w-full mt-1">
            <thead>
              <tr className="text-left">
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('count')}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row" className="text-left font-normal">
                    {dated(day)}
                  </th>
                  <td>{formatNumber(count, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

/** A day with one beside one with a thousand is seen. */
function heightOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(2, Math.round((count / most) * (HEIGHT - 2) * 10) / 10)
}
