import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import './images.css'
import { messages } from './messages.ts'
import { IMAGE_TYPES, uploadImage } from './upload-image.ts'
import { useUploadReason } from './use-upload-reason.ts'

export interface Picture {
  id: number
  url: string
}

interface PictureFieldProps {
  id: string
  label: string
  hint: string
  value: Picture | null
  onChange: (picture: Picture | null) => void
  error?: string | undefined
}

type Sending = { file: File; progress: number; reason: string | null } | null

/** One picture beside a text, such as an article's cover: chosen or dropped, seen, replaced, removed. */
export function PictureField({ id, label, hint, value, onChange, error }: PictureFieldProps) {
  const t = useText(messages)
  const reasonOf = useUploadReason()
  const input = useRef<HTMLInputElement>(null)
  const abort = useRef<AbortController>(null)
  const [sending, setSending] = useState<Sending>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => () => abort.current?.abort(), [])

  async function send(file: File): Promise<void> {
    abort.current?.abort()
    const own = new AbortController()
    abort.current = own
    const tell = (change: Partial<NonNullable<Sending>>): void => {
      if (!own.signal.aborted) setSending({ file, progress: 0, reason: null, ...change })
    }
    tell({})
    try {
      const { id: mediaId, url } = await uploadImage(file, {
        onProgress: (progress) => tell({ progress }),
        signal: own.signal,
      })
      onChange({ id: mediaId, url })
      setSending(null)
    } catch (problem) {
      tell({ reason: reasonOf(problem) })
    }
  }
  function cancel(): void {
    abort.current?.abort()
    setSending(null)
  }

  const choose = () => input.current?.click()
  const fault = sending?.reason ?? error
  const isSending = sending !== null && sending.reason === null
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="field picture-field"
      aria-describedby={`${id}-hint${fault ? ` ${id}-error` : ''}`}
    >
      <legend className="field-head mb-1.5">{label}</legend>
      <div
        className="picture-frame relative grid place-items-center aspect-video rounded-panel overflow-hidden bg-surface data-over:bg-accent-soft"
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
          if (file !== undefined) void send(file)
        }}
      >
        {value !== null && !isSending && (
          <img className="size-full object-cover" src={value.url} alt={t('shown')} width={640} height={360} />
        )}
        {isSending && (
          <div className="grid gap-2 w-full p-6">
            <p>{t('uploading', { name: sending.file.name })}</p>
            <Progress
              label={t('uploading', { name: sending.file.name })}
              value={Math.round(sending.progress * 100)}
            />
            <Button size="sm" variant="text" onClick={cancel}>
              {t('cancel')}
            </Button>
          </div>
        )}
        {value === null && !isSending && (
          <button
            type="button"
            className="picture-choose grid place-content-center justify-items-center gap-2 size-full font-semibold text-quiet hover:text-text focus-visible:rounded-panel"
            onClick={choose}
          >
            <ImagePlus />
            {t('choose')}
          </button>
        )}
      </div>
      <FieldError id={`${id}-error`} role={sending === null ? undefined : 'alert'}>
        {fault}
      </FieldError>
      {sending !== null && sending.reason !== null && (
        <div className="flex gap-4">
          <Button size="sm" onClick={() => void send(sending.file)}>
            {t('retry')}
          </Button>
          <Button size="sm" variant="text" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {value !== null && sending === null && (
        <div className="flex gap-4">
          <Button size="sm" onClick={choose}>
            {t('replace')}
          </Button>
          <Button size="sm" variant="text" onClick={() => onChange(null)}>
            {t('remove')}
          </Button>
        </div>
      )}
      <div id={`${id}-hint`} className="field-hint">
        {hint}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={t('choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file !== undefined) void send(file)
        }}
      />
    </fieldset>
  )
}
