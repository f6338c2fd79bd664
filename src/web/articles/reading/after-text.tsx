import type { Article } from '../../../contract/articles.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
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
  const honor = formatNumber(author.honor, language)
  return (
    <section
      className="article-author-card items-center gap-5 mt-8 p-6 rounded-card bg-surface max-md:flex-wrap max-md:gap-4 max-md:p-5"
      aria-label={t('aboutAuthor')}
    >
      <Avatar person={author.id} name={author.name} src={author.profileUrl} />
      <div className="flex-1 min-w-0">
        <h2 className="text-lg">
          <Link to={`/user/${author.id}`} className="hover:underline hover:underline-offset-3">
            {author.name}
          </Link>
        </h2>
        <p className="meta-line">
          <span>@{author.alias}</span>
          <span>{t('honor', { count: honor })}</span>
        </p>
      </div>
      <LinkButton
        className="max-md:flex-[1_0_100%] max-md:min-h-11"
        size="sm"
        variant="outline"
        to={`/user/${author.id}`}
      >
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
      <h2 className="text-xl" id="keep-reading">
        {t('keepReading')}
      </h2>
      <div className="grid grid-cols-3 gap-6 mt-4 max-md:grid-cols-1 max-md:gap-4">
        {related.map((other) => (
          <ArticleCard key={other.id} article={other} size="compact" />
        ))}
      </div>
    </section>
  )
}
