import { useText } from '../../platform/language.tsx'
import { LikeButton, SaveButton, ShareMenu } from '../../reactions/public.ts'
import { ReportButton } from '../../reports/public.ts'
import { articleSubject } from '../article-subject.ts'
import type { BarProps } from './action-bars.tsx'
import './actions.css'
import { messages } from './messages.ts'

/** At the end of the text, where readers know what they think of it. */
export function ActionRow({ article, mine }: BarProps) {
  const t = useText(messages)
  const subject = articleSubject(article.id)
  return (
    <div role="group" className="article-row" aria-label={t('actions')}>
      <LikeButton subject={subject} likes={article.likes} liked={mine.liked} isWordy />
      <SaveButton subject={subject} bookmarked={mine.bookmarked} />
      <ShareMenu subject={subject} title={article.title} />
      <span className="article-row-end">
        <ReportButton objectType="article" objectId={article.id} />
      </span>
    </div>
  )
}
