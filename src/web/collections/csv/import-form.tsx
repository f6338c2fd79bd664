import { useId } from 'react'
import { SOURCE_HEADER } from '../../../contract/collection-rules.ts'
import type { Collection } from '../../../contract/collections.ts'
import { failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ChoiceFrame } from '../../write/public.ts'
import { pathOfCollection } from '../collection-path.ts'
import { CsvFileField } from './csv-file-field.tsx'
import { CsvPreview } from './csv-preview.tsx'
import { messages } from './messages.ts'
import { useImport } from './use-import.ts'

export function ImportForm({ collection }: { collection: Collection }) {
  const t = useText(messages)
  const { id, columns, rows } = collection
  const path = pathOfCollection(id)
  const form = useImport(id, (imported) => {
    toast({ title: t('imported', { count: imported }), tone: 'success' })
    navigate(path)
  })
  const { read, headers, choice, canImport, retry } = form
  return (
    <form
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (canImport) form.run()
      }}
    >
      <CsvFileField
        id="import-csv"
        value={choice?.file ?? null}
        error={failureOf(form.error, t('failed'))}
        onChange={form.chooseFile}
      />
      {retry && (
        <div>
          <Button onClick={retry}>{t('tryAgain')}</Button>
        </div>
      )}
      {choice !== null && (
        <ChoiceFrame id="import-mode" label={t('mode')} hint={t('modeHint')} error={undefined}>
          <ChoiceChips
            choices={[
              { value: 'append' as const, label: t('append', { count: rows }) },
              { value: 'replace' as const, label: t('replace') },
            ]}
            value={choice.mode}
            onChange={(mode) => form.choose({ mode })}
          />
        </ChoiceFrame>
      )}
      {read !== null && headers !== undefined && (
        <Mapping collection={collection} headers={headers} onChange={(mapping) => form.choose({ mapping })} />
      )}
      {form.isReading && <CentredSpinner label={t('reading')} />}
      {read !== null && !form.isReading && <CsvPreview read={read} columns={columns} />}
      <div className="flex flex-wrap justify-end gap-3 pt-4 border-t border-line">
        <LinkButton to={path} variant="text">
          {t('cancel')}
        </LinkButton>
        <Button type="submit" variant="primary" busy={form.isImporting} disabled={!canImport}>
          {t('import')}
        </Button>
      </div>
    </form>
  )
}

interface MappingProps {
  collection: Collection
  headers: { header: string; key: string | null }[]
  onChange: (mapping: (string | null)[]) => void
}

/** Which column each column of the file fills. One that is chosen twice is taken from where it was. */
function Mapping({ collection, headers, onChange }: MappingProps) {
  const t = useText(messages)
  const id = useId()
  function fill(place: number, key: string | null): void {
    onChange(
      headers.map((header, at) =>
        at === place ? key : key !== null && header.key === key ? null : header.key,
      ),
    )
  }
  return (
    <fieldset className="field">
      <legend className="field-head mb-1.5">{t('mapping')}</legend>
      <ul className="grid gap-2 sm:grid-cols-2">
        {headers.map(({ header, key }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a header may be there twice, and keeps its place
          <li key={place} className="grid gap-1">
            <label htmlFor={`${id}-${place}`} className="text-sm wrap-anywhere" dir="auto">
              {t('fills', { header: header === '' ? `#${place + 1}` : header })}
            </label>
            <select
              id={`${id}-${place}`}
              className="input"
              value={key ?? ''}
              onChange={(event) => fill(place, event.currentTarget.value || null)}
            >
              <option value="">{t('leaveOut')}</option>
              {collection.columns.map((column) => (
                <option key={column.key} value={column.key}>
                  {column.label}
                </option>
              ))}
              <option value={SOURCE_HEADER}>{t('source')}</option>
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
