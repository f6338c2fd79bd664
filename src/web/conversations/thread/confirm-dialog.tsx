import { useMutation } from '@tanstack/react-query'
import { failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { messages as memberMessages } from './member-messages.ts'
import { messages } from './head-messages.ts'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The verb. */
  action: string
  act: () => Promise<void>
  onClose: () => void
}

/** Before what can't be undone. */
export function ConfirmDialog({ title, text, action, act, onClose }: ConfirmDialogProps) {
  const t = useText(messages)
  const failed = useText(memberMessages)('failed')
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess: onClose })
  return (
    <Dialog open size="sm" title={title} description={text} onClose={onClose}>
      <FieldError role="alert">{failureOf(error, failed)}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" busy={isPending} onClick={() => mutate()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
