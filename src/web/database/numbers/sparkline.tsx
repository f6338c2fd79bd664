const WIDTH = 120
const HEIGHT = 28
/** Half of the line's width: its peak and its foot are not cut. */
const EDGE = 1

/** How the last days went, not how much: its foot is zero, its top the best day. Words beside it say the same. */
export function Sparkline({ days }: { days: readonly number[] }) {
  const points = pointsOf(days)
  return (
    <svg
      className="block w-full h-7 text-accent-text"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} fill="currentColor" opacity="0.12" />
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

export function pointsOf(days: readonly number[]): string {
  const most = Math.max(1, ...days)
  const step = WIDTH / Math.max(1, days.length - 1)
  return days
    .map(
      (count, day) => `${round(day * step)},${round(HEIGHT - EDGE - (count / most) * (HEIGHT - 2 * EDGE))}`,
    )
    .join(' ')
}

const round = (value: number): number => Math.round(value * 10) / 10
