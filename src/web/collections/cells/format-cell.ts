import type { CollectionColumn } from '../../../contract/collections.ts'
import type { CellValue } from '../../../contract/collection-rules.ts'
import { LOCALES, type Language } from '../../../contract/messages.ts'

type Column = Pick<CollectionColumn, 'type' | 'unit'>

/** A cell as words, in the reader's language; empty for nothing. */
export function formatCell({ type, unit }: Column, value: CellValue, language: Language): string {
  if (value === null || value === '') return ''
  if (type === 'number' && typeof value === 'number') {
    const number = formatDecimal(value, language)
    return unit === null ? number : `${number} ${unit}`
  }
  if (type === 'date') return formatDay(String(value), language)
  if (type === 'country') return countryName(String(value), language)
  return String(value)
}

/** A table has hundreds of cells, and making a format costs more than using it: one of each is kept. */
function keptFor<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    const format = made.get(language) ?? make(LOCALES[language])
    made.set(language, format)
    return format
  }
}

/** A year is no thousand: numbers of four digits stand together. */
const DIGITS = { maximumSignificantDigits: 15, useGrouping: 'min2' } as const
const plain = keptFor((locale) => new Intl.NumberFormat(locale, DIGITS))
const scientific = keptFor((locale) => new Intl.NumberFormat(locale, { ...DIGITS, notation: 'scientific' }))
const days = keptFor((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
const regions = keptFor((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/** All its digits: a table is no place to round what somebody has looked up. */
export function formatDecimal(value: number, language: Language): string {
  const size = Math.abs(value)
  const isFar = size !== 0 && (size >= 1e15 || size < 1e-6)
  return (isFar ? scientific : plain)(language).format(value)
}

/** A day has no time zone: 1945-08-17 is the 17th everywhere. */
export function formatDay(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : days(language).format(at)
}

export function countryName(code: string, language: Language): string {
  try {
    return regions(language).of(code) ?? code
  } catch {
    return code
  }
}

/** Of a long address only the place is shown; the whole of it is the link. */
export function shortAddress(address: string): string {
  try {
    const { hostname, pathname } = new URL(address)
    const place = hostname.replace(/^www\./, '')
    return pathname === '/'
      ? place
      : `${place}${pathname.length > 24 ? `${pathname.slice(0, 24)}…` : pathname}`
  } catch {
    return address
  }
}
