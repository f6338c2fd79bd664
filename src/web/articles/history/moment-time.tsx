import { LOCALES } from '../../../contract/messages.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useLanguage } from '../../platform/language.tsx'
import { formatDate } from '../../platform/format.ts'

/** The day and the minute: several versions may be of one day. The document says the day alone, as it knows no zone. */
export function MomentTime({ at }: { at: string }) {
  const { language } = useLanguage()
  const isAlive = useIsHydrated()
  const moment = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <time dateTime={at} suppressHydrationWarning>
      {isAlive ? moment.format(new Date(at)) : formatDate(at, language, false)}
    </time>
  )
}
