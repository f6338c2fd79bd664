import { LOCALES, type Language } from '../../contract/messages.ts'

/** 14:32 today, else with its day; by the reader's own clock. */
export function hourOf(at: string, language: Language, now = new Date()): string {
  const time = new Date(at)
  const isToday = time.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...(!isToday && { day: 'numeric', month: 'short', year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)
}
