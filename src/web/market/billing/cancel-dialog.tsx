import type { Subscription } from '../../../contract/market.ts'
import { formatDate } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PLAN_NAMES } from '../plan-names.ts'
import { lastDayOf } from './last-day.ts'
import { messages } from './messages.ts'

interface CancelDialogProps {
  subscription: Subscription
  busy: boolean
  failure: string | undefined
  onCancel: () => void
  onClose: () => void
}

/** The second of two clicks: what ends, when, and what stays. Nobody is asked why, or talked out of it. */
export function CancelDialog({ subscription, busy, failure, onCancel, onClose }: CancelDialogProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const plan = PLAN_NAMES[subscription.plan]
  const date = formatDate(lastDayOf(subscription), language, true)
  return (
    <Dialog
      open
      size="sm"
      title={t('cancelTitle', { plan })}
      description={t('cancelText', { plan, date })}
      onClose={onClose}
    >
      <FieldError>{failure}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('keep')}</Button>
        <Button variant="primary" busy={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
