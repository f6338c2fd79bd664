import type { Plan } from '../../contract/plans.ts'
import './scene.css'

/** The stone of a plan; Free has two books and a slash. */
export function Gem({ plan, className = '' }: { plan: Plan; className?: string }) {
  const look = `gem ${className}`.trimEnd()
  if (plan !== 'free') return <span className={look} data-gem={plan} aria-hidden="true" />
  return (
    <svg viewBox="0 0 120 120" className={look} aria-hidden="true">
      <path d="M8 44h20v68H8zM31 28h16v84H31zM8 112h96v3H8z" className="fill-line-strong" />
      <path d="M54 112 81.7 36h18L72 112z" className="fill-quiet" />
    </svg>
  )
}
