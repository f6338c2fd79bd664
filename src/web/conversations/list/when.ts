import { LOCALES, type Language } from '../../../contract/messages.ts'
import { formatDate, formatRelative } from '../../platform/format.ts'

const DAY = 24 * 3600_000
const startOfDay = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/** As short as a list needs it: the hour today, then yesterday, the day of the week, the date. */
export function shortTime(at: string, language: Language, now: Date): string {
  const time = new Date(at)
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY)
  if (days <= 0) return `${two(time.getHours())}:${two(time.getMinutes())}`
  if (days === 1)
    return formatRelative(new Date(now.getTime() - 1.5 * DAY).toISOString(), language, now.getTime())
  if (days < 7) return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short' }).format(time)
  if (time.getFullYear() !== now.getFullYear()) return formatDate(at, language, true)
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short' }).format(time)
}

const two = (count: number): string => String(count).padStart(2, '0')
