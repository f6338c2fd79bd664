import { Info } from 'lucide-react'
import type { CollectionRow } from '../../../contract/collection-rows.ts'
import type { Collection } from '../../../contract/collections.ts'
import { SUMMARY_MAX } from '../../../contract/limits.ts'
import { DraftNotice } from '../../editor/public.ts'
import { useText } from '../../platform/language.tsx'
import { keepPlace } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { CellField } from './cell-field.tsx'
import { messages } from './messages.ts'
import { useRowForm } from './use-row-form.ts'

interface RowDialogProps {
  collection: Collection
  /** Null for a new one. */
  row: CollectionRow | null
  /** For those who may not edit: it is sent to those who decide. */
  isSuggestion: boolean
  onClose: () => void
}

const PREFIX = 'row'

export function RowDialog({ collection, row, isSuggestion, onClose }: RowDialogProps) {
  const t = useText(messages)
  const form = useRowForm({ collection, row, isSuggestion, onDone: onClose })
  const { typed, errors, told, now } = form
  const sourceNow = now['source']
  const sourceHint =
    sourceNow === undefined
      ? t('sourceHint')
      : sourceNow === ''
        ? t('nowEmpty')
        : t('nowIs', { value: sourceNow })
  const title = isSuggestion
    ? t(row === null ? 'suggestAddTitle' : 'suggestEditTitle')
    : t(row === null ? 'addTitle' : 'editTitle')
  return (
    <Dialog open title={title} description={isSuggestion ? t('suggestText') : undefined} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-5"
        noValidate
        aria-busy={form.isBusy}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <DraftNotice draft={form.draft} />
        <ErrorSummary
          prefix={PREFIX}
          errors={errors}
          refusal={form.refusal}
          onSignIn={() => keepPlace('collection')}
        />
        {told !== null && (
          <div role="alert" className="note note-warn">
            <Info aria-hidden="true" />
            <p>{t(told)}</p>
          </div>
        )}
        {form.orphans.map(([key, value]) => (
          <p key={key} className="text-sm text-quiet wrap-anywhere">
            {t('removedColumn', { value })}
          </p>
        ))}
        {collection.columns.map((column) => (
          <CellField
            key={column.key}
            id={`${PREFIX}-${column.key}`}
            column={column}
            value={typed.texts[column.key] ?? ''}
            error={errors[column.key]}
            now={now[column.key]}
            onChange={(text) => form.change(column.key, text)}
          />
        ))}
        <Field
          id={`${PREFIX}-source`}
          label={t('source')}
          hint={sourceHint}
          placeholder="https://"
          autoComplete="off"
          value={typed.texts['source'] ?? ''}
          error={errors['source']}
          onChange={(event) => form.change('source', event.currentTarget.value)}
        />
        {isSuggestion && (
          <Field
            id={`${PREFIX}-summary`}
            label={t('summary')}
            maxLength={SUMMARY_MAX}
            required
            dir="auto"
            autoComplete="off"
            value={typed.summary}
            error={errors['summary']}
            onChange={(event) => form.change('summary', event.currentTarget.value)}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t(isSuggestion ? 'suggest' : 'save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
