import { LOCALES, type Language } from '../../../contract/messages.ts'

const MEGABYTE = 1024 ** 2

/** 3.4 MB, or 210 kB for what is small. Rounded up: one byte over a limit is more than the limit. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE / 10
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? Math.ceil((bytes / MEGABYTE) * 10) / 10 : Math.max(1, Math.ceil(bytes / 1024)))
}
