import { useState } from 'react'
import { SERIES_MAX, SERIES_MIN } from '../../../contract/limits.ts'
import { failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { messages } from './messages.ts'
import { useDissolve, useRename, type OwnSeries } from './own-series.ts'

interface SeriesDialogProps {
  series: OwnSeries
  onClose: () => void
}

export function RenameDialog({ series, onClose }: SeriesDialogProps) {
  const t = useText(messages)
  const [title, setTitle] = useState(series.title)
  const [isShort, setShort] = useState(false)
  const rename = useRename(series, onClose)

  function submit(): void {
    const wanted = title.trim()
    setShort(wanted.length < SERIES_MIN)
    if (wanted.length >= SERIES_MIN) rename.mutate(wanted)
  }
  return (
    <Dialog open title={t('renameTitle')} onClose={onClose}>
      <Form busy={rename.isPending} onSubmit={submit}>
        <Field
          label={t('title')}
          value={title}
          maxLength={SERIES_MAX}
          dir="auto"
          error={isShort ? t('titleShort', { min: SERIES_MIN }) : failureOf(rename.error, t('failed'))}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
            setShort(false)
            rename.reset()
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={rename.isPending}>
            {t('save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

type DissolveDialogProps = SeriesDialogProps & {
  /** Before the series leaves the list. */
  onDone: () => void
}

export function DissolveDialog({ series, onClose, onDone }: DissolveDialogProps) {
  const t = useText(messages)
  const dissolve = useDissolve(series, onDone)
  return (
    <Dialog
      open
      title={t('dissolveTitle', { title: series.title })}
      description={t('dissolveText')}
      onClose={onClose}
    >
      <FieldError role="alert">{failureOf(dissolve.error, t('failed'))}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" busy={dissolve.isPending} onClick={() => dissolve.mutate()}>
          {t('dissolve')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
