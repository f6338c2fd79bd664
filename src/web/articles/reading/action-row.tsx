import { PenLine } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { LikeButton, SaveButton, ShareMenu } from '../../reactions/public.ts'
import { ReportButton } from '../../reports/public.ts'
import { useSignInWall } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { articleSubject } from '../article-subject.ts'
import type { BarProps } from './action-bars.tsx'
import './actions.css'
import { messages } from './messages.ts'
import { messages as suggestMessages } from './suggest-messages.ts'

/** At the end of the text, where readers know what they think of it. */
export function ActionRow({ article, mine }: BarProps) {
  const t = useText(messages)
  const s = useText(suggestMessages)
  const subject = articleSubject(article.id)
  const { guard, wall } = useSignInWall()
  const suggest = (): void =>
    guard({ kind: 'suggest' }, () => navigate(`/create-article?suggest=${article.id}`))
  return (
    <>
      <div
        role="group"
        className="article-row flex-wrap items-center gap-1 mt-6 py-2 border-y border-line max-md:flex-nowrap max-md:gap-0"
        aria-label={t('actions')}
      >
        <LikeButton subject={subject} likes={article.likes} liked={mine.liked} isWordy />
        <SaveButton subject={subject} bookmarked={mine.bookmarked} />
        <ShareMenu subject={subject} title={article.title} />
        <span className="flex -mr-2.5 ml-auto">
          <ReportButton objectType="article" objectId={article.id} person={article.authors[0] ?? null} />
        </span>
      </div>
      {!mine.canEdit && (
        <p className="flex flex-wrap items-center gap-x-4 mt-3 text-quiet text-sm print:hidden">
          {s('seeMistake')}
          <Button size="sm" variant="text" onClick={suggest}>
            <PenLine />
            {s('suggest')}
          </Button>
        </p>
      )}
      {wall}
    </>
  )
}
