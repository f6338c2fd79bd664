import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './messages.ts'

interface ConfirmDialogProps {
  title: string
  text: string
  label: string
  isBusy: boolean
  failure: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  title,
  text,
  label,
  isBusy,
  failure,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useText(messages)
  return (
    <Dialog open size="sm" title={title} description={text} onClose={onClose}>
      <FieldError role="alert">{failure}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" busy={isBusy} onClick={onConfirm}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
