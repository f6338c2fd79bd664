import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { COLLECTION_LIMITS } from '../../../contract/collection-rules.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import '../form/form.css'
import { messages } from './messages.ts'
import { readCsvFile, type FileFault } from './read-csv-file.ts'

export interface CsvFile {
  name: string
  text: string
}

interface CsvFileFieldProps {
  id: string
  value: CsvFile | null
  onChange: (file: CsvFile | null) => void
  isOptional?: boolean
  error?: string | undefined
}

/** A CSV file, chosen or dropped. What can't be read is told here, and the file before it stays. */
export function CsvFileField({ id, value, onChange, isOptional = false, error }: CsvFileFieldProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  const [isOver, setOver] = useState(false)
  async function read(file: File): Promise<void> {
    const found = await readCsvFile(file)
    if ('fault' in found) return setFault(found.fault)
    setFault(null)
    onChange({ name: file.name, text: found.text })
  }
  const wrong = fault === null ? error : t(fault)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="field"
      aria-describedby={`${id}-hint${wrong === undefined ? '' : ` ${id}-error`}`}
    >
      <legend className="field-head mb-1.5">{t(isOptional ? 'fileOptional' : 'file')}</legend>
      <div
        className="csv-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file !== undefined) void read(file)
        }}
      >
        {value !== null && <p className="font-semibold wrap-anywhere">{value.name}</p>}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => input.current?.click()}>
            <FileUp />
            {t(value === null ? 'choose' : 'other')}
          </Button>
          {value !== null && (
            <Button variant="text" onClick={() => onChange(null)}>
              {t('remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="field-hint">
          {t('hint', { rows: formatNumber(COLLECTION_LIMITS.rows, language) })}
        </p>
      </div>
      <FieldError id={`${id}-error`} role="alert">
        {wrong}
      </FieldError>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label={t('choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file !== undefined) void read(file)
        }}
      />
    </fieldset>
  )
}
