import { useState } from 'react'
import { SCHEDULE_DAYS_MAX } from '../../contract/limits.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { messages } from './schedule-dialog-messages.ts'
import { bounds, readTime, suggestTime, toInput, zoneName, type TimeFault } from './times.ts'

export interface ScheduleDialogProps {
  /** The date that it has, or that was chosen a moment ago. */
  publishAt: string | null
  isScheduled: boolean
  /** What is to be published; an article unless told. */
  kind?: 'article' | 'post' | undefined
  /** What the server found wrong with it. */
  error?: string | undefined
  busy?: boolean
  onChoose: (publishAt: string) => void
  onClose: () => void
}

/** When an article or a post is to be published, on the writer's own clock. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { publishAt, isScheduled, kind = 'article', error, busy = false, onChoose, onClose } = props
  const t = useText(messages)
  const { language } = useLanguage()
  const [openedAt] = useState(() => Date.now())
  const [value, setValue] = useState(() =>
    toInput(publishAt === null ? suggestTime(openedAt) : new Date(publishAt)),
  )
  const [fault, setFault] = useState<TimeFault | null>(null)
  // What the server said is about the time that was sent, not about the one being typed.
  const [isSent, setIsSent] = useState(true)
  const told = fault === null ? (isSent ? error : undefined) : t(fault, { days: SCHEDULE_DAYS_MAX })

  function choose(): void {
    const read = readTime(value, Date.now())
    if (typeof read === 'string') return setFault(read)
    setIsSent(true)
    onChoose(read.toISOString())
  }
  function change(next: string): void {
    setValue(next)
    setFault(null)
    setIsSent(false)
  }

  const shown = new Date(value)
  const at = Number.isNaN(shown.getTime()) ? new Date(openedAt) : shown
  return (
    <Dialog
      open
      size="sm"
      title={t(isScheduled ? 'changeTitle' : kind === 'post' ? 'postTitle' : 'title')}
      description={t(kind === 'post' ? 'postText' : 'text')}
      onClose={onClose}
    >
      <Form busy={busy} onSubmit={choose}>
        <Field
          type="datetime-local"
          label={t('time')}
          hint={t('zone', { zone: zoneName(language, at) })}
          error={told}
          required
          {...bounds(openedAt)}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('schedule')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
