import { Suspense, useRef, useState } from 'react'
import type { Article } from '../../contract/articles.ts'
import { useText } from '../platform/language.tsx'
import { Button, type ButtonVariant } from '../ui/button.tsx'
import { ScheduleDialog } from './lazy-dialog.ts'
import { messages } from './messages.ts'
import { useSchedule, type Draft } from './use-schedule.ts'

interface ScheduleActionsProps {
  draft: Draft
  onSaved: (article: Article) => void
  /** Among others: quiet, and each named with the article it belongs to. */
  isInList?: boolean
}

/** What the author does about the day of a draft: choose it, change it, or not wait for it. */
export function ScheduleActions({ draft, onSaved, isInList = false }: ScheduleActionsProps) {
  const t = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const actions = useSchedule(draft, (article) => {
    setIsOpen(false)
    // The button that was pressed is about to go; this one stays, and is never disabled for the same reason.
    if (article.publishAt === null) opener.current?.focus()
    onSaved(article)
  })
  const { publishAt, title } = draft
  const isScheduled = publishAt !== null
  const face = (words: string, variant: ButtonVariant) => ({
    size: 'sm' as const,
    variant: isInList ? ('text' as const) : variant,
    ...(isInList && { 'aria-label': `${words}: ${title}` }),
  })
  const change = t(isScheduled ? 'change' : 'publishLater')
  const publish = t(isScheduled ? 'publishNow' : 'publish')
  return (
    <>
      <Button ref={opener} {...face(change, 'secondary')} onClick={() => setIsOpen(true)}>
        {change}
      </Button>
      {isScheduled && (
        <Button
          {...face(t('cancelSchedule'), 'secondary')}
          busy={actions.isCancelling}
          disabled={actions.isPublishing}
          onClick={actions.cancel}
        >
          {t('cancelSchedule')}
        </Button>
      )}
      <Button
        {...face(publish, 'primary')}
        busy={actions.isPublishing}
        disabled={actions.isCancelling}
        onClick={actions.publish}
      >
        {publish}
      </Button>
      {isOpen && (
        <Suspense>
          <ScheduleDialog
            publishAt={publishAt}
            isScheduled={isScheduled}
            error={actions.timeError}
            busy={actions.schedule.isPending}
            onChoose={(at) => actions.schedule.mutate(at)}
            onClose={() => {
              actions.schedule.reset()
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
