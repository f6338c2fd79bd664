import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { DraftNotice, DraftStatus } from '../../editor/public.ts'
import { useText } from '../../platform/language.tsx'
import { keepPlace } from '../../sign-in-wall/public.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { ColumnsEditor } from './columns-editor.tsx'
import { DetailFields } from './detail-fields.tsx'
import { FurtherFields } from './further-fields.tsx'
import { messages } from './messages.ts'
import type { CollectionFormState } from './use-collection-form.ts'

interface CollectionFormProps {
  prefix: string
  form: CollectionFormState
  submit: string
  hasSaved: boolean
  cancelTo: string
  /** Above the columns: the file they may come from. */
  file?: ReactNode
}

/** Title, description, category, language and columns; the rest is folded away. */
export function CollectionForm({ prefix, form, submit, hasSaved, cancelTo, file }: CollectionFormProps) {
  const t = useText(messages)
  const { values, change, errors, draft } = form
  return (
    <form
      className="grid grid-cols-1 gap-6"
      noValidate
      aria-busy={form.isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <DraftNotice draft={draft} />
      <ErrorSummary
        prefix={prefix}
        errors={errors}
        refusal={form.refusal}
        onSignIn={() => keepPlace('collection')}
      />
      {form.hasMerged && (
        <div role="alert" className="note note-warn">
          <Info aria-hidden="true" />
          <p>{t('columnsChanged')}</p>
        </div>
      )}
      <DetailFields prefix={prefix} form={form} />
      {file}
      <ColumnsEditor
        id={`${prefix}-columns`}
        columns={values.columns}
        hasSaved={hasSaved}
        error={errors.columns}
        onChange={(columns) => change({ columns }, 'columns')}
      />
      <FurtherFields prefix={prefix} form={form} />
      <div className="flex flex-wrap items-center justify-end gap-3 pt-4 border-t border-line">
        <div className="flex-[1_1_200px] min-w-0">
          <DraftStatus state={draft.state} />
        </div>
        <LinkButton to={cancelTo} variant="text">
          {t('cancel')}
        </LinkButton>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
