import type { Point } from './point.ts'
import { scaleOf, shareOf } from './scale.ts'

/** Bars that lie: names are read, however long, and the list is as long as it has to be. Each says its value in words. */
export function BarChart({ points, label }: { points: readonly Point[]; label: string }) {
  const scale = scaleOf(
    points.map(({ y }) => y),
    { isFromZero: true },
  )
  const zero = shareOf(0, scale)
  return (
    <ul className="chart-bars" aria-label={label}>
      {points.map(({ name, y, value }, place) => {
        const end = shareOf(y, scale)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and points never change places
          <li key={place}>
            <span className="chart-name" dir="auto">
              {name}
            </span>
            <svg className="chart-bar" aria-hidden="true">
              <rect
                x={`${percent(Math.min(zero, end))}%`}
                width={`${y === 0 ? 0 : percent(Math.max(Math.abs(end - zero), 0.002))}%`}
                height="100%"
                rx="3"
              />
            </svg>
            <span className="chart-value">{value}</span>
          </li>
        )
      })}
    </ul>
  )
}

const percent = (share: number): number => Math.round(share * 10_000) / 100
