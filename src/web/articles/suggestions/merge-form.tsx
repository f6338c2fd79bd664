import { useId, useState } from 'react'
import { TITLE_MAX } from '../../../contract/limits.ts'
import { ApiError, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { useDraft } from '../../platform/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field, FieldFrame } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { messages } from './messages.ts'
import { useDecision, type WholeSuggestion } from './use-decision.ts'

interface MergeFormProps {
  articleId: number
  suggestion: WholeSuggestion
  onCancel: () => void
}

/** The suggestion on top of the newest text, open to changes. A newer version in between is joined, never lost. */
export function MergeForm({ articleId, suggestion: { id, merged }, onCancel }: MergeFormProps) {
  const t = useText(messages)
  const fieldId = useId()
  const [title, setTitle] = useState(merged.title)
  const [revisionId, setRevisionId] = useState(merged.revisionId)
  const [isJoined, setJoined] = useState(false)
  const draft = useDraft(`merge-draft:${id}`, merged.content)
  const decision = useDecision(articleId, id, draft.clear)
  function accept(): void {
    decision.mutate({ decision: 'accept', title, content: draft.text, revisionId }, { onError: join })
  }
  function join(error: Error): void {
    if (!(error instanceof ApiError) || error.current === undefined) return
    setTitle(error.current.merged.title)
    draft.change(error.current.merged.content)
    setRevisionId(error.current.revisionId)
    setJoined(true)
  }
  const fields = decision.error instanceof ApiError ? decision.error.fields : {}
  const textError =
    fields['content'] ?? (fields['title'] === undefined ? failureOf(decision.error, t('failed')) : undefined)
  return (
    <Form className="grid gap-5 mt-5" busy={decision.isPending} onSubmit={accept}>
      {isJoined && <p role="status">{t('joined')}</p>}
      <Field
        label={t('articleTitle')}
        maxLength={TITLE_MAX}
        value={title}
        error={fields['title']}
        onChange={(event) => setTitle(event.target.value)}
      />
      <FieldFrame id={fieldId} label={t('articleText')} error={textError}>
        <textarea
          id={fieldId}
          data-mentions=""
          className="input min-h-90 font-mono text-base font-normal resize-y"
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          {...describedBy(fieldId, { error: textError })}
        />
      </FieldFrame>
      <div className="subpage-actions">
        <Button type="submit" variant="primary" busy={decision.isPending}>
          {t('acceptChanged')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </Form>
  )
}
