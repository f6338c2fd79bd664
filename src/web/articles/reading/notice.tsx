import type { ReactNode } from 'react'
import type { Article } from '../../../contract/articles.ts'
import type { ArticleMine } from '../article-queries.ts'

export interface NoticesProps {
  article: Article
  mine: ArticleMine
}

export function Notice({
  icon,
  words,
  children,
}: {
  icon: ReactNode
  words: ReactNode
  children?: ReactNode
}) {
  return (
    <div
      role="note"
      className="article-notice flex flex-wrap items-center gap-x-3 gap-y-2 mb-7 px-4 py-3 rounded-card bg-surface"
    >
      {icon}
      <p>{words}</p>
      <span className="article-notice-actions">{children}</span>
    </div>
  )
}
