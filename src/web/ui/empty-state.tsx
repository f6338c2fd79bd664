import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text: string
  action?: ReactNode
  icon?: ReactNode
}

/** Says what would be here and offers one thing to do. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <div className="notice">
      {icon !== undefined && <span className="notice-icon">{icon}</span>}
      <p className="notice-title">{title}</p>
      <p className="notice-text">{text}</p>
      {action}
    </div>
  )
}
