import { CalendarClock, EyeOff, FileClock, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { ScheduleActions, ScheduledFor } from '../../scheduling/public.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { messages as readingMessages } from './messages.ts'
import { messages as shareMessages } from '../preview-link/share-messages.ts'
import { Notice, type NoticesProps } from './notice.tsx'
import { messages } from './state-messages.ts'
import { useArticleState } from './use-article-state.ts'

const PreviewDialog = lazyComponent(
  async () => (await import('../preview-link/preview-dialog.tsx')).PreviewDialog,
)

/** A draft, something in the trash, or what is being checked. */
export function UnpublishedNotice({ article, mine }: NoticesProps) {
  const t = useText(messages)
  const s = useText(shareMessages)
  const reading = useText(readingMessages)
  const { take, restore, isBusy } = useArticleState(article)
  const [isSharing, share] = useState(false)
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
  if (article.state === 'hidden') return <Notice icon={<EyeOff />} words={t('hidden')} />
  return (
    <Notice
      icon={article.publishAt === null ? <FileClock /> : <CalendarClock />}
      words={article.publishAt === null ? t('draft') : <Waiting publishAt={article.publishAt} />}
    >
      {mine.canEdit && (
        <LinkButton size="sm" to={`/create-article?edit=${article.id}`}>
          {reading('edit')}
        </LinkButton>
      )}
      {/* Whoever may delete a draft is its author; others who write along do not decide when it is published. */}
      {mine.canDelete && (
        <>
          <Button size="sm" onClick={() => share(true)}>
            {s('share')}
          </Button>
          <ScheduleActions draft={article} onSaved={take} />
        </>
      )}
      {isSharing && (
        <Suspense>
          <PreviewDialog articleId={article.id} onClose={() => share(false)} />
        </Suspense>
      )}
    </Notice>
  )
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
