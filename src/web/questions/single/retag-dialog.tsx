import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateQuestion, type Question } from '../../../contract/questions.ts'
import { ApiError, call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { TagsField } from '../../write/public.ts'
import { changeQuestion, forgetLists } from '../question-cache.ts'
import { messages } from './retag-messages.ts'

interface RetagDialogProps {
  question: Question
  onClose: () => void
}

/** The tags of somebody else's question; its words are theirs. What was chosen stays when it is refused. */
export function RetagDialog({ question, onClose }: RetagDialogProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const { id } = question
  const [tags, setTags] = useState(question.tags)
  const saving = useMutation({
    mutationFn: async () => call(updateQuestion, { params: { id: String(id) }, body: { tags } }),
    onSuccess: (saved) => {
      changeQuestion(client, id, saved)
      // Those by a tag may hold it, or not any more.
      forgetLists(client)
      toast({ title: t('saved'), tone: 'success' })
      onClose()
    },
  })
  const fields = saving.error instanceof ApiError ? saving.error.fields : {}
  return (
    <Dialog open title={t('title')} description={t('text')} onClose={onClose}>
      <Form className="grid gap-5" busy={saving.isPending} onSubmit={() => saving.mutate()}>
        <TagsField id="retag" value={tags} onChange={setTags} error={fields['tags']} />
        {fields['tags'] === undefined && (
          <FieldError role="alert">{failureOf(saving.error, t('failed'))}</FieldError>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={saving.isPending}>
            {t('save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
