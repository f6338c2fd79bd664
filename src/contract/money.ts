import type { Language } from './messages.ts'

/** As people in the region write them; a dollar says whose it is. */
const SIGNS: Readonly<Record<string, string>> = { IDR: 'Rp', MYR: 'RM', SGD: 'S$', USD: 'US$', EUR: '€' }
const DECIMAL_SIGNS: Record<Language, string> = { en: '.', id: ',', my: '.' }
const THOUSANDS_SIGNS: Record<Language, string> = { en: ',', id: '.', my: ',' }
/** Of the smallest units: every currency that we know is counted in hundredths, rupiah at the provider too. */
const HUNDRED = 100

/**
 * US$4.99, Rp79.000, RM19.90: hundredths only where there are some, or where those beside it have some. On the screen and
 * in mails the same, without Intl.
 */
export function formatMoney(
  amountMinor: number,
  currency: string,
  language: Language,
  isExact = false,
): string {
  const rest = amountMinor % HUNDRED
  const whole = inThousands((amountMinor - rest) / HUNDRED, THOUSANDS_SIGNS[language])
  const cents = rest === 0 && !isExact ? '' : `${DECIMAL_SIGNS[language]}${String(rest).padStart(2, '0')}`
  const sign = SIGNS[currency] ?? `${currency} `
  return `${sign}${whole}${cents}`
}

function inThousands(number: number, sign: string): string {
  const rest = number % 1000
  if (rest === number) return String(number)
  return `${inThousands((number - rest) / 1000, sign)}${sign}${String(rest).padStart(3, '0')}`
}
