import { useId, useState } from 'react'
import { failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { messages } from './messages.ts'
import { useDecision } from './use-decision.ts'

const REASON_MAX = 500

interface DeclineDialogProps {
  articleId: number
  suggestionId: number
  onClose: () => void
}

export function DeclineDialog({ articleId, suggestionId, onClose }: DeclineDialogProps) {
  const t = useText(messages)
  const id = useId()
  const [reason, setReason] = useState('')
  const decision = useDecision(articleId, suggestionId, onClose)
  const error = failureOf(decision.error, t('failed'))
  function decline(): void {
    // The reason is one line.
    decision.mutate({ decision: 'decline', reason: reason.replaceAll(/\s+/g, ' ').trim() })
  }
  return (
    <Dialog open title={t('declineTitle')} description={t('declineText')} onClose={onClose}>
      <Form busy={decision.isPending} onSubmit={decline}>
        <FieldFrame id={id} label={t('declineReason')} error={error}>
          <textarea
            id={id}
            className="input"
            rows={3}
            data-mentions=""
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            {...describedBy(id, { error })}
          />
        </FieldFrame>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={decision.isPending}>
            {t('decline')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
