import { useLanguage, useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { MediumKind } from '../form/post-values.ts'
import { formatBytes } from './format-bytes.ts'
import { messages } from './messages.ts'
import type { Sending, useMedium } from './use-medium.ts'

interface MediumStateProps {
  kind: MediumKind
  uploads: ReturnType<typeof useMedium>
  onChoose: () => void
  onRemove: () => void
}

/** How far it is, what it is, and what can be done about it. */
export function MediumState({ kind, uploads, onChoose, onRemove }: MediumStateProps) {
  const t = useText(messages)
  const { sending, medium, details } = uploads
  if (sending !== null && sending.reason !== null)
    return (
      <div className="grid gap-2">
        <p>{t('failed', { name: sending.file.name })}</p>
        <div className="composer-medium-actions flex flex-wrap gap-x-5 gap-y-1">
          {!sending.isRefused && (
            <Button size="sm" onClick={uploads.retry}>
              {t('retry')}
            </Button>
          )}
          <Button size="sm" variant={sending.isRefused ? 'secondary' : 'text'} onClick={onChoose}>
            {t('chooseOther')}
          </Button>
          <Button size="sm" variant="text" onClick={uploads.cancel}>
            {t(medium === null ? 'remove' : 'cancel')}
          </Button>
        </div>
      </div>
    )
  if (sending !== null) return <Travelling sending={sending} onCancel={uploads.cancel} />
  return (
    <div className="grid gap-2">
      <p className="meta-line tabular-nums">
        <Facts kind={kind} file={uploads.file} width={details?.width} height={details?.height} />
      </p>
      {details?.state === 'processing' && <p className="text-quiet text-sm">{t('processing')}</p>}
      <div className="composer-medium-actions flex flex-wrap gap-x-5 gap-y-1">
        <Button size="sm" onClick={onChoose}>
          {t('replace')}
        </Button>
        <Button size="sm" variant="text" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}

function Travelling({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { file, share } = sending
  const percent = Math.round((share ?? 0) * 100)
  const isSent = share === 1
  const words = t(share === null ? 'preparing' : 'uploading', { name: file.name })
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{words}</p>
      <Progress label={words} value={percent} />
      <p className="meta-line tabular-nums">
        {isSent ? (
          t('checking')
        ) : (
          <>
            {share !== null && <span>{percent} %</span>}
            <span>{formatBytes(file.size, language)}</span>
          </>
        )}
      </p>
      <p className="text-quiet text-sm">{t('goOn')}</p>
      <div className="composer-medium-actions flex flex-wrap gap-x-5 gap-y-1">
        <Button size="sm" variant="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

interface FactsProps {
  kind: MediumKind
  file: File | null
  width: number | undefined
  height: number | undefined
}

function Facts({ kind, file, width, height }: FactsProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const isMeasured = width !== undefined && height !== undefined && width > 0
  return (
    <>
      <span>{t(kind === 'image' ? 'photo' : 'video')}</span>
      {isMeasured && (
        <span>
          {width} × {height}
        </span>
      )}
      {file !== null && <span>{formatBytes(file.size, language)}</span>}
    </>
  )
}
