import { useRef, type ReactNode } from 'react'
import { IMAGE_BYTES, VIDEO_BYTES, VIDEO_SECONDS } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import type { MediumKind } from '../form/post-values.ts'
import { Chooser } from './chooser.tsx'
import { MediumFault } from './medium-fault.tsx'
import './medium.css'
import { MediumPreview } from './medium-preview.tsx'
import { MediumState } from './medium-state.tsx'
import { messages } from './messages.ts'
import { TYPES } from './upload-medium.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import type { useMedium } from './use-medium.ts'

interface MediumFieldProps {
  id: string
  /** What a post of the chosen type shows. */
  kind: MediumKind
  uploads: ReturnType<typeof useMedium>
  onFile: (file: File) => void
  onRemove: () => void
  error: string | undefined
  /** Stands beside what is shown: the question what it shows. */
  children: ReactNode
}

/** The photo or video of a post: chosen, dropped, pasted or taken, with its progress and its fate. */
export function MediumField({ id, kind, uploads, onFile, onRemove, error, children }: MediumFieldProps) {
  const t = useText(messages)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { sending, medium, isGone, details } = uploads
  // A file that is neither a photo nor a video belongs to whatever is asked for.
  const isOurs = sending !== null && (sending.kind ?? kind) === kind
  const isSending = isOurs && !sending.isUnfit
  const isHere = medium !== null && medium.kind === kind
  const broken = isHere && details?.state === 'failed' ? (details.failure ?? t('broken')) : undefined
  const failure = isOurs ? sending.reason : null
  const fault = failure ?? broken ?? error ?? (isGone ? t('gone') : undefined)
  const faultLine = fault !== undefined && (
    <MediumFault id={`${id}-error`} words={fault} isNews={failure !== null} />
  )
  const hint =
    kind === 'image'
      ? t('photoHint', { megabytes: IMAGE_BYTES / 1024 ** 2 })
      : t('videoHint', { megabytes: VIDEO_BYTES / 1024 ** 2, minutes: VIDEO_SECONDS / 60 })
  const choose = (): void => input.current?.click()
  const frame = useKeptFocus(`${isSending} ${sending?.reason ?? ''} ${isHere}`)
  return (
    <fieldset
      ref={frame}
      id={id}
      tabIndex={-1}
      className="field composer-medium gap-2 focus-visible:rounded-panel"
      aria-describedby={`${id}-hint${fault === undefined ? '' : ` ${id}-error`}`}
    >
      <legend className="sr-only">{t(kind === 'image' ? 'photo' : 'video')}</legend>
      {isSending || isHere ? (
        <div className="grid gap-4 min-[40rem]:grid-cols-2 min-[40rem]:gap-5">
          <div className="grid content-start gap-2 min-w-0">
            <MediumPreview
              kind={kind}
              file={isSending ? sending.file : uploads.file}
              details={isSending ? undefined : details}
            />
            {faultLine}
          </div>
          <div className="grid content-start gap-4 min-w-0">
            <MediumState
              kind={kind}
              uploads={isSending ? uploads : { ...uploads, sending: null }}
              onChoose={choose}
              onRemove={onRemove}
            />
            {children}
          </div>
        </div>
      ) : (
        <>
          <Chooser kind={kind} onChoose={choose} onCamera={() => camera.current?.click()} />
          {faultLine}
        </>
      )}
      <div id={`${id}-hint`} className="field-hint" hidden={isSending || isHere}>
        {hint}
      </div>
      <p role="status" className="sr-only">
        {isHere && !isSending && t(kind === 'image' ? 'arrivedPhoto' : 'arrivedVideo')}
      </p>
      <FileInput element={input} accept={TYPES[kind].join(',')} onFile={onFile} />
      <FileInput element={camera} accept={`${kind}/*`} isCamera onFile={onFile} />
    </fieldset>
  )
}

interface FileInputProps {
  element: React.RefObject<HTMLInputElement | null>
  accept: string
  isCamera?: boolean
  onFile: (file: File) => void
}

function FileInput({ element, accept, isCamera = false, onFile }: FileInputProps) {
  return (
    <input
      ref={element}
      type="file"
      hidden
      accept={accept}
      capture={isCamera ? 'environment' : undefined}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? []
        // The same file once more is a choice too.
        event.currentTarget.value = ''
        if (file !== undefined) onFile(file)
      }}
    />
  )
}
