import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { useHead } from '../../platform/head.tsx'
import { Link } from '../../platform/link.tsx'
import '../card/article-card.css'
import './beside.css'

interface BesidePageProps {
  article: Article
  title: string
  lead: string
  children: ReactNode
}

/** A page beside an article: its history, or what others suggest. It always leads back. */
export function BesidePage({ article, title, lead, children }: BesidePageProps) {
  useHead({ title: `${title}: ${article.title}`, description: lead, isIndexable: false })
  return (
    <div className="wrap beside">
      <Link to={`/article/${article.id}`} className="beside-back" lang={LANGUAGE_TAGS[article.language]}>
        <ArrowLeft aria-hidden="true" />
        {article.title}
      </Link>
      <h1>{title}</h1>
      <p className="beside-lead">{lead}</p>
      {children}
    </div>
  )
}
