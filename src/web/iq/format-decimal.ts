import type { Language } from '../../contract/messages.ts'

/** 0.33; Indonesian writes a comma. */
export function formatDecimal(number: number, digits: number, language: Language): string {
  const written = number.toFixed(digits).replace('-', '−')
  return language === 'id' ? written.replace('.', ',') : written
}
