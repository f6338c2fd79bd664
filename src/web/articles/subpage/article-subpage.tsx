import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { useHead } from '../../platform/head.tsx'
import { Link } from '../../platform/link.tsx'
import '../card/article-card.css'
import './subpage.css'

interface ArticleSubpageProps {
  article: Article
  title: string
  lead: string
  children: ReactNode
}

/** A page beside an article: its history, or what others suggest. It always leads back. */
export function ArticleSubpage({ article, title, lead, children }: ArticleSubpageProps) {
  useHead({ title: `${title}: ${article.title}`, description: lead, isIndexable: false })
  return (
    <div className="wrap subpage">
      <Link
        to={`/article/${article.id}`}
        className="inline-flex items-center gap-2 min-h-11 text-quiet hover:text-text"
        lang={LANGUAGE_TAGS[article.language]}
      >
        <ArrowLeft aria-hidden="true" />
        {article.title}
      </Link>
      <h1>{title}</h1>
      <p className="subpage-lead">{lead}</p>
      {children}
    </div>
  )
}
