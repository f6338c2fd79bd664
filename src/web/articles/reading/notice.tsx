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
    <div role="note" className="note note-warn mb-7">
      {icon}
      <p>{words}</p>
      <span className="flex flex-wrap gap-2 print:hidden">{children}</span>
    </div>
  )
}
