import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { COLLECTION_LIMITS } from '../../../contract/collection-rules.ts'
import { failureOf } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast-store.ts'
import { forgetLists } from '../collection-cache.ts'
import { pathOfCollection } from '../collection-path.ts'
import { CsvFileField, type CsvFile } from '../csv/csv-file-field.tsx'
import { CsvPreview } from '../csv/csv-preview.tsx'
import { messages as csvMessages } from '../csv/messages.ts'
import { CollectionForm } from './collection-form.tsx'
import { blankColumn, emptyValues } from './collection-values.ts'
import { takeFileColumns } from './merge-columns.ts'
import { messages } from './messages.ts'
import { useCollectionForm } from './use-collection-form.ts'
import { useCsvStart } from './use-csv-start.ts'

const PREFIX = 'collection'

/** The form of /collections/new: with a file its columns fill themselves in. */
export function NewForm() {
  const t = useText(messages)
  const c = useText(csvMessages)
  const client = useQueryClient()
  const { language } = useLanguage()
  const [initial] = useState(() => emptyValues(language))
  const csv = useCsvStart()
  const form = useCollectionForm({
    initial,
    edited: null,
    csv,
    onSaved: ({ id }) => {
      forgetLists(client)
      toast({ title: t('created'), tone: 'success' })
      navigate(pathOfCollection(id))
    },
  })
  async function choose(file: CsvFile | null): Promise<void> {
    form.change({}, 'csv')
    if (file === null)
      form.change(
        ({ columns }) => ({ columns: columns.map((column) => ({ ...column, isFromFile: false })) }),
        'columns',
      )
    const checked = await csv.choose(file)
    if (checked === null) return
    form.change(({ columns }) => {
      const taken = takeFileColumns(columns, checked.columns)
      return { columns: taken.length === 0 ? [blankColumn()] : taken }
    }, 'columns')
  }
  // A wider file is no mistake: what is beyond is told, and the rest makes the collection.
  const headers = csv.checked?.read.headers ?? []
  const isWider = headers.length > COLLECTION_LIMITS.columns
  const leftOut = isWider ? headers.filter(({ key }) => key === null).length : 0
  const file = (
    <div className="grid grid-cols-1 gap-4">
      <CsvFileField
        id={`${PREFIX}-csv`}
        value={csv.file}
        isOptional
        error={form.errors.csv ?? failureOf(csv.error, c('failed'))}
        onChange={(chosen) => void choose(chosen)}
      />
      {csv.isChecking && csv.checked === null && <CentredSpinner label={c('reading')} />}
      {leftOut > 0 && (
        <p role="status" className="note">
          {c('leftOut', { count: leftOut, most: COLLECTION_LIMITS.columns })}
        </p>
      )}
      {csv.checked !== null && <CsvPreview read={csv.checked.read} columns={csv.checked.columns} />}
    </div>
  )
  return (
    <CollectionForm
      prefix={PREFIX}
      form={form}
      submit={t('create')}
      hasSaved={false}
      cancelTo="/database?tab=collections"
      file={file}
    />
  )
}
