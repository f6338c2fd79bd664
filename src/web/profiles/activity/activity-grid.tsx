import { useState } from 'react'
import { LOCALES } from '../../../contract/messages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { cellsOf, longestRun, monthsOf, WEEKS, type ActiveDay, type Cell } from './activity-days.ts'
import { messages } from './messages.ts'
import './activity.css'

const STEP = 14
const SIZE = 11
const HEAD = 18
/** A phone has room for half a year. */
const NARROW_WEEKS = 26

/** A year in small squares. Who does not see them hears the sum and the longest run, and can open a table. */
export function ActivityGrid({ active }: { active: readonly ActiveDay[] }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const cells = cellsOf(active, today)
  const total = cells.reduce((sum, { count }) => sum + count, 0)
  const run = longestRun(active)
  const monthName = (day: string, month: 'short' | 'long', year?: 'numeric') =>
    new Intl.DateTimeFormat(LOCALES[language], { month, timeZone: 'UTC', ...(year && { year }) }).format(
      new Date(day),
    )
  const longest = run === null ? t('noRun') : t('run', { count: run.days, month: monthName(run.end, 'long') })
  const days = cells.filter(({ count }) => count > 0).length
  return (
    <section aria-labelledby="profile-activity" className="min-w-0">
      <h2 id="profile-activity" className="text-xl">
        {t('title', { count: total === 1 ? 1 : formatNumber(total, language) })}
      </h2>
      <div
        role="img"
        aria-label={t('picture', { days, run: longest })}
        className="activity mt-3"
        suppressHydrationWarning
      >
        {[WEEKS, NARROW_WEEKS].map((weeks) => (
          <svg
            key={weeks}
            viewBox={`${(WEEKS - weeks) * STEP} 0 ${weeks * STEP - (STEP - SIZE)} ${HEAD + 7 * STEP}`}
            className={weeks === WEEKS ? 'max-md:hidden' : 'md:hidden'}
            aria-hidden="true"
          >
            {monthStarts(cells, WEEKS - weeks).map(({ day, week }) => (
              <text key={day} x={week * STEP} y={10} suppressHydrationWarning>
                {monthName(day, 'short')}
              </text>
            ))}
            {cells.map(({ day, week, row, strength }) => (
              <rect
                key={day}
                x={week * STEP}
                y={HEAD + row * STEP}
                width={SIZE}
                height={SIZE}
                rx={2.5}
                data-strength={strength}
              />
            ))}
          </svg>
        ))}
      </div>
      <div
        className="flex flex-wrap justify-between gap-x-4 gap-y-1 mt-2 text-sm text-quiet"
        aria-hidden="true"
      >
        <span suppressHydrationWarning>{longest}</span>
        <span className="flex items-center gap-1.5">
          {t('less')}
          <svg viewBox={`0 0 ${5 * STEP - 3} ${SIZE}`} className="activity-key h-3">
            {[0, 1, 2, 3, 4].map((strength) => (
              <rect
                key={strength}
                x={strength * STEP}
                width={SIZE}
                height={SIZE}
                rx={2.5}
                data-strength={strength}
              />
            ))}
          </svg>
          {t('more')}
        </span>
      </div>
      <details className="mt-1 text-sm">
        <summary className="inline-block py-1 text-quiet font-semibold hover:text-text">
          {t('byMonth')}
        </summary>
        <table className="activity-table mt-2 text-left tabular-nums">
          <thead className="text-quiet">
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('contributions')}</th>
            </tr>
          </thead>
          <tbody>
            {monthsOf(cells).map(({ day, count }) => (
              <tr key={day}>
                <th scope="row" className="font-normal" suppressHydrationWarning>
                  {monthName(day, 'long', 'numeric')}
                </th>
                <td>{formatNumber(count, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** The first week of each month that has room for its name. */
function monthStarts(cells: readonly Cell[], from: number): Cell[] {
  const mondays = cells.filter(({ row, week }) => row === 0 && week >= from)
  const starts = mondays.filter(
    ({ day }, place) => place === 0 || mondays[place - 1]?.day.slice(0, 7) !== day.slice(0, 7),
  )
  const [first, second] = starts
  const isCramped = first !== undefined && second !== undefined && second.week - first.week < 3
  return (isCramped ? starts.slice(1) : starts).filter(({ week }) => week <= WEEKS - 2)
}
