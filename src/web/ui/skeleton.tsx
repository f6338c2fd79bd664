/** The true size comes by class. It shows itself only after a moment, so that fast answers do not flicker. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span className={`skeleton ${className}`.trimEnd()} aria-hidden="true" />
}
