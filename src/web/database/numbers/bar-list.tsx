import { formatNumber } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.tsx'
import './numbers.css'

export interface Bar {
  key: string
  name: string
  count: number
  /** The class that says its colour; else the accent's. */
  look?: string
  lang?: string
}

interface BarListProps {
  title: string
  /** The heads of the two columns. */
  heads: readonly [string, string]
  bars: readonly Bar[]
}

const WIDTH = 100
const HEIGHT = 6
/** What is there is seen, beside a million too. */
const LEAST = 1.5

/** A table with a bar in each row, all on one scale that begins at zero: the numbers stand beside them. */
export function BarList({ title, heads, bars }: BarListProps) {
  const { language } = useLanguage()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <table className="database-bars w-full text-sm">
      <caption className="mb-2 text-left font-bold text-base">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, count, look = '', lang }) => (
          <tr key={key} className={look}>
            <th scope="row" lang={lang}>
              {name}
            </th>
            <td>
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                <rect className="database-bar-ground" width={WIDTH} height={HEIGHT} />
                <rect className="database-bar" width={widthOf(count, most)} height={HEIGHT} />
              </svg>
              <span>{formatNumber(count, language)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function widthOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(LEAST, Math.round((count / most) * WIDTH * 10) / 10)
}
