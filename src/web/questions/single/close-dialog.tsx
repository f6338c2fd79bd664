import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CLOSE_REASONS, CLOSE_VOTES, type CloseReason } from '../../../contract/question-rules.ts'
import { closeQuestion, type Question } from '../../../contract/questions.ts'
import { useSimilar } from '../ask/use-similar.ts'
import { useUser } from '../../auth/public.ts'
import { ApiError, call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { ReasonChoice } from '../../reports/public.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { changeQuestion } from '../question-cache.ts'
import { questionQueries } from '../question-queries.ts'
import { messages } from './close-messages.ts'
import { readOriginal } from './read-original.ts'

interface CloseDialogProps {
  question: Question
  onClose: () => void
}

/** A vote to close it, with the reason; a moderator closes it at once. What was chosen stays when it is refused. */
export function CloseDialog({ question, onClose }: CloseDialogProps) {
  const t = useText(messages)
  const { user } = useUser()
  const isModerator = user?.capabilities?.includes('moderate') === true
  const [reason, setReason] = useState<CloseReason | null>(null)
  const [original, setOriginal] = useState('')
  const [isAsked, setAsked] = useState(false)
  const duplicateOf = readOriginal(original)
  const closing = useClose(question, onClose)
  const isDuplicate = reason === 'duplicate'
  function name(text: string): void {
    setOriginal(text)
    // What was said about the one before says nothing about this one.
    closing.reset()
  }
  function submit(): void {
    setAsked(true)
    if (reason === null || (isDuplicate && duplicateOf === null)) return
    closing.mutate({ reason, ...(isDuplicate && duplicateOf !== null && { duplicateOf }) })
  }
  const fields = closing.error instanceof ApiError ? closing.error.fields : {}
  const originalError =
    isAsked && isDuplicate && duplicateOf === null ? t('originalMissing') : fields['duplicateOf']
  const isTold = Object.keys(fields).length > 0 && isDuplicate
  return (
    <Dialog
      open
      title={t(isModerator ? 'title' : 'titleVote')}
      description={isModerator ? t('text') : t('textVote', { count: CLOSE_VOTES })}
      onClose={onClose}
    >
      <Form className="grid gap-5" busy={closing.isPending} onSubmit={submit}>
        <ReasonChoice
          legend={t('reason')}
          choices={CLOSE_REASONS.map((value) => ({ value, label: t(value) }))}
          value={reason}
          error={isAsked && reason === null ? t('chooseReason') : fields['reason']}
          onChange={setReason}
        />
        {isDuplicate && (
          <>
            <Similar question={question} chosen={duplicateOf} onChoose={(id) => name(String(id))} />
            <Field
              label={t('original')}
              hint={t('originalHint')}
              value={original}
              autoComplete="off"
              error={originalError}
              onChange={(event) => name(event.currentTarget.value)}
            />
          </>
        )}
        {!isTold && <FieldError role="alert">{failureOf(closing.error, t('failed'))}</FieldError>}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={closing.isPending}>
            {t(isModerator ? 'submit' : 'submitVote')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function useClose({ id }: Question, onDone: () => void) {
  const t = useText(messages)
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { reason: CloseReason; duplicateOf?: number }) =>
      call(closeQuestion, { params: { id: String(id) }, body }),
    onSuccess: (closed) => {
      changeQuestion(client, id, closed)
      void client.invalidateQueries(questionQueries.mine(id))
      const isClosed = closed.status === 'closed' || closed.status === 'duplicate'
      toast({ title: t(isClosed ? 'closed' : 'voted'), tone: 'success' })
      onDone()
    },
  })
}

interface SimilarProps {
  question: Question
  chosen: number | null
  onChoose: (id: number) => void
}

/** What asks nearly the same: the original is most likely among them. */
function Similar({ question, chosen, onChoose }: SimilarProps) {
  const t = useText(messages)
  const found = useSimilar(question.title, question.id)
  if (found.length === 0) return null
  return (
    <ReasonChoice
      legend={t('similar')}
      choices={found.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={chosen === null ? null : String(chosen)}
      error={undefined}
      onChange={(id) => onChoose(Number(id))}
    />
  )
}
