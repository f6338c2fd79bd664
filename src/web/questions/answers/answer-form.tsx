import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import { createAnswer, updateAnswer } from '../../../contract/answers.ts'
import type { DraftContent } from '../../../contract/drafts.ts'
import { LANGUAGE_TAGS, type Language } from '../../../contract/messages.ts'
import { QUESTION_MAX } from '../../../contract/question-rules.ts'
import type { Answer } from '../../../contract/questions.ts'
import { DraftNotice, DraftStatus, MarkdownEditor, useDraft } from '../../editor/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { fingerprintOf, randomText } from '../../platform/secure-code.ts'
import { keepPlace, useReturn, useSignInWall } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, focusField } from '../../ui/error-summary.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFormErrors } from '../../ui/use-form-errors.ts'
import '../ask/ask.css'
import { useFocusHeir } from '../use-focus-heir.ts'
import { answerElementId } from './answer-element.ts'
import { messages } from './form-messages.ts'

interface AnswerFormProps {
  questionId: number
  /** The language of the question, in which it is most likely answered. */
  language: Language
  /** The one that is edited; null for a new one. */
  answer: Answer | null
  /** Somebody came for it. */
  isMeant?: boolean
  /** Something was typed. */
  onBegin?: () => void
  onSaved: (answer: Answer) => void
  onCancel?: (() => void) | undefined
}

interface Values extends DraftContent {
  content: string
  seed: string
}

const isBlank = ({ content }: Values): boolean => content.trim() === ''

/** Where an answer is written or edited. The words stay, whatever happens on the way. */
export function AnswerForm(props: AnswerFormProps) {
  const { questionId, language, answer, isMeant = false, onBegin, onSaved, onCancel } = props
  const t = useText(messages)
  const prefix = answer === null ? 'answer' : `answer-${answer.id}`
  const [values, setValues] = useState<Values>({ content: answer?.content ?? '', seed: '' })
  const [isBusy, setBusy] = useState(false)
  const form = useFormErrors(['content'])
  const { guard, wall } = useSignInWall()
  const draft = useDraft({
    kind: 'answer',
    key: answer === null ? `question-${questionId}` : `edit-${answer.id}`,
    value: values,
    restore: ({ content, seed }) =>
      setValues((now) => ({
        content: typeof content === 'string' ? content : now.content,
        seed: typeof seed === 'string' ? seed : now.seed,
      })),
    isBlank,
  })
  const ref = useFocusHeir<HTMLFormElement>(answer === null ? 'answers-heading' : answerElementId(answer.id))
  // Whoever edits has just asked for the form.
  const begin = useEffectEvent(() => {
    if (answer !== null || isMeant) focusField(prefix, 'content')
  })
  useEffect(() => begin(), [isMeant])
  useReturn({ kind: 'answer', part: prefix }, () => focusField(prefix, 'content'))

  function change(content: string): void {
    setValues((now) => ({ content, seed: now.seed || randomText(20) }))
    form.corrected('content')
    onBegin?.()
  }
  async function send(): Promise<void> {
    form.clear()
    setBusy(true)
    const body = { content: values.content }
    const key = `answer-${values.seed || randomText(20)}-${fingerprintOf([values.content])}`
    try {
      const saved =
        answer === null
          ? await call(createAnswer, { params: { id: String(questionId) }, body, key })
          : await call(updateAnswer, { params: { id: String(answer.id) }, body, key })
      draft.finish()
      toast({ title: t(answer === null ? 'posted' : 'saved'), tone: 'success' })
      onSaved(saved)
    } catch (error) {
      form.fail(error)
    } finally {
      setBusy(false)
    }
  }
  function submit(): void {
    if (isBusy) return
    const { length } = values.content.trim()
    const fault = length === 0 ? 'empty' : length > QUESTION_MAX ? 'long' : undefined
    if (form.refuse({ content: fault }, (found) => t(found, { max: QUESTION_MAX }))) return
    draft.keepNow()
    guard({ kind: 'answer', part: prefix }, () => void send())
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey === event.metaKey) return
    event.preventDefault()
    submit()
  }
  return (
    // The keys of a form work wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={ref}
      className="answer-form grid grid-cols-1 gap-3"
      noValidate
      aria-label={t('heading')}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={press}
    >
      <DraftNotice draft={draft} />
      <ErrorSummary
        prefix={prefix}
        errors={form.errors}
        refusal={form.refusal}
        onSignIn={() => keepPlace('answer', prefix)}
      />
      <MarkdownEditor
        id={`${prefix}-content`}
        label={t('heading')}
        value={values.content}
        onChange={change}
        lang={LANGUAGE_TAGS[language]}
        placeholder={t('placeholder')}
        error={form.errors.content}
        layout="tabs"
        hasImages={false}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <div className="flex-[1_1_200px] min-w-0">
          <DraftStatus state={draft.state} />
          <p className="text-quiet text-xs max-md:hidden">{t(answer === null ? 'keys' : 'keysSave')}</p>
        </div>
        {onCancel !== undefined && (
          <Button
            variant="text"
            onClick={() => {
              draft.putAway(values.content.trim() !== answer?.content.trim())
              onCancel()
            }}
          >
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t(answer === null ? 'submit' : 'save')}
        </Button>
      </div>
      {wall}
    </form>
  )
}
