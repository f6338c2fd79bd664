import { LOCALES, type Language } from '../../contract/messages.ts'

const STEPS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** 340 kB, 2.1 MB, 5 GB, as the reader's language writes it. */
export function formatBytes(bytes: number, language: Language): string {
  const step = bytes < 1024 ** 2 ? 0 : bytes < 1024 ** 3 ? 1 : 2
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: STEPS[step] ?? 'kilobyte',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1024 ** (step + 1))
}
