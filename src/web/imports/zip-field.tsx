import { FileUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './messages.ts'

interface ZipFieldProps {
  name: string | null
  isBusy: boolean
  error: string | undefined
  onChoose: (file: File) => void
}

/** A zip, chosen or dropped. */
export function ZipField({ name, isBusy, error, onChoose }: ZipFieldProps) {
  const t = useText(messages)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={`${id}-hint`}>
      <legend className="field-head mb-1.5">{t('file')}</legend>
      <div
        className="grid justify-items-start gap-3 p-5 border border-dashed border-line rounded-card"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file !== undefined && !isBusy) onChoose(file)
        }}
      >
        {name !== null && <p className="font-semibold wrap-anywhere">{name}</p>}
        <Button busy={isBusy} onClick={() => input.current?.click()}>
          <FileUp />
          {t(name === null ? 'choose' : 'other')}
        </Button>
        <p id={`${id}-hint`} className="field-hint" role="status">
          {t(isBusy ? 'reading' : 'limits')}
        </p>
      </div>
      <FieldError role="alert">{error}</FieldError>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
    </fieldset>
  )
}
