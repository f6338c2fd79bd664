import { useIsHydrated } from '../platform/hydrated.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { formatDate } from '../platform/format.ts'
import { messages } from './messages.ts'
import { formatMoment } from './times.ts'

/** When a draft will be published by itself. */
export function ScheduledFor({ at }: { at: string }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const isAlive = useIsHydrated()
  const date = (
    <time dateTime={at} suppressHydrationWarning>
      {isAlive ? formatMoment(at, language) : formatDate(at, language, false)}
    </time>
  )
  return fillNodes(t('scheduledFor'), { date })
}
