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

/** All its digits: a table is no place to round what somebody has looked up. */
export function formatDecimal(value: number, language: Language): string {
  const size = Math.abs(value)
  const isFar = size !== 0 && (size >= 1e15 || size < 1e-6)
  return new Intl.NumberFormat(LOCALES[language], {
    maximumSignificantDigits: 15,
    ...(isFar && { notation: 'scientific' }),
  }).format(value)
}

/** A day has no time zone: 1945-08-17 is the 17th everywhere. */
export function formatDay(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
}

export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code) ?? code
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
