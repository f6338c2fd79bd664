import { useContext, type ReactNode } from 'react'
import { MenuContext } from '../ui/menu-context.ts'

interface AwayItemProps {
  href: string
  icon: ReactNode
  /** Says that it leads away. */
  note: string
  onFollow: () => void
  children: ReactNode
}

/** An item of a menu that opens another site in a tab of its own. */
export function AwayItem({ href, icon, note, onFollow, children }: AwayItemProps) {
  const { close } = useContext(MenuContext)
  function follow(): void {
    close()
    onFollow()
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      role="menuitem"
      tabIndex={-1}
      className="menu-item"
      onClick={follow}
    >
      {icon}
      <span className="menu-words">
        {children} <span className="sr-only">{note}</span>
      </span>
    </a>
  )
}
