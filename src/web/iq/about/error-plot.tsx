import type { IqFigures } from '../iq-queries.ts'

const WIDTH = 560
const HEIGHT = 240
const LEFT = 44
const GROUND = 206
const TOP = 12

interface ErrorPlotProps {
  errors: IqFigures['errors']
  /** The axis at the left, in the reader's way of writing numbers. */
  write: (error: number) => string
}

export const scoreOf = (theta: number): number => Math.round(100 + 15 * theta)

/** The standard error along the scale. The table below it says the same. */
export function ErrorPlot({ errors, write }: ErrorPlotProps) {
  const thetas = errors.map(({ theta }) => theta)
  const [from, to] = [Math.min(...thetas), Math.max(...thetas)]
  const top = Math.ceil(Math.max(0.4, ...errors.map(({ standardError }) => standardError)) * 10) / 10
  const x = (theta: number): number => LEFT + ((theta - from) / (to - from || 1)) * (WIDTH - LEFT - 16)
  const y = (error: number): number => GROUND - (error / top) * (GROUND - TOP)
  const levels = Array.from({ length: Math.round(top * 10) + 1 }, (_, tenth) => tenth / 10)
  const shown = errors.filter(({ theta }) => Number.isInteger(theta))
  return (
    <svg className="iq-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {levels.map((level) => (
        <g key={level}>
          <path className={level === 0 ? 'iq-axis' : 'iq-grid'} d={`M${LEFT} ${y(level)}H${WIDTH}`} />
          <text x={LEFT - 10} y={y(level) + 4} textAnchor="end">
            {write(level)}
          </text>
        </g>
      ))}
      {shown.map(({ theta }) => (
        <text key={theta} x={x(theta)} y={HEIGHT - 10} textAnchor="middle">
          {scoreOf(theta)}
        </text>
      ))}
      <polyline
        className="iq-line"
        points={errors.map(({ theta, standardError }) => `${x(theta)},${y(standardError)}`).join(' ')}
      />
    </svg>
  )
}
