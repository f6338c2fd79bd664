import { Check, CircleAlert } from 'lucide-react'
import type { previewCsv } from '../../../contract/collection-files.ts'
import type { CollectionColumn } from '../../../contract/collections.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { useText } from '../../platform/language.tsx'
import { DataTable } from '../cells/data-table.tsx'
import { messages } from './messages.ts'

export type CsvRead = Omit<ResponseOf<typeof previewCsv>, 'columns'>

const NO_TITLES: ReadonlyMap<number, string> = new Map()

interface CsvPreviewProps {
  read: CsvRead
  columns: readonly CollectionColumn[]
}

/** What is in a file, and what is wrong in it, line by line. */
export function CsvPreview({ read, columns }: CsvPreviewProps) {
  const t = useText(messages)
  const { rows, total, errors, moreErrors } = read
  const count = errors.length + moreErrors
  return (
    <div className="grid grid-cols-1 gap-4">
      {count === 0 ? (
        <p role="status" className="flex items-center gap-2">
          <Check className="text-ok" aria-hidden="true" />
          {t('fits')} {t('rows', { count: total })}
        </p>
      ) : (
        <div role="alert" className="note note-danger items-start">
          <CircleAlert aria-hidden="true" />
          <div className="flex-1 min-w-0">
            <p className="font-semibold">{t('errors', { count })}</p>
            <p className="mb-2 text-sm">{t('errorsText')}</p>
            <ul className="csv-errors">
              {errors.map(({ line, column, message }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a line may be wrong twice; errors never change places
                <li key={place}>
                  <b>{column === null ? t('line', { line }) : `${t('line', { line })}, ${column}`}</b>:{' '}
                  {message}
                </li>
              ))}
              {moreErrors > 0 && <li>{t('moreErrors', { count: moreErrors })}</li>}
            </ul>
          </div>
        </div>
      )}
      {rows.length > 0 && (
        <div>
          <p className="mb-1 text-sm text-quiet">{t('first', { count: rows.length })}</p>
          <DataTable
            label={t('first', { count: rows.length })}
            columns={columns}
            rows={rows.map(({ line, values }) => ({ id: line, values }))}
            titles={NO_TITLES}
          />
        </div>
      )}
    </div>
  )
}
