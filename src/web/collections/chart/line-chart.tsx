import { useLanguage, useText } from '../../platform/language.tsx'
import { formatCell, formatDecimal } from '../cells/format-cell.ts'
import type { Axes } from './chart-columns.ts'
import type { Point } from './point.ts'
import { messages } from './messages.ts'
import { scaleOf, shareOf } from './scale.ts'

interface LineChartProps {
  points: readonly Point[]
  axes: Axes
  label: string
}

const WIDTH = 1000
const HEIGHT = 400
const DOTS_MAX = 60

/** A line over time or over numbers, at its true distances; the values stand in a table for whoever does not see it. */
export function LineChart({ points, axes: { x, y }, label }: LineChartProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const placed = points.map((point) => ({
    ...point,
    at: x.type === 'date' ? Date.parse(`${point.x}T00:00:00Z`) : Number(point.x),
  }))
  const first = placed[0]
  const last = placed.at(-1)
  const scale = scaleOf(
    placed.map((point) => point.y),
    { isFromZero: false },
  )
  if (first === undefined || last === undefined) return null
  const ends = { from: first.at, to: last.at }
  const spots = placed.map((point) => ({
    ...point,
    left: first.at === last.at ? WIDTH / 2 : shareOf(point.at, ends) * WIDTH,
    top: HEIGHT - shareOf(point.y, scale) * HEIGHT,
  }))
  return (
    <>
      <div className="chart-line" role="img" aria-label={label}>
        <div className="chart-ticks" aria-hidden="true">
          {scale.ticks.toReversed().map((tick) => (
            <span key={tick}>{formatDecimal(tick, language)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map((tick) => {
            const top = HEIGHT - shareOf(tick, scale) * HEIGHT
            return <line key={tick} className="chart-grid" x1={0} x2={WIDTH} y1={top} y2={top} />
          })}
          <polyline
            className="chart-path"
            points={spots.map(({ left, top }) => `${round(left)},${round(top)}`).join(' ')}
          />
          {/* A line of no length with round ends is a dot that is not stretched with the drawing. */}
          {spots.length <= DOTS_MAX &&
            spots.map(({ left, top }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- points never change places
              <line key={place} className="chart-dot" x1={left} x2={left} y1={top} y2={top} />
            ))}
        </svg>
        <div className="chart-ends" aria-hidden="true">
          <span>{formatCell({ type: x.type, unit: x.unit }, first.x, language)}</span>
          {first !== last && <span>{formatCell({ type: x.type, unit: x.unit }, last.x, language)}</span>}
        </div>
      </div>
      {scale.from !== 0 && <p className="mt-2 text-sm text-quiet">{t('fromZero')}</p>}
      <details className="mt-4">
        <summary className="min-h-11 py-2.5 font-semibold cursor-pointer">{t('asTable')}</summary>
        <table className="chart-table">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{x.label}</th>
              <th scope="col">{y.label}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- points never change places
              <tr key={place}>
                <th scope="row">{point.name}</th>
                <td>{point.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

const round = (value: number): number => Math.round(value * 10) / 10
