import { useEffect, useState } from 'react'
import { LOCALES, type Language } from '../../contract/messages.ts'
import { formatDate, formatRelative } from './format.ts'
import { useOnceAlive } from './hydrated.ts'
import { useLanguage } from './language.tsx'

const REFRESH_MS = 60_000

interface TimeProps {
  at: string
  className?: string
}

export function ShortDate({ at, className }: TimeProps) {
  const { language } = useLanguage()
  const words = useOnceAlive(
    () => formatDate(at, language, true),
    () => formatDate(at, language, false),
  )
  return (
    <time dateTime={at} className={className} suppressHydrationWarning>
      {words}
    </time>
  )
}

/** The time since then, in a document too, so that nothing changes when the page comes alive. */
export function RelativeTime({ at, className }: TimeProps) {
  const { language } = useLanguage()
  const [now, setNow] = useState(() => Date.now())
  const words = useOnceAlive(
    () => formatRelative(at, language, now, true),
    () => formatRelative(at, language, now, false),
  )
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    // The exact moment is for whoever points at it: a document does not know the reader's hour.
    <time
      dateTime={at}
      className={className}
      onPointerEnter={({ currentTarget }) => void (currentTarget.title = exactly(at, language))}
      suppressHydrationWarning
    >
      {words}
    </time>
  )
}

function exactly(at: string, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(LOCALES[language], style).format(new Date(at))
}
