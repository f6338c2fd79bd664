import { IQ_GREATEST_SCORE, IQ_LEAST_SCORE } from '../../../contract/iq-rules.ts'

const WIDTH = 560
const HEIGHT = 200
const GROUND = 170
const FROM = 55
const TO = 145
const SCORES = [70, 85, 100, 115, 130]

const xOf = (score: number): number => ((Math.min(TO, Math.max(FROM, score)) - FROM) / (TO - FROM)) * WIDTH
const yOf = (score: number): number => GROUND - 150 * Math.exp(-(((score - 100) / 15) ** 2) / 2)

function curve(from: number, to: number): string {
  const steps = 48
  return Array.from({ length: steps + 1 }, (_, step) => {
    const score = from + ((to - from) * step) / steps
    return `${xOf(score).toFixed(1)} ${yOf(score).toFixed(1)}`
  }).join('L')
}

/** Where a score lies among all, with its interval. The words beside it say the same. */
export function Curve({ score, low, high }: { score: number; low: number; high: number }) {
  // Beyond these nothing is told: the band goes on to the edge.
  const from = low < IQ_LEAST_SCORE ? FROM : low
  const to = high > IQ_GREATEST_SCORE ? TO : high
  const x = xOf(score)
  return (
    <svg className="iq-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="iq-band" d={`M${xOf(from)} ${GROUND}L${curve(from, to)}L${xOf(to)} ${GROUND}Z`} />
      <path className="iq-line" d={`M${curve(FROM, TO)}`} />
      <path className="iq-axis" d={`M0 ${GROUND}H${WIDTH}`} />
      {/* Leans as everything of ours does. */}
      <path className="iq-mark" d={`M${x - 4} ${GROUND}L${x + 4} ${GROUND - 34}`} />
      {SCORES.map((mark) => (
        <text key={mark} x={xOf(mark)} y={HEIGHT - 8} textAnchor="middle">
          {mark}
        </text>
      ))}
    </svg>
  )
}
