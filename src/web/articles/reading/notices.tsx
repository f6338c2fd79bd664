import { CalendarClock, FileClock, History, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { ScheduleActions, ScheduledFor } from '../../scheduling/public.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { messages } from './messages.ts'
import { useArticleState } from './use-article-state.ts'

interface NoticesProps {
  article: Article
  mine: ArticleMine
}

/** What somebody should know before they read: a draft, something in the trash, an original that has moved on. */
export function Notices({ article, mine }: NoticesProps) {
  const t = useText(messages)
  const { take, restore, isBusy } = useArticleState(article)
  if (article.state === 'deleted')
    return (
      <Notice icon={<Trash2 />} words={t('deletedNotice', { days: TRASH_DAYS })}>
        {mine.canDelete && (
          <Button size="sm" busy={isBusy} onClick={restore}>
            {t('restore')}
          </Button>
        )}
      </Notice>
    )
  if (article.state === 'draft')
    return (
      <Notice
        icon={article.publishAt === null ? <FileClock /> : <CalendarClock />}
        words={article.publishAt === null ? t('draft') : <Waiting publishAt={article.publishAt} />}
      >
        {mine.canEdit && (
          <LinkButton size="sm" to={`/create-article?edit=${article.id}`}>
            {t('edit')}
          </LinkButton>
        )}
        {/* Whoever may delete a draft is its author; others who write along do not decide when it is published. */}
        {mine.canDelete && <ScheduleActions draft={article} onSaved={take} />}
      </Notice>
    )
  return <StaleNotice article={article} mine={mine} />
}

function Waiting({ publishAt }: { publishAt: string }) {
  const t = useText(messages)
  return (
    <>
      <b>
        <ScheduledFor at={publishAt} />.
      </b>{' '}
      {t('untilThen')}
    </>
  )
}

function StaleNotice({ article: { id, original, staleSince }, mine }: NoticesProps) {
  const t = useText(messages)
  if (original === null || staleSince === null) return null
  const { translatedRevisionId: from, revisionId: to } = original
  const changes = from === null ? '' : `?from=${from}&to=${to}`
  return (
    <Notice icon={<History />} words={fillNodes(t('stale'), { date: <ShortDate at={staleSince} /> })}>
      <LinkButton size="sm" to={`/article/${original.id}/history${changes}`}>
        {t('seeChanges')}
      </LinkButton>
      {mine.canEdit && (
        <LinkButton size="sm" to={`/create-article?edit=${id}`}>
          {t('bringUpToDate')}
        </LinkButton>
      )}
    </Notice>
  )
}

function Notice({ icon, words, children }: { icon: ReactNode; words: ReactNode; children?: ReactNode }) {
  return (
    <div
      role="note"
      className="article-notice flex flex-wrap items-center gap-x-3 gap-y-2 mb-7 px-4 py-3 rounded-card bg-surface"
    >
      {icon}
      <p>{words}</p>
      <span className="article-notice-actions">{children}</span>
    </div>
  )
}
