import { formatNumber } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.tsx'
import { monthName } from './month-name.ts'

interface MonthBarsProps {
  title: string
  heads: readonly [string, string]
  /** As 2026-11, the oldest first. */
  months: readonly { month: string; count: number }[]
}

const HEIGHT = 96
const STEP = 10
const GAP = 3

/** A bar a month from zero on. Whoever can't see it gets the same numbers as a table. */
export function MonthBars({ title, heads, months }: MonthBarsProps) {
  const { language } = useLanguage()
  const most = Math.max(1, ...months.map(({ count }) => count))
  const [first, last] = [months[0], months.at(-1)]
  return (
    <figure>
      <figcaption className="mb-2 font-bold text-base">{title}</figcaption>
      <svg
        className="block w-full h-24 text-accent"
        viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {months.map(({ month, count }, place) => (
          <rect
            key={month}
            x={place * STEP + GAP / 2}
            width={STEP - GAP}
            y={HEIGHT - heightOf(count, most)}
            height={heightOf(count, most)}
            fill="currentColor"
          >
            <title>{`${monthName(month, language)}: ${formatNumber(count, language)}`}</title>
          </rect>
        ))}
        <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" strokeWidth="2" />
      </svg>
      {first !== undefined && last !== undefined && (
        <p className="flex justify-between mt-1 text-quiet text-sm" aria-hidden="true">
          <span>{monthName(first.month, language)}</span>
          <span>{monthName(last.month, language)}</span>
        </p>
      )}
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, count }) => (
            <tr key={month}>
              <th scope="row">{monthName(month, language)}</th>
              <td>{formatNumber(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** A month with one beside one with a thousand is seen. */
function heightOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(2, Math.round((count / most) * (HEIGHT - 2) * 10) / 10)
}
