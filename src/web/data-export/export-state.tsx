import type { DataExport } from '../../contract/data-export.ts'
import { formatBytes } from '../platform/format-bytes.ts'
import { formatDate } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Progress } from '../ui/progress.tsx'
import { isOnItsWay } from './export-queries.ts'
import { messages } from './messages.ts'

/** How the latest copy stands, in words; what changes is told to screen readers, percents are not. */
export function ExportState({ latest }: { latest: DataExport | null }) {
  const t = useText(messages)
  const { language } = useLanguage()
  return (
    <div className="grid gap-2">
      {latest !== null && isOnItsWay(latest) && (
        <>
          <p aria-hidden="true">{t('preparingAt', { percent: latest.progress })}</p>
          <Progress label={t('preparing')} value={latest.progress} />
        </>
      )}
      <p role="status" className={latest !== null && isOnItsWay(latest) ? 'sr-only' : undefined}>
        {latest !== null && stateText(latest)}
      </p>
    </div>
  )

  function stateText({ state, failure, bytes, expiresAt }: DataExport): string {
    if (state === 'failed') return t(`failed${failure ?? 'failed'}`)
    if (state !== 'ready') return t('preparing')
    const date = expiresAt === null ? '' : formatDate(expiresAt, language, true)
    return t('ready', { size: formatBytes(bytes ?? 0, language), date })
  }
}
