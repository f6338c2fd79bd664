import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { ReportButton } from '../../reports/public.ts'
import type { ArticleMine } from '../article-queries.ts'
import './actions.css'
import { CommentsButton, LikeButton, SaveButton, ShareButton, TextSizeButton } from './actions.tsx'
import { messages } from './messages.ts'

interface BarProps {
  article: Article
  mine: ArticleMine
}

/** Beside the text on wide screens. */
export function ActionRail({ article, mine }: BarProps) {
  const t = useText(messages)
  return (
    <div role="group" className="article-rail" aria-label={t('actions')}>
      <LikeButton article={article} mine={mine} />
      <SaveButton article={article} mine={mine} />
      <CommentsButton article={article} />
      <ShareButton article={article} />
      <TextSizeButton />
    </div>
  )
}

/** At the end of the text, where the reader knows what he thinks of it. */
export function ActionRow({ article, mine }: BarProps) {
  const t = useText(messages)
  return (
    <div role="group" className="article-row" aria-label={t('actions')}>
      <LikeButton article={article} mine={mine} isWordy />
      <SaveButton article={article} mine={mine} />
      <ShareButton article={article} />
      <span className="article-row-end">
        <ReportButton objectType="article" objectId={article.id} />
      </span>
    </div>
  )
}

/** On a phone, within reach of the thumb; it takes the place of the site's own bar. */
export function ActionBar({ article, mine }: BarProps) {
  const t = useText(messages)
  return (
    <div role="group" className="article-bar" aria-label={t('actions')}>
      <LikeButton article={article} mine={mine} />
      <SaveButton article={article} mine={mine} />
      <CommentsButton article={article} />
      <ShareButton article={article} />
      <TextSizeButton isShort />
    </div>
  )
}
