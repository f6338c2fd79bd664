import { Suspense, type KeyboardEvent } from 'react'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import type { Question } from '../../../contract/questions.ts'
import { DraftNotice, DraftStatus, MarkdownEditor } from '../../editor/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { keepPlace } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import './ask.css'
import { messages } from './messages.ts'
import { FurtherFields } from './further-fields.tsx'
import { CategoryField, TitleField } from './question-fields.tsx'
import { isSame, type QuestionValues } from './question-values.ts'
import { useQuestionForm } from './use-question-form.ts'

const SimilarQuestions = lazyComponent(async () => (await import('./similar-questions.tsx')).SimilarQuestions)

interface QuestionFormProps {
  initial: QuestionValues
  /** The question that is edited; null for a new one. */
  editedId: number | null
  onSaved: (question: Question) => void
  onCancel?: () => void
}

/** What somebody wants to know: title, details and category; the rest is folded away. */
export function QuestionForm({ initial, editedId, onSaved, onCancel }: QuestionFormProps) {
  const t = useText(messages)
  const form = useQuestionForm({ initial, editedId, onSaved })
  const { values, change, draft, errors } = form
  const prefix = editedId === null ? 'ask' : 'edit-question'
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey === event.metaKey) return
    event.preventDefault()
    form.submit()
  }
  return (
    // The keys of a form work wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="question-form grid grid-cols-1 gap-6"
      noValidate
      aria-busy={form.isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      onKeyDown={press}
    >
      <DraftNotice draft={draft} />
      <ErrorSummary
        prefix={prefix}
        errors={errors}
        refusal={form.refusal}
        onSignIn={() => keepPlace('ask')}
      />
      <TitleField prefix={prefix} form={form} />
      <Suspense>
        {editedId === null && values.title !== '' && (
          <SimilarQuestions title={values.title} onLeave={() => draft.putAway()} />
        )}
      </Suspense>
      <div>
        <p className="field-head" aria-hidden="true">
          {t('content')}
        </p>
        <MarkdownEditor
          id={`${prefix}-content`}
          label={t('content')}
          value={values.content}
          onChange={(content) => change({ content }, 'content')}
          lang={LANGUAGE_TAGS[values.language]}
          placeholder={t('contentPlaceholder')}
          error={errors.content}
          layout="tabs"
          hasImages={false}
        />
      </div>
      <CategoryField prefix={prefix} form={form} />
      <FurtherFields prefix={prefix} form={form} />
      <div className="flex flex-wrap items-center justify-end gap-3 pt-4 border-t border-line">
        <div className="flex-[1_1_200px] min-w-0">
          <DraftStatus state={draft.state} />
          <p className="text-quiet text-xs max-md:hidden">{t(editedId === null ? 'keys' : 'keysSave')}</p>
        </div>
        {onCancel !== undefined && (
          <Button
            variant="text"
            onClick={() => {
              draft.putAway(!isSame(values, initial))
              onCancel()
            }}
          >
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t(editedId === null ? 'submit' : 'save')}
        </Button>
      </div>
    </form>
  )
}
