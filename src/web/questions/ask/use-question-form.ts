import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { TITLE_MAX } from '../../../contract/limits.ts'
import type { Language } from '../../../contract/messages.ts'
import { QUESTION_MAX, QUESTION_TITLE_MIN } from '../../../contract/question-rules.ts'
import { createQuestion, updateQuestion, type Question } from '../../../contract/questions.ts'
import { useDraft } from '../../editor/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { fingerprintOf, randomText } from '../../platform/secure-code.ts'
import { useReading } from '../../reading/public.ts'
import { useFormErrors } from '../../ui/use-form-errors.ts'
import { detectLanguage } from '../../write/public.ts'
import { questionQueries } from '../question-queries.ts'
import { checkQuestion, FIELDS, type FieldName } from './check-question.ts'
import { messages } from './messages.ts'
import { isBlank, restoreValues, type QuestionValues } from './question-values.ts'

interface FormOptions {
  initial: QuestionValues
  /** The question that is edited; null for a new one. */
  editedId: number | null
  onSaved: (question: Question) => void
}

/** A question from its first word until it is asked. What was filled in stays, whatever happens. */
export function useQuestionForm({ initial, editedId, onSaved }: FormOptions) {
  const t = useText(messages)
  const client = useQueryClient()
  const [values, setValues] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const form = useFormErrors(FIELDS)
  const language = useWrittenIn(values)
  const draft = useDraft({
    kind: 'question',
    key: editedId === null ? 'new' : `edit-${editedId}`,
    value: values,
    restore: (content) => setValues((now) => restoreValues(content, now)),
    isBlank,
  })

  function change(changed: Partial<QuestionValues>, field?: FieldName): void {
    setValues((now) => ({ ...now, ...changed, seed: now.seed || randomText(20) }))
    if (field !== undefined) form.corrected(field)
  }

  async function send(): Promise<void> {
    // Two presses may come before the first is drawn.
    if (isSending.current) return
    const limits = { title: TITLE_MAX, content: QUESTION_MAX }
    const isRefused = form.refuse(checkQuestion(values), (fault, name) =>
      t(fault, { min: QUESTION_TITLE_MIN, max: limits[name as keyof typeof limits] }),
    )
    if (isRefused || values.category === null) return
    form.clear()
    draft.keepNow()
    isSending.current = true
    setBusy(true)
    const { title, content, category, tags, isNsfw, seed } = values
    const body = { title: title.trim(), content, category, tags, language, isNsfw }
    const key = `question-${seed || randomText(20)}-${fingerprintOf([JSON.stringify(body)])}`
    try {
      const saved =
        editedId === null
          ? await call(createQuestion, { body, key })
          : await call(updateQuestion, { params: { id: String(editedId) }, body, key })
      client.setQueryData(questionQueries.detail(saved.id).queryKey, saved)
      draft.finish()
      onSaved(saved)
    } catch (error) {
      form.fail(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    values: { ...values, language },
    change,
    draft,
    errors: form.errors,
    refusal: form.refusal,
    isBusy,
    submit: (): void => void send(),
  }
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>

/** Until somebody has chosen, the text itself says what it is written in; as long as it can't, the writing language. */
function useWrittenIn({ title, content, language, isLanguageChosen }: QuestionValues): Language {
  const { writing } = useReading()
  const text = useDeferredValue(`${title} ${content}`)
  return isLanguageChosen ? language : (detectLanguage(text) ?? writing ?? language)
}
