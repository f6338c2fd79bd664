import { Suspense, useState, type KeyboardEvent } from 'react'
import type { Article } from '../../contract/articles.ts'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import { DraftNotice, MarkdownEditor, useDraft } from '../editor/public.ts'
import { useText } from '../platform/language.tsx'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { navigate } from '../platform/location.ts'
import { ScheduleDialog } from '../scheduling/public.ts'
import { keepPlace } from '../sign-in-wall/public.ts'
import { ErrorSummary, focusField } from '../ui/error-summary.tsx'
import { toast } from '../ui/toast-store.ts'
import { isBlank, restoreValues, type ArticleValues } from './article-values.ts'
import type { FieldName, Intent } from './check-article.ts'
import { SummaryField } from './fields/summary-field.tsx'
import { TitleField } from './fields/title-field.tsx'
import { FormHead } from './form-head.tsx'
import { messages } from './messages.ts'
import { draftKeyOf, type Mode } from './mode.ts'
import { messages as saveMessages } from './save/messages.ts'
import { useSave, type Conflict } from './save/use-save.ts'
import { WriteBar } from './save/write-bar.tsx'
import { headingsOf } from './source-headings.ts'
import { useWrittenIn } from './use-written-in.ts'

const Details = deferHydration(async () => (await import('./later-parts.ts')).Details)
const SourcePane = deferHydration(async () => (await import('./source-pane.tsx')).SourcePane)
const MergeDialog = lazyComponent(async () => (await import('./merge/merge-dialog.tsx')).MergeDialog)

/** What was wanted when somebody else turned out to have been faster. */
interface Merging {
  current: Conflict
  intent: Intent
  publishAt: string | null
}

interface ArticleFormProps {
  title: string
  mode: Mode
  /** What is edited, improved or translated. */
  article: Article | null
  /** By alias, who was asked to write along and has not answered. */
  invited: string[]
  initial: ArticleValues
}

