import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

const WIDTH = 320
const HEIGHT = 44
/** Half of the line's width: its peak and its foot are not cut. */
const EDGE = 1

/** A small chart under the numbers. It says how things go, not how much: its foot is zero, its top the best day. */
export function VisitorsByDay({ days }: { days: readonly number[] }) {
  const t = useText(messages)
  const points = pointsOf(days)
  return (
    <figure className="mt-5 text-quiet text-sm">
      <svg
        className="block w-full h-11 mb-2 text-accent-text"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} fill="currentColor" opacity="0.12" />
        <polyline
          points={points}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption>{t('byDay', { count: days.length })}</figcaption>
    </figure>
  )
}

export function pointsOf(days: readonly number[]): string {
  const most = Math.max(1, ...days)
  return days
    .map((visitors, day) => {
      const x = (day / (days.length - 1)) * WIDTH
      const y = HEIGHT - EDGE - (visitors / most) * (HEIGHT - 2 * EDGE)
      return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
    })
    .join(' ')
}
