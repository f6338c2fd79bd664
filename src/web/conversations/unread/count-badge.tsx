import './count-badge.css'
import { useUnreadMessages } from './unread-store.ts'

const MOST_SHOWN = 99

export const shortCount = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count))

/** A number on the accent; what it counts belongs into the words beside it. */
export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span className={`count-badge ${className}`.trimEnd()} aria-hidden="true">
      {shortCount(count)}
    </span>
  )
}

/** How many conversations have something new, at the end of a menu's line. */
export function MenuCount({ className = 'ml-auto' }: { className?: string }) {
  return <CountBadge count={useUnreadMessages().unread} className={className} />
}
