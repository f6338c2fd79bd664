import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { DraftStatus } from '../../editor/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { scheduleMessages } from '../../scheduling/public.ts'
import { Button } from '../../ui/button.tsx'
import { StickyBar } from '../../ui/sticky-bar.tsx'
import { Ring } from '../../ui/spinner.tsx'
import type { Intent } from '../check-article.ts'
import type { Mode } from '../mode.ts'
import { messages } from './messages.ts'

interface WriteBarProps {
  mode: Mode['kind']
  articleState: Article['state'] | null
  /** The draft that is edited has a date. */
  isScheduled: boolean
  busy: Intent | null
  draftState: Parameters<typeof DraftStatus>[0]['state']
  onSave: (intent: Intent) => void
  onSchedule: () => void
  /** Leaves an article as it is; null where there is none yet. */
  onCancel: (() => void) | null
  /** What has to be said before it can be sent. */
  children?: ReactNode
}

/** Always in reach: where the words are, and what can be done with them. */
export function WriteBar(props: WriteBarProps) {
  const { mode, articleState, isScheduled, busy, draftState, onSave, onSchedule, onCancel } = props
  const t = useText(messages)
  const s = useText(scheduleMessages)
  const isAlive = useIsHydrated()
  const isPublished = mode === 'edit' && articleState === 'published'
  const isDraft = !isPublished && mode !== 'suggest'
  const label = mode === 'suggest' ? 'suggest' : isPublished ? 'saveChanges' : 'publish'
  const working = mode === 'suggest' ? 'sending' : isPublished ? 'saving' : 'publishing'
  const isFirstDate = busy === 'schedule' && !isScheduled
  const during = {
    publish: t(working),
    draft: t('saving'),
    schedule: t(isScheduled ? 'saving' : 'scheduling'),
  } satisfies Record<Intent, string>
  const state = (intent: Intent) => ({
    disabled: busy !== null || !isAlive,
    'aria-busy': busy === intent || undefined,
    onClick: () => onSave(intent),
  })
  const face = (intent: Intent, words: string) =>
    busy === intent ? (
      <>
        <Ring className="size-4.5" />
        {during[intent]}
      </>
    ) : (
      words
    )
  // Beside one button there is room for it on a phone; three have the row for themselves.
  const cancel = onCancel !== null && (
    <Button variant="text" className="mx-0 text-quiet" disabled={!isAlive} onClick={onCancel}>
      {t('cancel')}
    </Button>
  )
  return (
    <StickyBar className="write-bar" aria-label={t('actions')}>
      <div className="flex items-center justify-between gap-4">
        <DraftStatus state={draftState} />
        {isDraft && cancel}
      </div>
      {props.children}
      <div className="write-actions flex gap-3 max-md:gap-2">
        {!isDraft && cancel}
        {isDraft &&
          (isScheduled ? (
            <Button {...state('publish')}>{face('publish', s('publishNow'))}</Button>
          ) : (
            <Button {...state('draft')}>{face('draft', t('saveDraft'))}</Button>
          ))}
        {isDraft && (
          <Button
            id="write-publishAt"
            className="write-later"
            {...state('schedule')}
            aria-busy={isFirstDate || undefined}
            onClick={onSchedule}
          >
            {isFirstDate ? <Ring className="size-4.5" /> : <CalendarClock />}
            <span className="max-md:sr-only">
              {isFirstDate ? t('scheduling') : isScheduled ? t('changeDate') : s('publishLater')}
            </span>
          </Button>
        )}
        {isScheduled ? (
          <Button variant="primary" {...state('schedule')}>
            {face('schedule', t('save'))}
          </Button>
        ) : (
          <Button variant="primary" {...state('publish')}>
            {face('publish', t(label))}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {busy !== null && during[busy]}
      </p>
    </StickyBar>
  )
}
