import { useContext, type ReactNode } from 'react'
import { MenuContext } from '../../ui/menu-context.ts'

/** An item that is a file: the browser keeps the page and saves what it gets. */
export function DownloadItem({
  href,
  icon,
  children,
}: {
  href: string
  icon: ReactNode
  children: ReactNode
}) {
  const { close } = useContext(MenuContext)
  return (
    <a href={href} download role="menuitem" tabIndex={-1} className="menu-item" onClick={close}>
      {icon}
      <span className="menu-words">{children}</span>
    </a>
  )
}
