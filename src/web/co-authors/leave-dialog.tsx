import { INVITATION_REST_DAYS } from '../../contract/limits.ts'
import { failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './leave-messages.ts'
import { useLeave } from './use-leave.ts'

interface LeaveDialogProps {
  article: { id: number; title: string }
  onClose: () => void
  /** They have left; what shows it comes afterwards. */
  onDone: () => void
}

export function LeaveDialog({ article, onClose, onDone }: LeaveDialogProps) {
  const t = useText(messages)
  const leave = useLeave(article.id, onDone)
  return (
    <Dialog
      open
      title={t('leaveTitle', { title: article.title })}
      description={t('leaveText', { days: INVITATION_REST_DAYS })}
      onClose={onClose}
    >
      <FieldError role="alert">{failureOf(leave.error, t('failed'))}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
