import type { Article } from '../../../contract/articles.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { LOCALES } from '../../../contract/messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ArticleCard } from '../article-card.tsx'
import './after-text.css'
import { messages } from './messages.ts'

/** Who stands behind the text. */
export function AuthorCard({ article }: { article: Article }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const author = article.authors[0]
  if (author === undefined) return null
  const honor = new Intl.NumberFormat(LOCALES[language]).format(author.honor)
  return (
    <section className="article-author-card" aria-label={t('aboutAuthor')}>
      <Avatar name={author.name} src={author.profileUrl} />
      <div>
        <h2>{author.name}</h2>
        <p className="article-meta">
          <span>@{author.alias}</span>
          <span suppressHydrationWarning>{t('honor', { count: honor })}</span>
        </p>
      </div>
      <LinkButton size="sm" variant="outline" to={`/user/${author.id}`}>
        {t('profile')}
      </LinkButton>
    </section>
  )
}

export function Related({ article: { related } }: { article: Article }) {
  const t = useText(messages)
  if (related.length === 0) return null
  return (
    <section className="article-related" aria-labelledby="keep-reading">
      <h2 id="keep-reading">{t('keepReading')}</h2>
      <div className="article-related-list">
        {related.map((other) => (
          <ArticleCard key={other.id} article={other} size="compact" />
        ))}
      </div>
    </section>
  )
}
