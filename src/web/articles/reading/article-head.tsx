import type { Article } from '../../../contract/articles.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { CategoryChip } from '../../categories/public.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { messages as cardMessages } from '../card/messages.ts'
import './article-head.css'
import { Byline } from './byline.tsx'
import { messages } from './messages.ts'
import { MoreMenu } from './more-menu.tsx'

// Links, which lead somewhere from the start.
const LanguageBar = deferHydration(async () => (await import('../later-parts.ts')).LanguageBar)

/** Longer titles drop one step in size. */
const LONG_TITLE = 80
/** A change within the first day is part of the writing. */
const SAME_WORK_MS = 24 * 3_600_000

interface ArticleHeadProps {
  article: Article
  mine: ArticleMine
  isPreview: boolean
}

export function ArticleHead({ article, mine, isPreview }: ArticleHeadProps) {
  const t = useText(messages)
  const card = useText(cardMessages)
  const wasUpdated = Date.parse(article.updatedAt) - Date.parse(article.createdAt) > SAME_WORK_MS
  return (
    <header className="article-head">
      <div className="meta-line meta-line-loose">
        {article.categories.map((category) => (
          <CategoryChip key={category} category={category} isLink />
        ))}
        <span>{card('readingMinutes', { count: article.readingMinutes })}</span>
        {wasUpdated && (
          <span>{fillNodes(t('updated'), { date: <RelativeTime at={article.updatedAt} /> })}</span>
        )}
      </div>
      <h1
        className="mt-3 font-read text-4xl font-bold tracking-[-0.022em] text-balance data-long:text-3xl max-md:text-3xl max-md:text-pretty max-md:data-long:text-2xl"
        data-long={article.title.length > LONG_TITLE || undefined}
        lang={LANGUAGE_TAGS[article.language]}
      >
        {article.title}
      </h1>
      <div className="article-who flex items-center justify-between gap-3 mt-6 max-md:items-start">
        <Byline article={article} />
        {!isPreview && <MoreMenu article={article} mine={mine} />}
      </div>
      {!isPreview && <LanguageBar article={article} />}
    </header>
  )
}
