import type { ReactNode } from 'react'
import type { ArticleCard as Card } from '../../contract/articles.ts'
import { ARTICLE_SNIPPET } from '../../contract/limits.ts'
import { ArticleCard } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import { snippetOf } from '../platform/snippet.ts'
import { messages } from './messages.ts'

interface FoundArticlesProps {
  articles: readonly Card[]
  show: (words: string) => ReactNode
}

export function FoundArticles({ articles, show }: FoundArticlesProps) {
  const t = useText(messages)
  return (
    <section aria-labelledby="found-articles">
      <h2 id="found-articles">{t('articles')}</h2>
      <ul className="search-list row-list">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              size="row"
              text={snippetOf(article.content, ARTICLE_SNIPPET)}
              show={show}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
