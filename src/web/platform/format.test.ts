import { expect, test } from 'vitest'
import { LANGUAGES, LOCALES } from '../../contract/messages.ts'
import { formatCount, formatDate, formatNumber, formatRelative } from './format.ts'

const NOW = Date.parse('2026-11-16T09:30:00Z')
const MINUTE = 60_000
const before = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString()

test.each(LANGUAGES)('what is written without Intl is what Intl writes: %s', (language) => {
  const locale = LOCALES[language]
  const style = { day: 'numeric', month: 'short', year: 'numeric' } as const
  for (let month = 0; month < 12; month++) {
    const at = new Date(Date.UTC(2026, month, 3 * (month % 9) + 1, 23, 30)).toISOString()
    const intl = (timeZone?: string) =>
      new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(new Date(at))
    expect(formatDate(at, language, false)).toBe(intl('UTC'))
    expect(formatDate(at, language, true)).toBe(intl())
  }
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  expect(formatRelative(before(0.5), language, NOW)).toBe(ago.format(0, 'second'))
  for (const minutes of [1, 2, 15, 59])
    expect(formatRelative(before(minutes), language, NOW)).toBe(ago.format(-minutes, 'minute'))
  for (const hours of [1, 2, 23])
    expect(formatRelative(before(hours * 60), language, NOW)).toBe(ago.format(-hours, 'hour'))
  expect(formatRelative(before(30 * 60), language, NOW)).toBe(ago.format(-1, 'day'))
  const count = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  for (const number of [0, 7, 999, 1000, 1234, 98_765, 1_234_567]) {
    expect(formatNumber(number, language)).toBe(new Intl.NumberFormat(locale).format(number))
    expect(formatCount(number, language)).toBe(count.format(number))
  }
})

test('what is to come is now, and from the second day on it is the date', () => {
  expect(formatRelative(before(-3), 'en', NOW)).toBe('now')
  expect(formatRelative(before(48 * 60), 'en', NOW, false)).toBe('Nov 14, 2026')
})
