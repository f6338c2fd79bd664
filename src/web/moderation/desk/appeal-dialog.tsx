import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { decideAppeal } from '../../../contract/appeals.ts'
import { LANGUAGE_NAMES } from '../../../contract/messages.ts'
import { MODERATION_REASON_MAX, MODERATION_REASON_MIN } from '../../../contract/moderation-rules.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { refreshDesk } from '../moderation-queries.ts'
import { messages } from './appeals-messages.ts'
import type { OpenAppeal } from './open-appeal.ts'
import { appealTemplate } from './reason-templates.ts'

interface AppealDialogProps {
  appeal: OpenAppeal
  isOverturned: boolean
  onClose: () => void
}

/** The answer to an appeal, in the language of whoever made it. */
export function AppealDialog({ appeal, isOverturned, onClose }: AppealDialogProps) {
  const t = useText(messages)
  const id = useId()
  const client = useQueryClient()
  const { language } = appeal.person
  const [answer, setAnswer] = useState(() => appealTemplate(isOverturned, language))
  const [isShort, setShort] = useState(false)
  const decision = useMutation({
    mutationFn: async () =>
      call(decideAppeal, {
        params: { id: String(appeal.id) },
        body: { isOverturned, answer: answer.trim() },
      }),
    onSuccess: () => {
      onClose()
      toast({ title: t('decided'), tone: 'success' })
    },
    onSettled: () => refreshDesk(client),
  })
  function submit(): void {
    const isTooShort = answer.trim().length < MODERATION_REASON_MIN
    setShort(isTooShort)
    if (!isTooShort) decision.mutate()
  }
  const hint = t('answerHint', {
    language: LANGUAGE_NAMES[language],
    min: MODERATION_REASON_MIN,
    max: MODERATION_REASON_MAX,
  })
  const error = isShort
    ? t('answerShort', { min: MODERATION_REASON_MIN })
    : failureOf(decision.error, t('decideFailed'))
  const name = t(isOverturned ? 'overturn' : 'uphold')
  return (
    <Dialog open title={name} description={t(isOverturned ? 'overturnText' : 'upholdText')} onClose={onClose}>
      <Form className="grid gap-5" busy={decision.isPending} onSubmit={submit}>
        <FieldFrame id={id} label={t('answer')} hint={hint} error={error}>
          <textarea
            id={id}
            className="input min-h-22 resize-y"
            rows={4}
            dir="auto"
            maxLength={MODERATION_REASON_MAX}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            {...describedBy(id, { hint, error })}
          />
        </FieldFrame>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={decision.isPending}>
            {name}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
