import { useEffect, useState } from 'react'
import { LOCALES, type Language } from '../../contract/messages.ts'
import { useIsHydrated } from './hydrated.ts'
import { useLanguage } from './language.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const REFRESH_MS = MINUTE

/** The server does not know the reader's time zone: a document says the day in UTC, the browser then their own. */
export function formatDate(at: string, language: Language, isLocal: boolean): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(!isLocal && { timeZone: 'UTC' }),
  }).format(new Date(at))
}

/** "now", "5 min", "3 h", "yesterday", then the date. */
export function formatRelative(at: string, language: Language, now: number, isLocal = true): string {
  const age = now - new Date(at).getTime()
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto', style: 'short' })
  if (age < MINUTE) return words.format(0, 'second')
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour')
  if (age < 2 * DAY) return words.format(-1, 'day')
  return formatDate(at, language, isLocal)
}

/** 1.2K, with the exact number for whoever asks. */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { notation: 'compact', maximumFractionDigits: 1 }).format(
    count,
  )
}

interface TimeProps {
  at: string
  className?: string
}

export function ShortDate({ at, className }: TimeProps) {
  const { language } = useLanguage()
  const isAlive = useIsHydrated()
  return (
    // Two engines may write one date a little differently; the browser's form wins in silence.
    <time dateTime={at} className={className} suppressHydrationWarning>
      {formatDate(at, language, isAlive)}
    </time>
  )
}

/** The time since then, in a document too, so that nothing changes when the page comes alive. */
export function RelativeTime({ at, className }: TimeProps) {
  const { language } = useLanguage()
  const isAlive = useIsHydrated()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const exact = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time
      dateTime={at}
      className={className}
      title={isAlive ? exact.format(new Date(at)) : undefined}
      suppressHydrationWarning
    >
      {formatRelative(at, language, now, isAlive)}
    </time>
  )
}
