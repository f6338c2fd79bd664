import { useUnreadMessages } from './unread-store.ts'

const MOST_SHOWN = 99
const LOOK =
  'min-w-4.5 h-4.5 px-1 rounded-full bg-accent text-on-accent text-xs/4.5 font-bold tabular-nums text-center'

export const shortCount = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count))

/** A number on the accent; what it counts belongs into the words beside it. */
export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span className={`${LOOK} ${className}`.trimEnd()} aria-hidden="true">
      {shortCount(count)}
    </span>
  )
}

/** How many conversations have something new, at the end of a menu's line. */
export function MenuCount({ className = 'ml-auto' }: { className?: string }) {
  return <CountBadge count={useUnreadMessages().unread} className={className} />
}
