import { useSyncExternalStore } from 'react'
import { LOCALES } from '../../../contract/messages.ts'
import { formatDate } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { isSameDay } from './message-groups.ts'
import { messages } from './messages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** 22:41, by the reader's own clock. */
export function ClockTime({ at }: { at: string }) {
  const { language } = useLanguage()
  let format = formats.get(language)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(language, format)
  }
  return <time dateTime={at}>{format.format(new Date(at))}</time>
}

const everyMinute = (look: () => void) => {
  const timer = setInterval(look, 60_000)
  return () => clearInterval(timer)
}
const today = (): string => new Date().toDateString()

/** A conversation may be open at midnight. */
function useToday(): string {
  return useSyncExternalStore(everyMinute, today, today)
}

/** Today, yesterday, else the date. */
export function DayLine({ at }: { at: string }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const now = new Date(useToday())
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const words = isSameDay(at, now.toISOString())
    ? t('today')
    : isSameDay(at, yesterday.toISOString())
      ? t('yesterday')
      : formatDate(at, language, true)
  return (
    <p className="thread-day">
      <time dateTime={at}>{words}</time>
    </p>
  )
}
