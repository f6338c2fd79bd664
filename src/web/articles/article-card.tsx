import { Heart, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ArticleCard as Card } from '../../contract/articles.ts'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import { Muted } from '../blocks/public.ts'
import { CategoryChip } from '../categories/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { ShortDate } from '../platform/time.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Count } from '../ui/count.tsx'
import { ArticleCover } from './article-cover.tsx'
import { authorOf, categoriesOf } from './article-facts.ts'
import './card/article-card.css'
import { AuthorName } from './card/author-name.tsx'
import { LanguageChip } from './card/language-chip.tsx'
import { messages } from './card/messages.ts'

export type ArticleCardSize = 'feature' | 'row' | 'compact'

interface ArticleCardProps {
  article: Card
  /** Where it leads; to the article itself unless told. */
  to?: string
  size?: ArticleCardSize
  /** The level under the heading of the list it stands in. */
  heading?: 'h2' | 'h3' | 'h4'
  /** One of the first on the screen: its cover does not wait. */
  isFirst?: boolean
  /** Instead of its description. */
  text?: string | undefined
  /** Shows its title and text otherwise: with words marked. */
  show?: (words: string) => ReactNode
  /** Instead of its author, date and counts. */
  foot?: ReactNode
}

const SIZES: Record<ArticleCardSize, string> = {
  feature: '(width < 48rem) calc(100vw - 40px), 440px',
  row: '(width < 48rem) 96px, 224px',
  compact: '(width < 48rem) 120px, 208px',
}

/** An article in a list: the title's link covers the whole card, whatever else can be pressed lies above it. */
export function ArticleCard({
  article,
  to = `/article/${article.id}`,
  size = 'feature',
  heading: Heading = 'h3',
  isFirst = false,
  text = article.description,
  show = String,
  foot,
}: ArticleCardProps) {
  const t = useText(messages)
  const lang = LANGUAGE_TAGS[article.language]
  const [category = article.category] = categoriesOf(article)
  return (
    <Muted of={article}>
      <article className={`article-card relative flex min-w-0 article-card-${size}`} data-item>
        <ArticleCover article={article} sizes={SIZES[size]} isFirst={isFirst} />
        <div className="article-card-words flex flex-1 flex-col min-w-0">
          <div className="meta-line meta-line-loose">
            <CategoryChip category={category} />
            {size !== 'compact' && (
              <>
                {article.readingMinutes > 0 && (
                  <span>{t('readingMinutes', { count: article.readingMinutes })}</span>
                )}
                <LanguageChip article={article} />
              </>
            )}
          </div>
          <Heading className="article-card-title" lang={lang}>
            <Link to={to} className="card-link">
              {show(article.title)}
            </Link>
          </Heading>
          {size !== 'compact' && (
            <>
              <p className="article-card-text" lang={lang}>
                {show(text)}
              </p>
              {foot ?? <CardFoot article={article} />}
            </>
          )}
        </div>
      </article>
    </Muted>
  )
}

function CardFoot({ article }: { article: Card }) {
  const t = useText(messages)
  const author = authorOf(article)
  return (
    <div className="article-card-foot">
      <Avatar person={article.authorId} name={author} src={article.authorProfileUrl} />
      <AuthorName person={article.authorId} name={author} />
      <ShortDate at={article.createdAt} />
      <span className="flex gap-3 ml-auto">
        <Count value={article.likes} words={t('likes', { count: article.likes })} icon={<Heart />} />
        <Count
          value={article.comments}
          words={t('comments', { count: article.comments })}
          icon={<MessageSquare />}
        />
      </span>
    </div>
  )
}