/** Title, text, details and the bar that saves; one form for all four ways of writing. */
export function ArticleForm({ title, mode, article, invited, initial }: ArticleFormProps) {
  const t = useText(messages)
  const s = useText(saveMessages)
  const [values, setValues] = useState(initial)
  const [conflict, setConflict] = useState<Merging | null>(null)
  const scheduledAt = (mode.kind === 'edit' && article?.publishAt) || null
  const [chosenAt, setChosenAt] = useState(scheduledAt)
  const [isChoosing, setIsChoosing] = useState(false)
  const draft = useDraft({
    kind: 'article',
    key: draftKeyOf(mode),
    value: values,
    restore: (content) => setValues((now) => restoreValues(content, now)),
    isBlank,
  })
  const save = useSave({
    onConflict: (current, { intent, publishAt }) => setConflict({ current, intent, publishAt }),
    onSaved: draft.finish,
  })
  const { language, isDetected } = useWrittenIn(values)
  const lang = LANGUAGE_TAGS[language]
  const isTranslation = mode.kind === 'translate' && article !== null

  function change(changed: Partial<ArticleValues>, field?: FieldName): void {
    setValues((now) => ({ ...now, ...changed }))
    if (field !== undefined) save.corrected(field)
  }
  function submit(intent: Intent, newer: ArticleValues = values, publishAt = scheduledAt): void {
    draft.keepNow()
    void save.submit({ mode, article, invited, intent, publishAt, values: { ...newer, language } })
  }
  /** What is missing is told before anybody is asked for a date. */
  function askDate(): void {
    if (!save.check({ mode, intent: 'schedule', values })) setIsChoosing(true)
  }
  function cancel(): void {
    if (article === null) return
    const isChanged = values !== initial && JSON.stringify(values) !== JSON.stringify(initial)
    if (isChanged) toast({ title: s('cancelled'), description: s('cancelledText') })
    draft.putAway()
    navigate(`/article/${article.id}`)
  }
  function schedule(publishAt: string): void {
    setChosenAt(publishAt)
    setIsChoosing(false)
    submit('schedule', values, publishAt)
  }
  function takeMerged(merged: { title: string; content: string }): ArticleValues {
    const next = {
      ...values,
      ...merged,
      baseRevisionId: conflict?.current.revisionId ?? values.baseRevisionId,
    }
    draft.keepAside()
    setValues(next)
    setConflict(null)
    return next
  }
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'Enter') submit(scheduledAt === null ? 'publish' : 'schedule')
    else if (event.key.toLowerCase() === 's') draft.keepNow()
    else return
    event.preventDefault()
  }

  const words = (
    <>
      <TitleField
        value={values.title}
        onChange={(title) => change({ title }, 'title')}
        onEnter={() => focusField('write', 'content')}
        lang={lang}
        original={isTranslation ? article.title : undefined}
        error={save.errors.title}
      />
      <MarkdownEditor
        id="write-content"
        label={t('content')}
        value={values.content}
        onChange={(content) => change({ content }, 'content')}
        lang={lang}
        placeholder={t('contentPlaceholder')}
        error={save.errors.content}
        layout={isTranslation ? 'tabs' : 'side-by-side'}
      />
    </>
  )
  const headings = isTranslation ? headingsOf(article.content) : ''
  const copyHeadings = (): void => {
    const before = values.content.trimEnd()
    change({ content: before === '' ? `${headings}\n` : `${before}\n\n${headings}\n` }, 'content')
  }
  return (
    <>
      {/* The keys of a form work wherever in it the focus is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className="wrap write pt-10 max-md:pt-6"
        noValidate
        aria-busy={save.busy !== null}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={press}
      >
        <div className="write-body grid gap-6 pb-16" inert={save.busy !== null}>
          <FormHead title={title} mode={mode} article={article} />
          <DraftNotice draft={draft} />
          <ErrorSummary
            prefix="write"
            errors={save.errors}
            refusal={save.refusal}
            onSignIn={() => keepPlace('suggest')}
          />
          {isTranslation ? (
            <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2 lg:items-start">
              <SourcePane article={article} onCopyHeadings={headings === '' ? null : copyHeadings} />
              <div className="write-target grid gap-4 min-w-0">{words}</div>
            </div>
          ) : (
            words
          )}
          {mode.kind !== 'suggest' && (
            <Details
              mode={mode.kind}
              article={article}
              values={values}
              language={language}
              isDetected={isDetected}
              invited={invited}
              errors={save.errors}
              change={change}
            />
          )}
        </div>
        <WriteBar
          mode={mode.kind}
          articleState={article?.state ?? null}
          busy={save.busy}
          draftState={draft.state}
          isScheduled={scheduledAt !== null}
          onSave={submit}
          onSchedule={askDate}
          onCancel={mode.kind === 'new' ? null : cancel}
        >
          {mode.kind === 'suggest' && (
            <SummaryField
              value={values.summary}
              onChange={(summary) => change({ summary }, 'summary')}
              error={save.errors.summary}
            />
          )}
        </WriteBar>
        {conflict !== null && (
          <Suspense>
            <MergeDialog
              key={conflict.current.revisionId}
              mine={values}
              current={conflict.current}
              lang={lang}
              onSave={(merged) => submit(conflict.intent, takeMerged(merged), conflict.publishAt)}
              onTake={takeMerged}
              onClose={() => setConflict(null)}
            />
          </Suspense>
        )}
      </form>
      {/* A time that the server refuses is told where it was chosen. */}
      {(isChoosing || save.errors.publishAt !== undefined) && (
        <Suspense>
          <ScheduleDialog
            publishAt={chosenAt}
            isScheduled={scheduledAt !== null}
            error={save.errors.publishAt}
            onChoose={schedule}
            onClose={() => {
              setIsChoosing(false)
              save.corrected('publishAt')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
