import { LOCALES, type Language } from '../../contract/messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Words {
  months: string
  date: (day: number, month: string, year: number) => string
  now: string
  yesterday: string
  minutesAgo: (minutes: number) => string
  hoursAgo: (hours: number) => string
  /** Between thousands. */
  separator: string
}

/**
 * As Intl writes it (format.test.ts compares), without it: the first use of Intl on a page takes a phone as long as
 * drawing a whole list, and every list has times. Two engines would write a date a little differently, too.
 */
const WORDS: Record<Language, Words> = {
  en: {
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    date: (day, month, year) => `${month} ${day}, ${year}`,
    now: 'now',
    yesterday: 'yesterday',
    minutesAgo: (minutes) => `${minutes} min. ago`,
    hoursAgo: (hours) => `${hours} hr. ago`,
    separator: ',',
  },
  id: {
    months: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des',
    date: (day, month, year) => `${day} ${month} ${year}`,
    now: 'sekarang',
    yesterday: 'kemarin',
    minutesAgo: (minutes) => `${minutes} mnt lalu`,
    hoursAgo: (hours) => `${hours} jam lalu`,
    separator: '.',
  },
  my: {
    months: 'Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis',
    date: (day, month, year) => `${day} ${month} ${year}`,
    now: 'sekarang',
    yesterday: 'semalam',
    minutesAgo: (minutes) => `${minutes} min lalu`,
    hoursAgo: (hours) => `${hours} jam lalu`,
    separator: ',',
  },
}

/** The server does not know the reader's time zone: a document says the day in UTC, the browser then their own. */
export function formatDate(at: string, language: Language, isLocal: boolean): string {
  const { months, date } = WORDS[language]
  const time = new Date(at)
  const month = months.split(' ')[isLocal ? time.getMonth() : time.getUTCMonth()] ?? ''
  return isLocal
    ? date(time.getDate(), month, time.getFullYear())
    : date(time.getUTCDate(), month, time.getUTCFullYear())
}

/** "now", "5 min. ago", "3 hr. ago", "yesterday", then the date. */
export function formatRelative(at: string, language: Language, now: number, isLocal = true): string {
  const words = WORDS[language]
  const age = now - new Date(at).getTime()
  if (age < MINUTE) return words.now
  if (age < HOUR) return words.minutesAgo(Math.floor(age / MINUTE))
  if (age < DAY) return words.hoursAgo(Math.floor(age / HOUR))
  if (age < 2 * DAY) return words.yesterday
  return formatDate(at, language, isLocal)
}

/** 12,345; what is counted is never negative. */
export function formatNumber(number: number, language: Language): string {
  const rest = number % 1000
  if (rest === number) return String(number)
  const thousands = formatNumber((number - rest) / 1000, language)
  return `${thousands}${WORDS[language].separator}${String(rest).padStart(3, '0')}`
}

/** 1.2K, with the exact number for whoever asks. */
export function formatCount(count: number, language: Language): string {
  if (count < 1000) return String(count)
  return new Intl.NumberFormat(LOCALES[language], { notation: 'compact', maximumFractionDigits: 1 }).format(
    count,
  )
}
