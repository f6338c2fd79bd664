import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { CommentsButton, LikeButton, SaveButton, ShareMenu } from '../../reactions/public.ts'
import { ReportButton } from '../../reports/public.ts'
import type { ArticleMine } from '../article-queries.ts'
import { articleSubject } from '../article-subject.ts'
import './actions.css'
import { messages } from './messages.ts'
import { TextSizeMenu } from './text-size-menu.tsx'

interface BarProps {
  article: Article
  mine: ArticleMine
}

/** The rail stands next to the text on wide screens; the bar on phones, in the place of the site's own. */
export function ActionBar({ article, mine, isRail = false }: BarProps & { isRail?: boolean }) {
  const t = useText(messages)
  const subject = articleSubject(article.id)
  return (
    <div role="group" className={isRail ? 'article-rail' : 'article-bar'} aria-label={t('actions')}>
      <LikeButton subject={subject} likes={article.likes} liked={mine.liked} />
      <SaveButton subject={subject} bookmarked={mine.bookmarked} />
      <CommentsButton count={article.comments} />
      <ShareMenu subject={subject} title={article.title} />
      <TextSizeMenu isShort={!isRail} />
    </div>
  )
}

/** At the end of the text, where readers know what they think of it. */
export function ActionRow({ article, mine }: BarProps) {
  const t = useText(messages)
  const subject = articleSubject(article.id)
  return (
    <div
      role="group"
      className="article-row flex-wrap items-center gap-1 mt-6 py-2 border-y max-md:flex-nowrap max-md:gap-0"
      aria-label={t('actions')}
    >
      <LikeButton subject={subject} likes={article.likes} liked={mine.liked} isWordy />
      <SaveButton subject={subject} bookmarked={mine.bookmarked} />
      <ShareMenu subject={subject} title={article.title} />
      <span className="flex -mr-2.5 ml-auto">
        <ReportButton objectType="article" objectId={article.id} />
      </span>
    </div>
  )
}
